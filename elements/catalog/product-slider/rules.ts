import { settings } from '../../../runtime/page/settings.ts'
import { slidesByWidth } from '../../../runtime/sliders/by-width.ts'

/** Products side by side in a wide window (§9). */
export const SLIDES = 4

/** Milliseconds until the next products (§9). */
export const INTERVAL = 6_000

/** Milliseconds of one move (§9). */
export const SPEED = 800

/** The number of products in view: 3 up to the large breakpoint of the window, 2 up to the small one (§9). */
export function sideBySide(usual: number) {
  const { lg, sm } = settings().breakpoints
  return slidesByWidth(usual, [
    [lg, 3],
    [sm, 2],
  ])
}
