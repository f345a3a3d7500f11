import { dropAskedOnce } from '../../../stores/list/asked-once.ts'

/** How many pages are linked on each side of the present one (§9). */
export const INNER_WINDOW = 2

/** The same number at or below the small breakpoint (§9). */
export const INNER_WINDOW_SMALL = 0

/** The outer window is 0, so neither the first nor the last page is added (§9). */
export function pagesAround(page: number, pages: number, isSmall: boolean): number[] {
  const side = isSmall ? INNER_WINDOW_SMALL : INNER_WINDOW
  const first = Math.max(1, page - side)
  const last = Math.min(pages, page + side)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

export const presentPage = (page: number, pages: number) => Math.min(Math.max(1, Math.trunc(page)), pages)

/** The first page needs no parameter. The hash is removed. */
export function pageAddress(address: string, param: string, page: number): string {
  const url = new URL(address)
  url.hash = ''
  dropAskedOnce(url)
  if (page > 1) url.searchParams.set(param, String(page))
  else url.searchParams.delete(param)
  return url.href
}
