import type { ShopContext } from '../../context.ts'

/** Which page of something an address asks for: at least the first, at most the last. */
export type Position = { page: number; pages: number; start: number }

/** Reads the page number of an address; what is none is the first page, what lies past the end is the last. */
export function pageNumber(c: ShopContext, param: 'pageindex' | 'pagenbr', total: number, size: number): Position {
  const wanted = Number(c.req.query(param))
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, pages) : 1
  return { page, pages, start: (page - 1) * size }
}
