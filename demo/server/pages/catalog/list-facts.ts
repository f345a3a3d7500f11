import { pagePath, type ShopContext } from '../../context.ts'
import { type Page, trailFacts } from '../layout/head.tsx'
import { categoryPath, productPath, withQuery } from '../layout/links.ts'
import { pageSizes } from './list-state.ts'
import type { List } from './load-list.ts'

/** What a list says to search engines: nothing where it is one of endlessly many, and else its one address. */
export type ListFacts = Pick<Page, 'title' | 'description' | 'canonical' | 'facts'>

/** The names of a list: each page has its own title. */
export function listFacts(c: ShopContext, list: List): ListFacts {
  const { state, title } = list
  const page = state.pageindex > 1 ? state.pageindex : undefined
  const named = {
    title: page ? `${title} – ${c.get('t')('Shop.List.Page', { page })}` : title,
    description: list.text || c.get('t')('Shop.List.Description', { name: title }),
  }
  if (!isFindable(list)) return named
  // Other views and orders of the first page are this page; page 2 of another order or size is none of these.
  const canonical = withQuery(list.path.slice(pagePath(c, '').length), { pageindex: page })
  return { ...named, canonical, facts: [trailFacts(c, steps(c, list)), itemFacts(c, list)] }
}

/** Searches and filtered lists are endless; only their results are worth finding. */
function isFindable({ state, chosen }: List): boolean {
  const isUsual = state.sort === undefined && state.pageSize === pageSizes[0]
  return state.q === '' && chosen.length === 0 && state.isFilterWhole && (isUsual || state.pageindex === 1)
}

/** The way from the home page to the list, which ends it. */
const steps = (c: ShopContext, { trail, title, path }: List) =>
  trail.length === 0
    ? [{ name: title, path }]
    : trail.map((category) => ({ name: category.name, path: categoryPath(c, category) }))

/** The products of this page in their order, each described on its own page: schema.org's summary of a list. */
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
