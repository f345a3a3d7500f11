/** True for shoppers who asked their system for less motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The scroll of ours that is under way, if any, and its end. */
export const motion = { end: () => {} }

/** Scrolls at once, whatever the theme's `scroll-behavior` says. */
export const jump = (left: number, top: number): void => scrollTo({ left, top, behavior: 'instant' })

/** Shows a page from its beginning. */
export function scrollToStart(): void {
  motion.end()
  jump(0, 0)
}

/** How high what the area holds is, however high the area is kept. */
export function contentHeight(area: Element): number {
  let last = area.lastElementChild
  // A script or a template has no box.
  while (last && last.getClientRects().length === 0) last = last.previousElementSibling
  return (last ?? area).getBoundingClientRect().bottom - area.getBoundingClientRect().top
}
