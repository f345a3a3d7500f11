import { slidesByWidth } from '../../../runtime/sliders/by-width.ts'

/** Brands side by side in a wide window (§9). */
export const ITEMS = 6

/** Milliseconds of one move; the specification leaves it open. */
export const SPEED = 600

/** Windows narrower than so many CSS pixels show fewer brands (§9). */
const NARROWER = [
  [1024, 3],
  [600, 2],
  [480, 1],
] as const

export const sideBySide = (usual: number) =>
  slidesByWidth(
    usual,
    // Below a width, not up to it, since zoomed windows have fractional widths.
    NARROWER.map(([width, items]) => [width - 0.02, items]),
  )
