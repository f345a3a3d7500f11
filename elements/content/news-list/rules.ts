/** News that a widget shows at once (§9). */
export const POSTS = 3

/** The share of its height by which a list scrolls. */
export const STEP = 0.8

/** `column` is counted from 0; `top` is the pixels above the item. */
export type Place = { column: number; top: number }

/** Each item is in the shortest column, so no top is above that of the item before: reading order is visual order. */
export function placesOf(heights: readonly number[], columns: number): Place[] {
  const tops = Array.from({ length: columns }, () => 0)
  return heights.map((height) => {
    const top = Math.min(...tops)
    const column = tops.indexOf(top)
    tops[column] = top + height
    return { column, top }
  })
}
