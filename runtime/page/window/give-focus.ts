/** What can have focus by itself. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Moves focus to an element and leaves the page where it is. What cannot have focus by itself has it for the moment, so that
 * reading and the Tab key go on from there.
 */
export function giveFocus(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses an element; false when the browser does not let it have focus (disabled, hidden, inert, gone). */
export function tryFocus(element: Element): boolean {
  ;(element as HTMLElement).focus({ preventScroll: true })
  return document.activeElement === element
}
