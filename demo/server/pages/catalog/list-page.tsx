/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../api/assets/models.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { categoryPath, withQuery } from '../layout/links.ts'
import { Trail } from '../layout/trail.tsx'
import { Count, More, type Shown } from '../paging/more.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { CategoryNav } from './category-nav.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ChosenFilters, filteredPath } from './filters/chosen.tsx'
import { FilterPanel, hasFilters, notUsed } from './filters/filter-form.tsx'
import { readFilterFields } from './filters/filter-text.ts'
import { listFacts } from './list-facts.ts'
import { filterText, listQuery, readListState } from './list-state.ts'
import { Pagination, Toolbar } from './list-tools.tsx'
import { type List, loadList } from './load-list.ts'
import { ProductGrid } from './product-cards.tsx'
import { ProductTable } from './product-table.tsx'
import { GuessNotice } from './search/guess-notice.tsx'
import { WaysOn } from './search/nothing-found.tsx'

/** The cards of the first row, whose pictures a visitor sees first. */
const firstRow = 4

type ListProps = { c: ShopContext; list: List }

/** The message for an empty list: the filters can be removed one by one. */
function Nothing({ c, list }: ListProps) {
  const t = c.get('t')
  const { state, path, chosen } = list
  return (
    <div class="empty">
      <p>{t('Catalog.NoProductFound')}</p>
      {chosen.length > 0 ? (
        <>
          <p class="soft">{t('Shop.Filters.NothingHint')}</p>
          <ChosenFilters c={c} path={path} state={state} chosen={chosen} />
        </>
      ) : (
        state.q !== '' && <p class="soft">{t('Shop.List.NothingHint', { q: state.q })}</p>
      )}
      <a class="button" data-quiet href={pagePath(c, '/catalog')}>
        {t('Shop.List.SeeAll')}
      </a>
    </div>
  )
}

/** The numbers of the products that are shown, among all that match. */
function shownOf({ state, items, total }: List): Shown {
  const before = (state.frompage - 1) * state.pageSize
  return { first: before + 1, last: before + items.length, total }
}

function Products({ c, list }: ListProps) {
  const { state, path, items, pages } = list
  const { pageindex, frompage } = state
  if (state.display === 'categories') return <CategoryTiles c={c} categories={list.below} asList />
  if (items.length === 0)
    return (
      <>
        <Nothing c={c} list={list} />
        {state.q !== '' && list.chosen.length === 0 && <WaysOn c={c} list={list} />}
      </>
    )
  return (
    <>
      {state.display === 'table' ? (
        <ProductTable c={c} products={items} />
      ) : (
        <ProductGrid c={c} products={items} eager={firstRow} />
      )}
      {pages > 1 && (
        <>
          <More
            c={c}
            shown={shownOf(list)}
            page={pageindex}
            from={frompage}
            pages={pages}
            next={withQuery(path, { ...listQuery(state), pageindex: pageindex + 1 })}
          />
          <Pagination c={c} path={path} state={state} pages={pages} />
        </>
      )}
    </>
  )
}

/** The title of the list and the number of its products; the number is announced after an in-page update. */
function Head({ c, list }: ListProps) {
  const t = c.get('t')
  const { title, total, text, picture, state, isGuess } = list
  return (
    <header class="page-head">
      <h1>{title}</h1>
      <p class="count" data-page-status>
        <Count c={c} shown={state.display === 'categories' ? { first: 1, last: total, total } : shownOf(list)} />
      </p>
      {isGuess && <GuessNotice c={c} list={list} />}
      {!state.isFilterWhole && (
        <p class="list-notice" role="status">
          {notUsed(c, state.typed) || t('Shop.Filters.Ignored')}
        </p>
      )}
      {text !== '' && <p class="lead">{text}</p>}
      {picture && (
        <img
          class="category-picture"
          src={assetAddresses(c.get('app'), picture).file}
          alt=""
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      )}
    </header>
  )
}

/** The filters beside the list, and behind a button in narrow windows. Absent when there is nothing to choose. */
function Filters({ c, list }: ListProps) {
  const { state, path, facets, chosen, trail } = list
  if (!hasFilters(facets)) return null
  return (
    <aside class="list-filters" aria-label={c.get('t')('Shop.Filters.Title')}>
      <product-filters
        category-id={trail.at(-1)?.id}
        current-filter={filterText(state) ?? '{}'}
        q={state.q || undefined}
        refresh-on-click
        auto-submit
      >
        <FilterPanel c={c} view={{ path, state, facets, count: chosen.length }} />
      </product-filters>
    </aside>
  )
}

function Body({ c, list }: ListProps) {
  const { trail, state, title, path, chosen, items } = list
  const steps = trail.slice(0, -1).map((category) => ({ name: category.name, path: categoryPath(c, category) }))
  const isNarrowed = state.display !== 'categories'
  return (
    <>
      <Trail c={c} steps={steps} here={title} />
      <Head c={c} list={list} />
      <div class="list-layout">
        {isNarrowed && (
          <div class="list-side">
            <a class="skip-link skip-filters" href="#list">
              {c.get('t')('Shop.List.Skip')}
            </a>
            {state.q === '' && <CategoryNav c={c} tree={list.tree} current={trail.at(-1)?.id} />}
            <Filters c={c} list={list} />
          </div>
        )}
        <div class="list-main" id="list" tabindex={-1}>
          <Toolbar c={c} path={path} state={state} />
          {isNarrowed && items.length > 0 && <ChosenFilters c={c} path={path} state={state} chosen={chosen} />}
          <Products c={c} list={list} />
        </div>
      </div>
    </>
  )
}

/**
 * All products, a search, or the products of a category and its subcategories; 404 for an unknown category. A form of
 * filters that is sent without JavaScript is redirected to the address with the same filters (§2).
 */
export async function listPage(c: ShopContext, categoryId?: number): Promise<Response> {
  const fields = readFilterFields(c.req.queries())
  if (fields)
    return c.redirect(filteredPath(c.req.path, readListState(c.req.query()), fields.filters, fields.typed), 302)
  const list = await loadList(c, categoryId)
  return list
    ? answerPage(c, { ...listFacts(c, list), kind: 'list-page', body: <Body c={c} list={list} /> })
    : notFoundPage(c)
}
