/** What can have focus by itself. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

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

/** Focuses what had focus or asks for it and arrived after the beginning of its page, unless the shopper has moved on. */
export function focusAfterRender(area: HTMLElement, refocus?: (area: HTMLElement) => boolean): void {
  if (document.activeElement !== (area.querySelector('h1') ?? area) || refocus?.(area)) return
  const asking = area.querySelector<HTMLElement>('[autofocus]')
  if (asking) giveFocus(asking)
}
