import type { Connected } from '../../../runtime/element/behaviour.ts'
import { type Addition, addToCart as add } from '../../../stores/cart/cart.ts'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { isConfirmed } from './confirmed.ts'
import type { addToCart } from './definition.ts'
import { messagePlace } from './message-place.ts'
import { additionOf } from './rules.ts'

/** What analytics wants to know of a variant. */
type Facts = { sku?: string; price?: number; currency?: string }

/** The form that an element enhances: inside it, named by `for`, or around it. Looked up late: pages are streamed. */
const formOf = (host: HTMLElement, id: string): HTMLFormElement | null =>
  host.querySelector('form') ??
  (id ? document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`) : host.closest('form'))

/** A button that sends its form elsewhere, or belongs to another add-to-cart of the same form, is not ours. */
const isOurs = (host: HTMLElement, submitter: HTMLElement | null) =>
  !submitter?.hasAttribute('formaction') && (submitter?.closest('add-to-cart') ?? host) === host

/** What a shopper chose last in `<product-variations>` tells more than what the server printed. */
function factsOf(host: HTMLElement, attributes: Connected<typeof addToCart>['attributes'], signal: AbortSignal) {
  let chosen: Facts = {}
  const remember = (event: Event) => {
    chosen = (event as CustomEvent<Facts>).detail
  }
  host.closest('product-variations')?.addEventListener('variant:change', remember, { signal })
  return (): Facts => {
    const { sku = attributes.sku, price = attributes.price, currency = attributes.currencyCode } = chosen
    return { ...(sku && { sku }), ...(price !== undefined && { price }), ...(currency && { currency }) }
  }
}

/** Takes over the submit of the form. Nothing is done before it, so that hundreds of them on a page cost little. */
export function connectAddToCart({ host, attributes, emit, t, signal }: Connected<typeof addToCart>): () => void {
  const place = messagePlace(host)
  let isBusy = false
  const facts = factsOf(host, attributes, signal)

  const send = async (addition: Addition, button: HTMLElement | null) => {
    const { variantId, quantity, name } = addition
    if (!emit('cart:before-add', { variantId: `${variantId}`, quantity, name })) return
    isBusy = true
    markBusy(host, button, true)
    place.say('', button)
    const outcome = await add({ ...addition, ...facts() })
    isBusy = false
    markBusy(host, button, false)
    if (signal.aborted) return
    if (outcome.state !== 'done') place.say(explain(outcome, t), button)
    else if (!(await isConfirmed(signal))) place.say(t.added({ name }), button)
  }

  const submit = (event: SubmitEvent) => {
    const form = event.target
    const { submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form !== formOf(host, attributes.for) || !isOurs(host, submitter)) return
    const addition = additionOf(new FormData(form, submitter), attributes)
    // The server finds the variant by the chosen values; it has its own page for that.
    if (addition.variantId === '') return
    event.preventDefault()
    if (!isBusy) send(addition, submitter ?? host.querySelector('button'))
  }

  /** Without a form there is only the button. */
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=button]') : null
    if (!button || event.defaultPrevented || isBusy || formOf(host, attributes.for)) return
    const addition = additionOf(new FormData(), attributes)
    if (addition.variantId !== '') send(addition, button)
  }

  // On the document, after everything in the page that checks, completes or stops the form.
  document.addEventListener('submit', submit, { signal })
  host.addEventListener('click', click, { signal })
  return place.remove
}

/** The button keeps its focus; `disabled` would throw it to the page's start. */
function markBusy(host: HTMLElement, button: HTMLElement | null, isBusy: boolean): void {
  host.toggleAttribute('data-vt-busy', isBusy)
  button?.toggleAttribute('data-vt-busy', isBusy)
  if (isBusy) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}
