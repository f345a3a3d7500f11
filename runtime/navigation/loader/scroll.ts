/** The scroll of ours that is under way, if any, and its end. */
export const currentScroll = { end: () => {} }

/** Scrolls at once, whatever the theme's `scroll-behavior` says. */
export const jump = (left: number, top: number): void => scrollTo({ left, top, behavior: 'instant' })

/** Shows a page from its beginning. */
export function scrollToStart(): void {
  currentScroll.end()
  jump(0, 0)
}
