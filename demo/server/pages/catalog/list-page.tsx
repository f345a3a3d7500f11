/** @jsxImportSource hono/jsx */
import { type Category, categoryPath as categorySteps, categoryTree } from '../../../data/catalogue/categories.ts'
import { noFilters } from '../../../data/catalogue/filters.ts'
import { type ListItem, listProducts } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { plural } from '../layout/format.ts'
import { trailFacts } from '../layout/head.tsx'
import { categoryPath, withQuery } from '../layout/links.ts'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { ChosenFilters, chosenFilters } from './list-filter.tsx'
import { type ListState, readListState } from './list-state.ts'
import { Pagination, Toolbar } from './list-tools.tsx'
import { PieceGrid } from './piece-list.tsx'
import { PieceTable } from './piece-table.tsx'

/** A list as its page shows it. `trail` leads to the category and ends with it; empty for all pieces and searches. */
type List = {
  path: string
  title: string
  text: string
  state: ListState
  chosen: Awaited<ReturnType<typeof chosenFilters>>
  trail: Category[]
  /** What the categories view and the links under the heading offer. */
  below: Category[]
  items: ListItem[]
  total: number
  pages: number
}

/** The pictures of the first row of cards; they are what a visitor sees first. */
const firstRow = 4

async function loadList(c: ShopContext, categoryId?: number): Promise<List | undefined> {
  const { db, culture, t } = c.var
  const state = readListState(c.req.query())
  const tree = await categoryTree(db, culture)
  const trail = categoryId === undefined ? [] : categorySteps(tree, categoryId)
  const category = trail.at(-1)
  if (categoryId !== undefined && !category) return undefined
  const { q, sort, pageSize, filter } = state
  const query = { culture, categoryId, filters: { ...noFilters, brandIds: filter.Brand }, q, sort, pageSize }
  let found = await listProducts(db, { ...query, page: state.pageindex })
  const pages = Math.max(1, Math.ceil(found.total / state.pageSize))
  if (state.pageindex > pages) found = await listProducts(db, { ...query, page: pages })
  const path = category ? categoryPath(c, category) : pagePath(c, '/catalog')
  const title = state.q === '' ? (category?.name ?? t('Shop.List.All')) : t('Shop.List.SearchFor', { q: state.q })
  return {
    path,
    title,
    text: state.q === '' ? (category?.description ?? '') : '',
    state: { ...state, pageindex: Math.min(pages, state.pageindex) },
    chosen: await chosenFilters(c, path, state),
    trail,
    below: (category ? (category.children.length > 0 ? category : trail.at(-2))?.children : tree) ?? [],
    items: found.items,
    total: found.total,
    pages,
  }
}

function Chips({ c, categories, current }: { c: ShopContext; categories: Category[]; current: number | undefined }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={c.var.t('Shop.List.Categories')}>
      <ul class="chips">
        {categories.map((category) => (
          <li>
            <a href={categoryPath(c, category)} aria-current={category.id === current ? 'page' : undefined}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ c, q }: { c: ShopContext; q: string }) {
  const { t } = c.var
  return (
    <div class="empty">
      <p role="status">{t('Catalog.NoProductFound')}</p>
      {q !== '' && <p class="soft">{t('Shop.List.NothingHint', { q })}</p>}
      <a class="button" data-quiet href={pagePath(c, '/catalog')}>
        {t('Shop.List.SeeAll')}
      </a>
    </div>
  )
}

function Pieces({ c, list }: { c: ShopContext; list: List }) {
  const { state, path, items, pages } = list
  if (state.display === 'categories') return <CategoryTiles c={c} categories={list.below} asList />
  if (items.length === 0) return <Nothing c={c} q={state.q} />
  return (
    <>
      {state.display === 'table' ? (
        <PieceTable c={c} pieces={items} />
      ) : (
        <PieceGrid c={c} pieces={items} eager={firstRow} />
      )}
      {pages > 1 && <Pagination c={c} path={path} state={state} pages={pages} />}
    </>
  )
}

function Body({ c, list }: { c: ShopContext; list: List }) {
  const { trail, state, total, title } = list
  const steps = trail.slice(0, -1).map((category) => ({ name: category.name, path: categoryPath(c, category) }))
  return (
    <>
      <Trail c={c} steps={steps} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="count">{plural(c.var.t, c.var.culture, 'Shop.List.Count', total)}</p>
        {list.text !== '' && <p class="lead">{list.text}</p>}
      </header>
      {state.q === '' && state.display !== 'categories' && (
        <Chips c={c} categories={list.below} current={trail.at(-1)?.id} />
      )}
      <ChosenFilters c={c} chosen={list.chosen} />
      <Toolbar c={c} path={list.path} state={state} />
      <Pieces c={c} list={list} />
    </>
  )
}

/** All pieces, a search, or the pieces of a category with those below it; 404 for a category that does not exist. */
export async function listPage(c: ShopContext, categoryId?: number): Promise<Response> {
  const list = await loadList(c, categoryId)
  if (!list) return notFoundPage(c)
  const { state, title, trail } = list
  const page = state.pageindex > 1 ? state.pageindex : undefined
  const description = list.text || c.var.t('Shop.List.Description', { name: title })
  return answerPage(c, {
    title: page ? `${title} – ${c.var.t('Shop.List.Page', { page })}` : title,
    description,
    // Searches and filters are endless; only their results are worth finding.
    ...(state.q === '' &&
      list.chosen.length === 0 && {
        canonical: withQuery(list.path.slice(pagePath(c, '').length), { pageindex: page }),
        facts: [
          trailFacts(
            c,
            trail.map((category) => ({ name: category.name, path: categoryPath(c, category) })),
          ),
        ],
      }),
    body: <Body c={c} list={list} />,
  })
}
