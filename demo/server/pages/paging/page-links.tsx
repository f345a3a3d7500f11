/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { type ListQuery, withQuery } from '../layout/links.ts'

/** Page numbers on either side of the current one (§9, inner window). */
const innerWindow = 2

/** `param` is the query parameter of the page number (§2). `query` has the other parameters. */
type PagesProps = {
  c: ShopContext
  path: string
  query?: ListQuery
  page: number
  pages: number
  param: 'pageindex' | 'pagenbr'
}

export function PageLinks({ c, path, query = {}, page, pages, param }: PagesProps) {
  const t = c.get('t')
  const link = (number: number) => withQuery(path, { ...query, [param]: number === 1 ? undefined : number })
  const first = Math.max(1, page - innerWindow)
  const numbers = Array.from({ length: Math.min(pages, page + innerWindow) - first + 1 }, (_, index) => first + index)
  return (
    <list-pagination page={page} pages={pages} param={param}>
      <nav aria-label={t('Shop.List.Pages')}>
        <ul>
          {page > 1 && (
            <li>
              <a href={link(page - 1)} rel="prev" aria-label={t('Shop.List.Previous')}>
                ←
              </a>
            </li>
          )}
          {numbers.map((number) => (
            <li>
              <a
                href={link(number)}
                aria-label={t('Shop.List.Page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ))}
          {page < pages && (
            <li>
              <a href={link(page + 1)} rel="next" aria-label={t('Shop.List.Next')}>
                →
              </a>
            </li>
          )}
        </ul>
      </nav>
    </list-pagination>
  )
}
