import { type RawBuilder, sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import { type Market, shownCents } from '../money/market.ts'
import { cleanFilters, noFilters, type ProductFilters } from './filters.ts'
import { found, rank, type Search } from './search/search.ts'

/** `popular`: the most ordered first. Prices sort by the lowest price of a product's variants, sales included. */
export type ProductSort = 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc' | 'newest' | 'popular' | 'rating'

/** The query of a list: all products, a category with its subcategories, the products on sale, or those that `q` finds. */
export type ListQuery = {
  culture: Culture
  market: Market
  categoryId?: number | undefined
  q?: string | undefined
  /** The lowest similarity of the typed text and a product that is found, 0 to 1; default 0.3 (§9). */
  accuracy?: number | undefined
  /** The parsed `q`, for a caller that needs it for more than one query. */
  search?: Search | undefined
  /** Similar words are not searched. */
  isLiteral?: boolean | undefined
  onSale?: boolean | undefined
  filters?: ProductFilters | undefined
  /** Undefined when the shopper chose none: the best matches of a search are first, else the newest products. */
  sort?: ProductSort | undefined
  /** From 1. Past the end the list is empty and the total still true. */
  page: number
  /** The first of the pages up to `page` that are read together; by default that page alone. */
  from?: number | undefined
  pageSize: number
}

type Condition = RawBuilder<unknown>

/** The ids of categories and of all of their subcategories, as a subquery. */
export const branchOf = (categoryIds: number[] | RawBuilder<unknown>): Condition => sql`(with recursive branch as (
  select id from category where id = any(${categoryIds}::int[])
  union select c.id from category c join branch on c.parent_id = branch.id) select id from branch)`

const isRunning = sql`s.starts_at <= now() and s.ends_at > now()`

const productsOnSale = sql`(select v.product_id from sale s join variant v on v.id = s.variant_id where ${isRunning})`

/**
 * The lowest price of each product: over its variants, sales included, in the smallest quantity for sale. A subquery
 * with product_id, lowest_excl in cents of euros without tax, and is_in_stock: whether one of the variants is in stock.
 */
export const offers: RawBuilder<unknown> = sql`(
  select v.product_id, min(least(v.shelf_excl, sale.cents)) as lowest_excl, bool_or(v.is_in_stock) as is_in_stock
  from variant v left join (select s.variant_id, (s.price_excl * 100)::int as cents
    from sale s where ${isRunning}) sale on sale.variant_id = v.id
  group by v.product_id)`

/** The lowest price of a product `p` with its `offer`, as a market shows it: cents with tax. */
export const lowest = (market: Market) => shownCents(market, sql`offer.lowest_excl`, sql`p.tax_class`)

/**
 * The order of ratings for a product `p`: one rating of five stars weighs less than many, and a product without one is
 * last.
 */
const rated = sql`case p.rating_count when 0 then 0 else (p.rating_sum + 12.0) / (p.rating_count + 3) end`

export type ReadQuery = ListQuery & { search: Search | undefined }

/** The conditions of a list before its filters: its category, sale and search, for a product `p` with its `search`. */
export function scope({ culture, categoryId, search, onSale }: ReadQuery): RawBuilder<unknown> {
  const conditions: Condition[] = [sql`search.culture = ${culture}`]
  if (categoryId !== undefined) conditions.push(sql`p.category_id in ${branchOf([categoryId])}`)
  if (onSale) conditions.push(sql`p.id in ${productsOnSale}`)
  if (search) conditions.push(found(search))
  return all(conditions)
}

const all = (conditions: Condition[]) => sql.join(conditions, sql` and `)

/** A product `p` is of one of the brands. */
export const ofBrand = (ids: number[]): Condition => sql`p.brand_id = any(${ids}::int[])`

/** A product `p` is in one of the categories or below. */
export const inCategory = (ids: number[]): Condition => sql`p.category_id in ${branchOf(ids)}`

/** A product's `offer` is between prices as a market shows them, both ends included. */
export const inRange = ({ priceMin, priceMax }: ProductFilters, market: Market): Condition =>
  all([
    ...(priceMin === undefined ? [] : [sql`${lowest(market)} >= ${priceMin}::numeric * 100`]),
    ...(priceMax === undefined ? [] : [sql`${lowest(market)} <= ${priceMax}::numeric * 100`]),
  ])

/** A variant `v` has one of the values of an attribute, or its product has one as a fact. */
export const hasValue = (attributeId: number, valueIds: number[]): Condition => sql`(v.id in (
    select variant_id from variant_value where attribute_id = ${attributeId}
      and attribute_value_id = any(${valueIds}::int[]))
  or v.product_id in (select product_id from product_value where attribute_value_id in (
    select id from attribute_value where attribute_id = ${attributeId} and id = any(${valueIds}::int[]))))`

export const isPriced = ({ priceMin, priceMax }: ProductFilters): boolean =>
  priceMin !== undefined || priceMax !== undefined

function conditions(filters: ProductFilters, market: Market): Condition[] {
  const { brandIds, categoryIds, inStock, attributes } = filters
  const ofVariant = [...attributes].map(([id, values]) => hasValue(id, values))
  if (inStock) ofVariant.push(sql`v.is_in_stock`)
  return [
    ...(brandIds.length > 0 ? [ofBrand(brandIds)] : []),
    ...(categoryIds.length > 0 ? [inCategory(categoryIds)] : []),
    ...(isPriced(filters) ? [inRange(filters, market)] : []),
    // One variant must match all conditions about variants.
    ...(ofVariant.length > 0 ? [sql`p.id in (select v.product_id from variant v where ${all(ofVariant)})`] : []),
  ]
}

/** The products of a list, on all of its pages, with the columns of its order. */
export function matching(query: ReadQuery): RawBuilder<unknown> {
  const filters = cleanFilters(query.filters ?? noFilters)
  const needsOffer = isPriced(filters) || query.sort?.startsWith('price')
  const offer = needsOffer ? sql`join ${offers} offer on offer.product_id = p.id` : sql``
  const isRanked = query.search !== undefined && query.search.words.length > 0 && query.sort === undefined
  return sql`select p.id, p.created_at, search.sort_key, ${needsOffer ? lowest(query.market) : sql`0`} as lowest,
      ${query.sort === 'rating' ? rated : sql`0`} as rated, ${isRanked && query.search ? rank(query.search) : sql`0`} as rank
    from product p join product_search search on search.product_id = p.id ${offer}
    where ${all([scope(query), ...conditions(filters, query.market)])}`
}
