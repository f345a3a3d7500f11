import { pagePath, type ShopContext } from '../../../context.ts'
import { type NewsCategory, newsCategories, withChildren } from '../../../shop/content/news-categories.ts'
import { type ListQuery, withQuery } from '../../layout/links.ts'

/** News on one page of a list or a widget (§9). */
export const postsPerPage = 3

/** `chosen` is empty for all categories. `ids` are the categories whose news are shown. */
export type NewsScope = {
  all: NewsCategory[]
  chosen: NewsCategory[]
  displayChildren: boolean
  ids: number[]
}

const scopeOf = (all: NewsCategory[], chosen: NewsCategory[], displayChildren: boolean): NewsScope => {
  const own = (chosen.length > 0 ? chosen : all).map(({ id }) => id)
  return { all, chosen, displayChildren, ids: displayChildren ? withChildren(all, own) : own }
}

/**
 * The categories of an address, with all of their subcategories: `category=kiln,makers`. Undefined if one does not
 * exist.
 */
export async function scopeOfAddress(c: ShopContext): Promise<NewsScope | undefined> {
  const all = await newsCategories(c.get('db'), c.get('culture'))
  const slugs = (c.req.query('category') ?? '').split(',').filter(Boolean)
  const chosen = all.filter(({ slug }) => slugs.includes(slug))
  if (chosen.length < new Set(slugs).size) return undefined
  return scopeOf(all, chosen, chosen.length > 0)
}

/** The categories of a widget, by their ids. Undefined if one does not exist. */
export async function scopeOfIds(
  c: ShopContext,
  ids: readonly number[],
  displayChildren: boolean,
): Promise<NewsScope | undefined> {
  const all = await newsCategories(c.get('db'), c.get('culture'))
  const wanted = new Set(ids)
  const chosen = all.filter(({ id }) => wanted.has(id))
  if (chosen.length < wanted.size) return undefined
  return scopeOf(all, chosen.length === all.length ? [] : chosen, displayChildren)
}

export const scopeAttributes = ({ all, chosen, displayChildren }: NewsScope) => ({
  'category-ids': (chosen.length > 0 ? chosen : all).map(({ id }) => id).join(','),
  'display-children': displayChildren ? '' : undefined,
})

/** The address of the news of some categories: all of them, of a day, or beside the calendar of a month. */
export const newsPath = (c: ShopContext, { chosen }: Pick<NewsScope, 'chosen'>, query: ListQuery = {}) =>
  withQuery(pagePath(c, '/news'), newsQuery({ chosen }, query))

/** The query of an address with the chosen categories; commas are not escaped. */
export const newsQuery = ({ chosen }: Pick<NewsScope, 'chosen'>, query: ListQuery = {}): ListQuery => ({
  category: chosen.map(({ slug }) => slug).join(','),
  ...query,
})
