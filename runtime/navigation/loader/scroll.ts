/** The scroll of ours that is under way, if any, and its end. */
export const currentScroll = { end: () => {} }

/** Scrolls at once, whatever the theme's `scroll-behavior` says. */
export const jump = (left: number, top: number): void => scrollTo({ left, top, behavior: 'instant' })

/** Shows a page from its beginning, also where the page area scrolls by itself. */
export function scrollToStart(area: Element): void {
  currentScroll.end()
  jump(0, 0)
  area.scrollTo({ left: 0, top: 0, behavior: 'instant' })
}
