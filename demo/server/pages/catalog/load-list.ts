import { type Category, categoryPath as categorySteps } from '../../../data/catalogue/categories.ts'
import { type Facets, facets } from '../../../data/catalogue/facets.ts'
import { isEmpty, knownFilters } from '../../../data/catalogue/filters.ts'
import type { ListQuery } from '../../../data/catalogue/matching.ts'
import { type ListItem, listProducts } from '../../../data/catalogue/products.ts'
import { readSearch } from '../../../data/catalogue/search/search.ts'
import type { Db } from '../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'
import type { Asset } from '../../shop/content/assets/assets.ts'
import { categoryAsset } from '../../shop/content/assets/category-assets.ts'
import { categoryPath } from '../layout/links.ts'
import { categoriesOf } from './category-tree.ts'
import { type Chosen, chosenFilters } from './filters/chosen.tsx'
import { firstPage, type ListState, readListState } from './list-state.ts'

/** `trail` leads to the category and includes it; empty for all products and searches. */
export type List = {
  path: string
  title: string
  text: string
  /** The category's picture, if staff have chosen one. */
  picture: Asset | undefined
  state: ListState
  facets: Facets
  chosen: Chosen[]
  trail: Category[]
  tree: readonly Category[]
  below: readonly Category[]
  items: ListItem[]
  total: number
  /** Nothing matches the search exactly; similar products are shown. */
  isGuess: boolean
  /** The corrected text of the search, folded and split. */
  meant: string[]
  pages: number
}

/** The filters are those of all pages, in any order. */
const anyPage = { sort: undefined, page: 1, from: 1, pageSize: 1 } as const

/** The largest page that visitors share; few visitors want a larger one. */
const largestShared = 48

/** Visitors share a list without a choice of their own: searches and filtered lists are endlessly many. */
function read<Result>(c: ShopContext, load: (db: Db, query: ListQuery) => Promise<Result>, query: ListQuery) {
  const isUsual =
    query.q === '' &&
    query.from === query.page &&
    query.pageSize <= largestShared &&
    query.filters !== undefined &&
    isEmpty(query.filters)
  return isUsual ? shared(c, load, query) : load(c.get('db'), query)
}

/** Loads the list of a request's address; undefined for an unknown category. */
export async function loadList(c: ShopContext, categoryId?: number): Promise<List | undefined> {
  const [db, culture, market, t] = [c.get('db'), c.get('culture'), c.get('market'), c.get('t')]
  const asked = readListState(c.req.query())
  const tree = await categoriesOf(c)
  const trail = categoryId === undefined ? [] : categorySteps(tree, categoryId)
  const category = trail.at(-1)
  if (categoryId !== undefined && !category) return undefined
  const { filters, isWhole } = await knownFilters(db, asked.filter)
  const { q, sort, pageSize } = asked
  const query = {
    culture,
    market,
    categoryId,
    filters,
    q,
    isLiteral: asked.isLiteral,
    search: q === '' ? undefined : await readSearch(db, { culture, q, isLiteral: asked.isLiteral }),
    sort,
    pageSize,
    page: asked.pageindex,
    from: firstPage(asked.frompage, asked.pageindex, pageSize),
  }
  const [first, found] = [await read(c, listProducts, query), await read(c, facets, { ...query, ...anyPage })]
  const pages = Math.max(1, Math.ceil(first.total / pageSize))
  const page = Math.min(pages, asked.pageindex)
  const from = firstPage(asked.frompage, page, pageSize)
  const { items, total } = asked.pageindex > pages ? await read(c, listProducts, { ...query, page, from }) : first
  return {
    path: category ? categoryPath(c, category) : pagePath(c, '/catalog'),
    title: q === '' ? (category?.name ?? t('Shop.List.All')) : t('Shop.List.SearchFor', { q }),
    text: q === '' ? (category?.description ?? '') : '',
    picture: category && q === '' ? await shared(c, categoryAsset, culture, 'picture', category.id) : undefined,
    state: {
      ...asked,
      pageindex: page,
      frompage: from,
      filter: filters,
      isFilterWhole: asked.isFilterWhole && isWhole,
    },
    facets: found,
    chosen: chosenFilters(c, filters, found),
    trail,
    tree,
    below: (category ? (category.children.length > 0 ? category : trail.at(-2))?.children : tree) ?? [],
    items,
    total,
    isGuess: first.isGuess,
    meant: first.meant,
    pages,
  }
}
