import { dropAskedOnce } from './asked-once.ts'

/**
 * The number of the first page that a list shows, if it shows more than one: `?pageindex=3&frompage=1` has the first
 * three pages. A server that does not know the parameter shows the last of them.
 */
export const FROM_PAGE = 'frompage'

/** The list shows one page, or begins again. */
export const dropFromPage = ({ searchParams }: URL): void => searchParams.delete(FROM_PAGE)

/** The address of one page of a list. The first page needs no parameter. The hash is removed. */
export function pageAddress(address: string, param: string, page: number): string {
  const url = new URL(address)
  url.hash = ''
  dropAskedOnce(url)
  dropFromPage(url)
  if (page > 1) url.searchParams.set(param, String(page))
  else url.searchParams.delete(param)
  return url.href
}

/** The address of a list that shows the pages `from` to `page`. */
export function pagesAddress(address: string, param: string, from: number, page: number): string {
  const url = new URL(pageAddress(address, param, page))
  if (from < page) url.searchParams.set(FROM_PAGE, String(from))
  return url.href
}
