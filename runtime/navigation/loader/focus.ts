import { giveFocus } from '../../page/window/give-focus.ts'

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
