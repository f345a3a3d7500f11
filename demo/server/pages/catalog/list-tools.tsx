/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { withQuery } from '../layout/links.ts'
import { displays, filterText, type ListState, listQuery, pageSizes, sorts } from './list-state.ts'

type ToolProps = { c: ShopContext; path: string; state: ListState }

function Displays({ c, state }: ToolProps) {
  const { t } = c.var
  return (
    <fieldset>
      <legend class="hidden-text">{t('Shop.List.Display')}</legend>
      {displays.map((display) => (
        <button
          type="submit"
          name="display"
          value={display}
          aria-pressed={display === state.display ? 'true' : 'false'}
        >
          {t(`Shop.List.Displays.${display}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** View, order and page size of a list: a plain form, so that it works before and without the library. */
export function Toolbar({ c, path, state }: ToolProps) {
  const { t } = c.var
  return (
    <list-toolbar sorts={sorts.join(',')} sizes={pageSizes.join(',')}>
      <form method="get" action={path}>
        {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
        {filterText(state) && <input type="hidden" name="filter" value={filterText(state)} />}
        <Displays c={c} path={path} state={state} />
        <label>
          {t('Shop.List.Sort')}
          <select name="sort">
            {sorts.map((sort) => (
              <option value={sort} selected={sort === state.sort}>
                {t(`Shop.List.Sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('Shop.List.PageSize')}
          <select name="pageSize">
            {pageSizes.map((size) => (
              <option value={size} selected={size === state.pageSize}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <button
          class="button"
          data-quiet
          data-small
          data-part="apply"
          type="submit"
          name="display"
          value={state.display}
        >
          {t('Shop.List.Apply')}
        </button>
      </form>
    </list-toolbar>
  )
}

/** How many page numbers stand on either side of the current one (§8, inner window). */
const innerWindow = 2

/** The page numbers around the current one, with the pages before and after. */
export function Pagination({ c, path, state, pages }: ToolProps & { pages: number }) {
  const { t } = c.var
  const page = state.pageindex
  const link = (number: number) =>
    withQuery(path, { ...listQuery(state), pageindex: number === 1 ? undefined : number })
  const first = Math.max(1, page - innerWindow)
  const numbers = Array.from({ length: Math.min(pages, page + innerWindow) - first + 1 }, (_, index) => first + index)
  return (
    <list-pagination page={page} pages={pages} param="pageindex">
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
