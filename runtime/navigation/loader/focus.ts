const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const WRONG = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)'

/** The first field that the server marked as wrong. */
export const wrongField = (root: Element): HTMLElement | null => root.querySelector(WRONG)

/** An element that had focus: its place among those that can have it, and what it looked like. */
export type Focused = [index: number, looks: string]

const looksOf = ({ localName, id, attributes }: Element) =>
  [localName, id, attributes.getNamedItem('name')?.value, attributes.getNamedItem('href')?.value].join('|')

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

/** Moves focus to an element and leaves the page where it is. What cannot have focus by itself gets it this once. */
export function giveFocus(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** After a visit, reading goes on in the new page: what asks for focus, else its first heading, else the area itself. */
export function focusPage(area: HTMLElement): void {
  giveFocus(area.querySelector<HTMLElement>('[autofocus]') ?? area.querySelector('h1') ?? area)
}
