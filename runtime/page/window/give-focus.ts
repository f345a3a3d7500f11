/** Elements that can have focus by themselves. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Focuses an element without scrolling. An element that cannot have focus by itself has it temporarily, so that reading
 * and the Tab key continue from there.
 */
export function giveFocus(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses an element; false if the browser does not focus it (disabled, hidden, inert, not in the page). */
export function tryFocus(element: Element): boolean {
  ;(element as HTMLElement).focus({ preventScroll: true })
  return document.activeElement === element
}
