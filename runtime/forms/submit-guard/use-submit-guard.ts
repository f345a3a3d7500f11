import { useCallback, useEffect, useRef, useState } from 'react'
import type { Definition } from '../../element/define.ts'
import { settings } from '../../page/settings.ts'
import { prefersReducedMotion } from '../../page/window/reduced-motion.ts'
import { usePageEvent, useServerMarkup } from '../../view/hooks.ts'
import type { ServerPart } from '../../view/read-markup.ts'
import { BUSY, useBusyOutside } from '../busy-button.ts'
import { ofForm } from '../of-form.ts'
import { isSending } from '../under-way.ts'
import type { submitGuardParts } from './parts.ts'

export type SubmitGuard = {
  host: HTMLElement
  /** An invalid form inside the tag was submitted. It is not sent, and the page scrolls to its top. */
  onInvalid?(): void
  onSent(): void
}

type Guarded = Definition & { parts: typeof submitGuardParts }

/** The forms that the browser is sending, each with the button that sent it. */
type Submissions = ReadonlyMap<HTMLFormElement, HTMLElement | undefined>

const NONE: Submissions = new Map()

/**
 * Lets only valid forms of a tag be sent, and each only once. `form-validator`, inside or around, decides whether a
 * form is valid; without one, the constraints of HTML do. The browser itself sends the form. Returns the props of the
 * parts.
 */
export function useSubmitGuard({ host, onInvalid, onSent }: SubmitGuard) {
  const { parts, element } = useServerMarkup<Guarded>()
  const { submissions, isLocked, lock } = useSubmissions(host)

  const partOf = (form: HTMLFormElement) => parts('form').find((part) => element(part) === form)
  const buttonOf = (form: HTMLFormElement) => {
    const button = parts('button').find((part) => part.within('form') === partOf(form))
    return button && element(button)
  }
  /** The browser refuses an invalid form without an event for the form, so the guard validates it. */
  const isChecked = (form: ServerPart | undefined) =>
    form !== undefined && form.attributes.novalidate === undefined && !isValidated(form)
  const isValidated = (form: ServerPart) =>
    host.closest('form-validator') !== null ||
    form.within('validator') !== undefined ||
    parts('validator').some((validator) => validator.within('form') === form)
  const isValid = (form: HTMLFormElement, submitter: HTMLElement | null) =>
    !isChecked(partOf(form)) || submitter?.hasAttribute('formnovalidate') || form.reportValidity()

  const refuse = () => {
    onInvalid?.()
    // After the first invalid field has the focus, which scrolls to it.
    queueMicrotask(scrollToTop)
  }

  const onSubmitBefore = (event: SubmitEvent) => {
    const form = formInside(host, event)
    if (!form) return
    const isUnderWay = isLocked(form)
    if (!isUnderWay && isValid(form, event.submitter)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isUnderWay) refuse()
  }
  const onSubmitAfter = (event: SubmitEvent) => {
    const form = formInside(host, event)
    if (!form || (event.defaultPrevented && !isSending(form))) return
    if (!isSending(form)) lock(form, event, event.submitter ?? buttonOf(form))
    onSent()
  }
  const onRefused = ({ target: refused }: Event) => {
    if (!(refused instanceof Element)) return
    const forms = parts('form').map((form) => element(form) as HTMLFormElement | undefined)
    if (forms.some((form) => form && (ofForm(form, 'contains')(refused) || refused.contains(form)))) refuse()
  }
  usePageEvent(window, 'submit', onSubmitBefore, true)
  // In the bubbling phase of the window: every other listener may have stopped the form by then.
  usePageEvent(window, 'submit', onSubmitAfter)
  usePageEvent(document, 'form:invalid', onRefused)

  const busy = new Set<HTMLElement | undefined>([...submissions.keys(), ...submissions.values()])
  return {
    form: (form: ServerPart) => ({
      noValidate: isChecked(form) || undefined,
      'aria-busy': busy.has(element(form)) || undefined,
    }),
    button: (button: ServerPart) => (busy.has(element(button)) ? BUSY : {}),
  }
}

/** Sending may end with the same page: the answer was a file, or the loading was stopped. */
function useSubmissions(host: HTMLElement) {
  const [submissions, setSubmissions] = useState(NONE)
  const locked = useRef(new Set<HTMLFormElement>()).current
  const end = useCallback(() => {
    locked.clear()
    setSubmissions(NONE)
  }, [locked])
  useEffect(() => {
    if (submissions.size === 0) return undefined
    const limit = setTimeout(end, settings().requestTimeout)
    return () => clearTimeout(limit)
  }, [submissions, end])
  // The page was restored from the browser's cache.
  usePageEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && end())
  useBusyOutside(host, [...submissions.values()].at(-1))

  const lock = (form: HTMLFormElement, event: SubmitEvent, button: HTMLElement | undefined) => {
    locked.add(form)
    // A later listener may still stop the form: the page loader does, and shows its own progress.
    setTimeout(() => {
      if (event.defaultPrevented) locked.delete(form)
      else setSubmissions((before) => new Map([...before, [form, button]]))
    })
  }
  return { submissions, lock, isLocked: (form: HTMLFormElement) => locked.has(form) || isSending(form) }
}

const formInside = (host: HTMLElement, { target }: Event): HTMLFormElement | undefined =>
  target instanceof HTMLFormElement && host.contains(target) ? target : undefined

const scrollToTop = () => scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
