import { each } from '../../../runtime/element/each.ts'
import { isPlainQuantity } from './choice.ts'
import { CHOICE } from './rules.ts'
import { closeMarkedOptions, isOwn } from './show.ts'
import { type Product, VariationForm } from './variation-form.ts'

/** Follows the forms of one product. */
export function connectProductVariations(product: Product): () => void {
  const { host, signal } = product
  const status = document.createElement('span')
  Object.assign(status.dataset, { part: 'status' })
  status.className = 'vt-hidden'
  status.role = 'status'
  host.append(status)
  const forms = new Map<HTMLFormElement, VariationForm>()

  each<HTMLFormElement>(host, 'form', signal, (form, gone) => {
    if (!isOwn(host, form)) return
    const follower = new VariationForm(product, form, status)
    forms.set(form, follower)
    gone.addEventListener('abort', () => {
      follower.stop()
      forms.delete(form)
    })
    follower.refreshIfUnknown()
  })
  each<HTMLSelectElement>(host, 'select', signal, (select) => {
    if (CHOICE.test(select.name) && isOwn(host, select)) closeMarkedOptions(select)
  })
  listen(product, forms)
  return () => status.remove()
}

function listen({ host, signal }: Product, forms: Map<HTMLFormElement, VariationForm>): void {
  const followerOf = (field: EventTarget | null) => {
    const form = (field as HTMLInputElement | null)?.form
    return form ? forms.get(form) : undefined
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof Element && CHOICE.test((target as HTMLInputElement).name)) followerOf(target)?.refresh()
    else if (isPlainQuantity(target))
      followerOf(target)?.takeQuantity(Number(target.value.replace(',', '.') || Number.NaN))
  }
  const onQuantity = ({ target, detail }: CustomEvent<{ value?: unknown }>) => {
    if (target instanceof Element) followerOf(target.querySelector('input'))?.takeQuantity(detail?.value)
  }
  const onSubmit = (event: SubmitEvent) => forms.get(event.target as HTMLFormElement)?.hold(event)
  // The fields go back only after the event.
  const onReset = ({ target }: Event) => {
    setTimeout(() => !signal.aborted && forms.get(target as HTMLFormElement)?.refreshIfUnknown())
  }
  const retry = () => {
    for (const follower of forms.values()) if (follower.hasFailed) follower.refresh()
  }
  host.addEventListener('change', onChange, { signal })
  host.addEventListener('quantity:change', onQuantity as EventListener, { signal })
  // On the document, before everything that would send the form or take it over.
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  document.addEventListener('reset', onReset, { signal })
  addEventListener('online', retry, { signal })
}
