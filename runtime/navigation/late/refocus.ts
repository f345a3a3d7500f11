import { FOCUSABLE, type Focused, looksOf } from '../loader/focus.ts'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** Gives focus back to the element that had it, if the page still has it. */
export function refocus(area: Element, focused: Focused | undefined): boolean {
  const element = focused && area.querySelectorAll<HTMLElement>(FOCUSABLE)[focused[0]]
  if (!element || looksOf(element) !== focused[1]) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Gives focus to the first field that the server marked as wrong. */
export function focusWrong(area: Element): boolean {
  const field = area.querySelector<HTMLElement>(WRONG)
  field?.focus()
  return field !== null
}
