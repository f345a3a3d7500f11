/** News that a widget shows at once (§9). */
export const POSTS = 3

/** The share of its height by which a list scrolls. */
export const STEP = 0.8

/** `column` is counted from 0; `top` is the pixels above the item. */
export type Place = { column: number; top: number }

/**
 * Puts items of these heights into columns, each into the shortest one, the first column first. So the top of an item
 * is never above that of the item before, and the reading order is the visual order.
 */
export function placesOf(heights: readonly number[], columns: number): Place[] {
  const tops = Array.from({ length: columns }, () => 0)
  return heights.map((height) => {
    const top = Math.min(...tops)
    const column = tops.indexOf(top)
    tops[column] = top + height
    return { column, top }
  })
}
