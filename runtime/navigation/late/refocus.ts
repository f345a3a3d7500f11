import { FOCUSABLE } from '../loader/focus.ts'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** An element that had focus: its place among those that can have it, and what it looked like. */
export type Focused = [index: number, looks: string]

/** What tells an element from others at its place. */
const looksOf = (element: Element): string =>
  [element.localName, ...['id', 'name', 'href'].map((name) => element.getAttribute(name))].join('|')

/** What has focus in the page area. */
export function noteFocus(area: Element): Focused | undefined {
  const active = document.activeElement
  const index = active ? [...area.querySelectorAll(FOCUSABLE)].indexOf(active) : -1
  return active && index >= 0 ? [index, looksOf(active)] : undefined
}

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
