/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { PageLinks } from '../paging/page-links.tsx'
import { displays, filterText, type ListState, listQuery, pageSizes, sorts } from './list-state.ts'

type ToolProps = { c: ShopContext; path: string; state: ListState }

/** `id` begins the ids of the fields, since narrow windows have these settings in the panel of the filters too. */
type SettingProps = { c: ShopContext; state: ListState; id: string }

function Displays({ c, state, id }: SettingProps) {
  const t = c.get('t')
  return (
    <fieldset>
      <legend class="hidden-text">{t('Shop.List.Display')}</legend>
      {displays.map((display) => (
        <button
          type="submit"
          id={`${id}-${display}`}
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

function PageSizes({ c, state, id }: SettingProps) {
  return (
    <label>
      {c.get('t')('Shop.List.PageSize')}
      <select name="pageSize" id={`${id}-size`}>
        {pageSizes.map((size) => (
          <option value={size} selected={size === state.pageSize}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The search and the filters, which a form of settings keeps. */
const Kept = ({ state }: { state: ListState }) => (
  <>
    {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
    {state.isLiteral && <input type="hidden" name="literal" value="true" />}
    {filterText(state) && <input type="hidden" name="filter" value={filterText(state)} />}
  </>
)

/** Sends the selects without JavaScript. */
const Apply = ({ c, state }: Omit<SettingProps, 'id'>) => (
  <button class="button" data-quiet data-small data-part="apply" type="submit" name="display" value={state.display}>
    {c.get('t')('Shop.List.Apply')}
  </button>
)

/** View and page size in the panel of the filters, for phones; there the toolbar of the list has the order alone. */
export function PanelTools({ c, path, state }: ToolProps) {
  return (
    <list-toolbar class="filter-tools" sizes={pageSizes.join(',')}>
      <form method="get" action={path} data-keep-place>
        <Kept state={state} />
        <Displays c={c} state={state} id="panel" />
        <PageSizes c={c} state={state} id="panel" />
        <Apply c={c} state={state} />
      </form>
    </list-toolbar>
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
        <Kept state={state} />
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
        <PageSizes c={c} state={state} id="list" />
        <Displays c={c} state={state} id="list" />
        <Apply c={c} state={state} />
      </form>
    </list-toolbar>
  )
}

/** Each link keeps the list's settings. */
export function Pagination({ c, path, state, pages }: ToolProps & { pages: number }) {
  const page = state.pageindex
  return <PageLinks c={c} path={path} query={listQuery(state)} page={page} pages={pages} param="pageindex" hasEnds />
}
