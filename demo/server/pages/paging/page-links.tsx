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
  /** The first and the last page are linked too. */
  hasEnds?: boolean
}

const Gap = () => (
  <li aria-hidden="true">
    <span data-part="gap">…</span>
  </li>
)

export function PageLinks({ c, path, query = {}, page, pages, param, hasEnds = false }: PagesProps) {
  const t = c.get('t')
  const link = (number: number) => withQuery(path, { ...query, [param]: number === 1 ? undefined : number })
  const first = Math.max(1, page - innerWindow)
  const last = Math.min(pages, page + innerWindow)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const number = (to: number) => (
    <li>
      <a
        href={link(to)}
        aria-label={t('Shop.List.Page', { page: to })}
        aria-current={to === page ? 'page' : undefined}
        data-part={hasEnds && (to === 1 || to === pages) ? 'end' : undefined}
      >
        {to}
      </a>
    </li>
  )
  return (
    <list-pagination page={page} pages={pages} param={param} outer={hasEnds ? 1 : undefined}>
      <nav aria-label={t('Shop.List.Pages')}>
        <ul>
          {page > 1 && (
            <li>
              <a href={link(page - 1)} rel="prev" aria-label={t('Shop.List.Previous')}>
                ←
              </a>
            </li>
          )}
          {hasEnds && first > 1 && number(1)}
          {hasEnds && first > 2 && <Gap />}
          {numbers.map(number)}
          {hasEnds && last < pages - 1 && <Gap />}
          {hasEnds && last < pages && number(pages)}
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
