import { giveFocus } from '../../page/window/give-focus.ts'

/** Focuses the element with `autofocus`, else the first heading, else the area itself. */
export function focusPage(area: HTMLElement): void {
  giveFocus(area.querySelector<HTMLElement>('[autofocus]') ?? area.querySelector('h1') ?? area)
}

/**
 * Focuses the former or the `autofocus` element if it arrived after the beginning of its page, unless the shopper has
 * moved the focus.
 */
export function focusAfterRender(area: HTMLElement, refocus?: (area: HTMLElement) => boolean): void {
  if (document.activeElement !== (area.querySelector('h1') ?? area) || refocus?.(area)) return
  const asking = area.querySelector<HTMLElement>('[autofocus]')
  if (asking) giveFocus(asking)
}
