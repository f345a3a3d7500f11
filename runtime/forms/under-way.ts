import { ownUrl } from '../page/paths.ts'
import { wayOf } from '../request/form-body.ts'

export type Submitter = HTMLElement | null

const sending = new WeakSet<HTMLFormElement>()

/** True while the form is being sent: a second click must not send it again. */
export const isSending = (form: HTMLFormElement): boolean => sending.has(form)

/**
 * True for a form that fetch can send as the browser would. Forms of another origin, of `method=dialog`, with a target
 * window, or sent as plain text are left to the browser.
 */
export function canSend(form: HTMLFormElement, submitter: Submitter = null): boolean {
  const { url, method, enctype, target } = wayOf(form, submitter)
  const isHere = target === '' || target === '_self'
  return ownUrl(url.href) !== undefined && /^(get|post)$/.test(method) && isHere && enctype !== 'text/plain'
}

/**
 * Marks a form as being sent and returns a function that ends that. `aria-disabled`, not `disabled`: the button keeps
 * the focus, and its value is still sent.
 */
export function beBusy(form: HTMLFormElement, submitter: Submitter): () => void {
  const button = submitter ?? form.querySelector<HTMLElement>('[type=submit], button:not([type])')
  sending.add(form)
  form.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  button?.toggleAttribute('data-vt-busy', true)
  return () => {
    sending.delete(form)
    form.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
    button?.removeAttribute('data-vt-busy')
  }
}
