/** How many pages are linked on each side of the present one (§9). */
export const INNER_WINDOW = 2

/** The same number at or below the small breakpoint (§9). */
export const INNER_WINDOW_SMALL = 0

/** The pages beside the present one (§9). */
export function pagesAround(page: number, pages: number, isSmall: boolean): number[] {
  const side = isSmall ? INNER_WINDOW_SMALL : INNER_WINDOW
  const first = Math.max(1, page - side)
  const last = Math.min(pages, page + side)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** A page that is linked, or a place where pages are left out. */
export type Step = { page: number; isEnd: boolean } | 'gap'

/**
 * The pages around the present one, and `outer` at each end of the list. The outer window is 0 by default, so that
 * neither the first nor the last page is added (§9).
 */
export function pageSteps(page: number, pages: number, isSmall: boolean, outer: number): Step[] {
  const inner = pagesAround(page, pages, isSmall)
  const ends = Math.min(Math.max(0, Math.trunc(outer)), pages)
  const atEnds = Array.from({ length: ends }, (_, index) => [index + 1, pages - index]).flat()
  const all = [...new Set([...inner, ...atEnds])].toSorted((one, other) => one - other)
  return all.flatMap((number, index) => {
    const step = { page: number, isEnd: !inner.includes(number) || atEnds.includes(number) }
    const isApart = index > 0 && number - (all[index - 1] as number) > 1
    return isApart ? (['gap', step] as const) : [step]
  })
}

export const presentPage = (page: number, pages: number) => Math.min(Math.max(1, Math.trunc(page)), pages)
