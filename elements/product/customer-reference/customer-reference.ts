import { notify } from '../../../runtime/dialogs/notices.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { getReferenceForm } from '../../../stores/product/api.ts'
import { followVariant } from '../../../stores/product/variant-part.ts'
import type { customerReference } from './definition.ts'
import { draftOf, noteDraft, skuField, variantOf } from './drafts.ts'
import { ReferenceUpdate } from './update.ts'

export type Reference = Connected<typeof customerReference>

/** Sends the form in place, keeps what is typed, and follows the variant. */
export function connectCustomerReference(reference: Reference): void {
  const { host, attributes, signal, onChange } = reference
  const update = new ReferenceUpdate(reference)

  const submit = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !skuField(form)) return
    event.preventDefault()
    update.send(form, event.submitter)
  }
  const type = ({ target }: Event) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    const field = form && skuField(form)
    if (!field || field !== target) return
    noteDraft(variantOf(form, attributes.variantId), field)
    update.forgetMistake(field)
  }
  const changed = followVariant({
    host,
    signal,
    attribute: 'variant-id',
    load: (mine, variantId) => getReferenceForm(mine, attributes.productId, variantId),
    show: (content) => setHtml(host, content),
  })

  onChange((name) => name === 'variantId' && changed())
  host.addEventListener('submit', submit, { signal })
  host.addEventListener('input', type, { signal })
  each<HTMLFormElement>(host, 'form', signal, (form, gone) => follow(reference, form, gone))
}

/** A form that comes shows what was typed for its variant; of one that goes, the shopper is told what waits. */
function follow({ host, attributes, t, signal }: Reference, form: HTMLFormElement, gone: AbortSignal): void {
  const field = skuField(form)
  if (!field) return
  const variantId = variantOf(form, attributes.variantId)
  const draft = draftOf(variantId)
  if (draft !== undefined) field.value = draft
  // Typed before the code came, or brought back by the browser.
  else noteDraft(variantId, field)
  takeFocusOver(host, field)
  gone.addEventListener('abort', () => {
    const left = draftOf(variantId)
    if (signal.aborted || left === undefined || attributes.variantId === variantId) return
    notify({ kind: 'info', text: t.draft({ text: left }) })
  })
}

/** The field of a tag that has the focus, also after it has been replaced. */
const focused = new WeakMap<Element, HTMLElement>()

/** Who was in the field that has been replaced is in the new one. */
function takeFocusOver(host: HTMLElement, field: HTMLInputElement): void {
  const before = focused.get(host)
  const isLost = before && !before.isConnected && document.activeElement === document.body
  if (isLost) field.focus({ preventScroll: true })
  field.addEventListener('focus', () => focused.set(host, field))
  // Browsers differ in whether a removal is a blur.
  field.addEventListener('blur', () => queueMicrotask(() => field.isConnected && focused.delete(host)))
  if (isLost) focused.set(host, field)
}
