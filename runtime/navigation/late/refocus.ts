import { FOCUSABLE } from '../loader/focus.ts'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** An element that had focus: what it looked like, and its place among those that look the same. */
export type Focused = [looks: string, index: number]

/** What tells an element from others. */
const looksOf = (element: Element): string =>
  [element.localName, ...['id', 'name', 'href'].map((name) => element.getAttribute(name))].join('|')

/** What can have focus and looks like this. */
const alike = (area: Element, looks: string): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => looksOf(element) === looks)

/** What has focus in the page area. */
export function noteFocus(area: Element): Focused | undefined {
  const active = document.activeElement as HTMLElement | null
  if (!active?.matches(FOCUSABLE) || !area.contains(active)) return undefined
  const looks = looksOf(active)
  return [looks, alike(area, looks).indexOf(active)]
}

/** Gives focus back to the element that had it, if the page still has it. */
export function refocus(area: Element, focused: Focused | undefined): boolean {
  const element = focused && alike(area, focused[0])[focused[1]]
  element?.focus({ preventScroll: true })
  return element !== undefined && document.activeElement === element
}

/** Gives focus to the first field that the server marked as wrong. */
export function focusWrong(area: Element): boolean {
  const field = area.querySelector<HTMLElement>(WRONG)
  field?.focus()
  return field !== null
}
