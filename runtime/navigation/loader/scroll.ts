/** The present scroll by script, if any, and the function that ends it. */
export const currentScroll = { end: () => {} }

/** Scrolls at once, regardless of the theme's `scroll-behavior`. */
export const jump = (left: number, top: number): void => scrollTo({ left, top, behavior: 'instant' })

/** Shows a page from its beginning, also if the page area scrolls by itself. */
export function scrollToStart(area: Element): void {
  currentScroll.end()
  jump(0, 0)
  area.scrollTo({ left: 0, top: 0, behavior: 'instant' })
}
