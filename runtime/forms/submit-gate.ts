import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import './busy.css'
import { settings } from '../page/settings.ts'
import { beBusy, isSending } from './send-form.ts'

export type SubmitGate = {
  host: HTMLElement
  signal: AbortSignal
  /** A form inside the tag was to be sent and is not valid; nothing is sent, and the page scrolls to its top. */
  invalid(form: HTMLFormElement): void
  /** The form is on its way. */
  sent(form: HTMLFormElement): void
}

const VALIDATOR = 'form-validator'

/**
 * Lets only valid forms inside a tag go, and each only once. `form-validator`, inside or around, says what is valid; without
 * one, the native constraints do. While the form is under way its button says so. The browser itself sends it.
 */
export function guardSubmit({ host, signal, invalid, sent }: SubmitGate): void {
  const busy = new Map<HTMLFormElement, () => void>()
  const restAll = () => {
    for (const rest of busy.values()) rest()
    busy.clear()
  }
  const refuse = (form: HTMLFormElement) => {
    invalid(form)
    // After the first wrong field was given the focus, which scrolls to it.
    queueMicrotask(scrollToTop)
  }
  const own = { capture: true, signal }

  addEventListener(
    'submit',
    (event) => {
      const form = formInside(host, event)
      if (!form) return
      const isInvalid = !isSending(form) && !passesNatively(form, event.submitter)
      if (!isSending(form) && !isInvalid) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isInvalid) refuse(form)
    },
    own,
  )
  // On the window and in the bubbling phase: whoever wants to stop the form has done so by then.
  addEventListener(
    'submit',
    (event) => {
      const form = formInside(host, event)
      if (!form || (event.defaultPrevented && !isSending(form))) return
      if (!isSending(form)) busy.set(form, holdBusy(form, event))
      sent(form)
    },
    { signal },
  )
  document.addEventListener('form:invalid', ({ target }) => hearValidator(host, target, refuse), { signal })
  takeOverNativeChecks(host, signal)
  addEventListener('pageshow', ({ persisted }) => persisted && restAll(), { signal })
  signal.addEventListener('abort', restAll)
}

function formInside(host: HTMLElement, { target }: Event): HTMLFormElement | undefined {
  return target instanceof HTMLFormElement && host.contains(target) ? target : undefined
}

/** Ends by itself when the page stays: the answer was a file, or the shopper stopped the loading. */
function holdBusy(form: HTMLFormElement, event: SubmitEvent): () => void {
  const stop = beBusy(form, event.submitter)
  const limit = setTimeout(stop, settings().requestTimeout)
  const rest = () => {
    clearTimeout(limit)
    stop()
  }
  // A listener that was added to the window later may have stopped the form after all.
  setTimeout(() => event.defaultPrevented && rest())
  return rest
}

const validatorOf = (form: HTMLFormElement) => form.closest(VALIDATOR) ?? form.querySelector(VALIDATOR)

/** Forms whose bubbles this module shows in the browser's place. */
const taken = new WeakSet<HTMLFormElement>()

/** The browser refuses an invalid form without any event that tells it from a mere check, so the check is ours. */
function takeOverNativeChecks(host: HTMLElement, signal: AbortSignal): void {
  const take = (form: HTMLFormElement) => {
    if (form.noValidate || validatorOf(form)) return
    form.noValidate = true
    taken.add(form)
  }
  const giveBack = (form: HTMLFormElement) => {
    if (taken.delete(form)) form.noValidate = false
  }
  const scan = () => host.querySelectorAll('form').forEach(take)
  const observer = new MutationObserver(scan)
  observer.observe(host, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    host.querySelectorAll('form').forEach(giveBack)
  })
  scan()
}

const passesNatively = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  !taken.has(form) || submitter?.hasAttribute('formnovalidate') || form.reportValidity()

function hearValidator(host: HTMLElement, target: EventTarget | null, refuse: SubmitGate['invalid']): void {
  if (!(target instanceof Element)) return
  const form = target.closest('form') ?? target.querySelector('form')
  if (form && host.contains(form)) refuse(form)
}

function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
