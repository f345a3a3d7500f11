import { settings } from '../../../runtime/page/settings.ts'
import { slidesByWidth } from '../../../runtime/sliders/by-width.ts'

/** The number of logos in a wide window (§9). */
export const SLIDES = 5

/** Milliseconds until the next logo (§9). */
export const INTERVAL = 3_000

/** Milliseconds of one move (§9). */
export const SPEED = 1_500

/** The number of logos in view: 4 up to the small breakpoint of the window, 2 up to the extra-small one (§9). */
export function sideBySide(usual: number) {
  const { sm, xs } = settings().breakpoints
  return slidesByWidth(usual, [
    [sm, 4],
    [xs, 2],
  ])
}
