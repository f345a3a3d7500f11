/** The part of an element that must be in view before it counts as visible (§9). */
export const VISIBLE_RATIO = 0.1

/** How finely the way to the ratio is watched: an element that can never show all of it is known on its way. */
const STEPS = 20

/** Of what an element can show at most, this much is enough. */
const MOST = 0.75

/** The ratios at which the browser is to look. */
export const thresholdsOf = (ratio: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => (clamp(ratio) * step) / STEPS)

/** The attribute may hold any number. */
const clamp = (ratio: number) => Math.min(1, Math.max(0, ratio))

type Box = { width: number; height: number }

/**
 * True when enough of an element is in view: the ratio, or, where the window is too small for that ever to happen, most of
 * what can be.
 */
export function isVisible(ratio: number, shown: number, element: Box, view: Box): boolean {
  const most = Math.min(1, view.width / (element.width || 1)) * Math.min(1, view.height / (element.height || 1))
  const wanted = clamp(ratio)
  const step = wanted / STEPS
  const reachable = most < wanted ? Math.floor((most * MOST) / (step || 1)) * step : wanted
  // The browser counts in whole device pixels.
  return shown >= reachable - 0.001
}
