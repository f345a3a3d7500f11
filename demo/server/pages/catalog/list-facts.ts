import { pagePath, type ShopContext } from '../../context.ts'
import { type Page, trailFacts } from '../layout/head.tsx'
import { categoryPath, productPath, withQuery } from '../layout/links.ts'
import { pageSizes } from './list-state.ts'
import type { List } from './load-list.ts'

/** The facts of a list for search engines: its canonical address, or none if the list is one of endlessly many. */
export type ListFacts = Pick<Page, 'title' | 'description' | 'canonical' | 'facts'>

/** The title and the other facts of a list: each page has its own title. */
export function listFacts(c: ShopContext, list: List): ListFacts {
  const { state, title } = list
  const page = state.pageindex > 1 && state.frompage > 1 ? state.pageindex : undefined
  const named = {
    title: page ? `${title} – ${c.get('t')('Shop.List.Page', { page })}` : title,
    description: list.text || c.get('t')('Shop.List.Description', { name: title }),
  }
  if (!isFindable(list)) return named
  // The first page is the same in other views and orders; page 2 of another order or size has other products.
  const canonical = withQuery(list.path.slice(pagePath(c, '').length), { pageindex: page })
  return { ...named, canonical, facts: [trailFacts(c, steps(c, list)), itemFacts(c, list)] }
}

/** There are endlessly many searches and filtered lists, so that only unfiltered lists are indexed. */
function isFindable({ state, chosen }: List): boolean {
  const isUsual = state.sort === undefined && state.pageSize === pageSizes[0]
  const isOnePage = state.frompage === state.pageindex
  return isOnePage && state.q === '' && chosen.length === 0 && state.isFilterWhole && (isUsual || state.pageindex === 1)
}

const steps = (c: ShopContext, { trail, title, path }: List) =>
  trail.length === 0
    ? [{ name: title, path }]
    : trail.map((category) => ({ name: category.name, path: categoryPath(c, category) }))

/** The products of this page in their order, each described on its own page: schema.org's summary list. */
const itemFacts = (c: ShopContext, { items, title }: List) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: new URL(c.get('site')).origin + productPath(c, product),
  })),
})
