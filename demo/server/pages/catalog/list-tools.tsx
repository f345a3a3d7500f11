/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { PageLinks } from '../paging/page-links.tsx'
import { displays, filterText, type ListState, listQuery, pageSizes, sorts } from './list-state.ts'

type ToolProps = { c: ShopContext; path: string; state: ListState }

function Displays({ c, state }: ToolProps) {
  const t = c.get('t')
  return (
    <fieldset>
      <legend class="hidden-text">{t('Shop.List.Display')}</legend>
      {displays.map((display) => (
        <button
          type="submit"
          id={`list-${display}`}
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

/** A search is ordered by relevance. */
const usualSort = ({ q }: ListState) => (q === '' ? sorts[0] : undefined)

/** View, order and page size of a list: a plain form, which works before and without the library. */
export function Toolbar({ c, path, state }: ToolProps) {
  const t = c.get('t')
  return (
    <list-toolbar sorts={sorts.join(',')} sizes={pageSizes.join(',')}>
      <form method="get" action={path} data-keep-place>
        {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
        {state.isLiteral && <input type="hidden" name="literal" value="true" />}
        {filterText(state) && <input type="hidden" name="filter" value={filterText(state)} />}
        <label class="list-sort">
          <span>{t('Shop.List.Sort')}</span>
          <select name="sort" id="list-sort">
            {state.q !== '' && (
              <option value="" selected={state.sort === undefined}>
                {t('Shop.List.Sorts.fit')}
              </option>
            )}
            {sorts.map((sort) => (
              <option value={sort} selected={sort === (state.sort ?? usualSort(state))}>
                {t(`Shop.List.Sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('Shop.List.PageSize')}
          <select name="pageSize" id="list-size">
            {pageSizes.map((size) => (
              <option value={size} selected={size === state.pageSize}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <Displays c={c} path={path} state={state} />
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

/** Each link keeps the list's settings. */
export function Pagination({ c, path, state, pages }: ToolProps & { pages: number }) {
  const page = state.pageindex
  return <PageLinks c={c} path={path} query={listQuery(state)} page={page} pages={pages} param="pageindex" hasEnds />
}
