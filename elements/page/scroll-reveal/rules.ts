/** The ratio of an element in view at which it counts as visible (§9). */
export const VISIBLE_RATIO = 0.1

/** The number of thresholds up to the ratio. An element that cannot reach the ratio is detected at one of them. */
const STEPS = 20

/** For an element that cannot reach the ratio: the share of its largest possible ratio that is enough. */
const MOST = 0.75

export const thresholdsOf = (ratio: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => (clamp(ratio) * step) / STEPS)

/** The attribute may be any number. */
const clamp = (ratio: number) => Math.min(1, Math.max(0, ratio))

type Box = { width: number; height: number }

/**
 * True when enough of an element is in view: the ratio, or, in a window that is too small for that, most of the largest
 * possible part.
 */
export function isVisible(ratio: number, shown: number, element: Box, view: Box): boolean {
  const most = Math.min(1, view.width / (element.width || 1)) * Math.min(1, view.height / (element.height || 1))
  const wanted = clamp(ratio)
  const step = wanted / STEPS
  const reachable = most < wanted ? Math.floor((most * MOST) / (step || 1)) * step : wanted
  // The browser counts in whole device pixels.
  return shown >= reachable - 0.001
}
