import type { ShopContext } from '../../context.ts'

/** `start` is the index of the page's first item. */
export type Position = { page: number; pages: number; start: number }

/** Reads the page number of an address. An invalid number means the first page, a number past the end the last. */
export function pageNumber(c: ShopContext, param: 'pageindex' | 'pagenbr', total: number, size: number): Position {
  const wanted = Number(c.req.query(param))
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, pages) : 1
  return { page, pages, start: (page - 1) * size }
}
