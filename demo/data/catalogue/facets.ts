import { type RawBuilder, sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import { groupBy } from '../group.ts'
import type { Db } from '../schema.ts'
import { cleanFilters, noFilters, type ProductFilters } from './filters.ts'
import { localized } from './localized.ts'
import {
  hasValue,
  inCategory,
  inRange,
  isPriced,
  type ListQuery,
  lowest,
  ofBrand,
  offers,
  type ReadQuery,
  scope,
} from './matching.ts'
import { readSearch } from './search/search.ts'

/** `count`: the products that would match it. */
export type FacetValue = { id: number; name: string; count: number; colors?: string[] }

export type AttributeFacet = { id: number; name: string; display: 'Square' | 'List'; values: FacetValue[] }

/**
 * The filters of a list. The counts of a group ignore the values that are chosen in that group, and apply all others.
 * So does the price range, in the market's currency with tax. Chosen values are listed even with 0.
 */
export type Facets = {
  total: number
  brands: FacetValue[]
  /** The subcategories of the list's category, or the main categories, and the chosen ones. */
  categories: FacetValue[]
  price?: { min: number; max: number }
  inStock: number
  attributes: AttributeFacet[]
}

export async function facets(db: Db, query: ListQuery): Promise<Facets> {
  const filters = cleanFilters(query.filters ?? noFilters)
  const { rows } = await counts({ ...query, search: query.search ?? (await readSearch(db, query)) }, filters).execute(
    db,
  )
  const count = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.count]))
  const of = (kind: Kind, id: number) => count.get(`${kind} ${id}`) ?? 0
  const names = await namesOf(db, query.culture, query.categoryId)
  const listed = (kind: Kind, chosen: number[]) =>
    names
      .filter((name) => name.kind === kind)
      .map(({ id, name, colors, owner, isOffered }) => ({ id, name, colors, owner, isOffered, count: of(kind, id) }))
      .filter(({ id, count, isOffered }) => chosen.includes(id) || (isOffered && count > 0))
  const plain = ({ id, name, count }: FacetValue): FacetValue => ({ id, name, count })
  const values = groupBy(listed('value', [...filters.attributes.values()].flat()), (value) => value.owner)
  const price = rows.find((row) => row.kind === 'price')
  return {
    total: of('total', 0),
    brands: listed('brand', filters.brandIds).map(plain),
    categories: listed('category', filters.categoryIds).map(plain),
    ...(price?.low != null && price.high != null && { price: { min: price.low / 100, max: price.high / 100 } }),
    inStock: of('stock', 0),
    attributes: names.flatMap(({ kind, id, name, display }) => {
      const found = kind === 'attribute' ? values.get(id) : undefined
      return found ? [{ id, name, display, values: found.map((value) => toValue(value, display)) }] : []
    }),
  }
}

const toValue = ({ id, name, count, colors }: FacetValue & { colors: string[] }, display: string): FacetValue =>
  display === 'Square' ? { id, name, count, colors } : { id, name, count }

type Kind = 'total' | 'brand' | 'category' | 'stock' | 'price' | 'value'
type CountRow = { kind: Kind; id: number; count: number; low: number | null; high: number | null }

/**
 * Each group with a chosen value has a bit; a row's `miss` has the bits of the groups that it does not match. The
 * counts of a group include the rows that match all other groups: `open` has the bits of the groups that count a row.
 */
const bits = { brand: sql.lit(1), category: sql.lit(2), price: sql.lit(4), stock: sql.lit(8), all: sql.lit(1 << 30) }
const attributeBit = (place: number) => sql.lit(16 << place)

function counts(query: ReadQuery, filters: ProductFilters) {
  const counted = (kind: Kind, bit: RawBuilder<number>) => sql`select ${sql.lit(kind)} as kind, 0 as id,
    count(*)::int as count, 0 as low, 0 as high from piece where open & ${bit} <> 0`
  const asksVariants = filters.attributes.size > 0
  return sql<CountRow>`
    with recursive found as (${products(query, filters)}),
    ${asksVariants ? narrowVariants(filters) : allVariants},
    branch (root, id) as (select id, id from category
      union all select branch.root, c.id from category c join branch on c.parent_id = branch.id)
    ${counted('total', bits.all)}
    union all ${counted('stock', bits.stock)} and is_in_stock
    union all select 'price', 0, 0, min(lowest), max(lowest) from piece where open & ${bits.price} <> 0
    union all select 'brand', brand_id, count(*), 0, 0 from piece where open & ${bits.brand} <> 0 group by brand_id
    union all select 'category', root, sum(leaf.count), 0, 0 from (select category_id, count(*) from piece
      where open & ${bits.category} <> 0 group by category_id) leaf join branch on branch.id = category_id group by root
    union all select 'value', value_id, count(*), 0, 0 from (${asksVariants ? valuesOfVariants(filters) : values(filters)}) value group by value_id`
}

/** The products of the list without filters, each with the product groups that it does not match. */
function products(query: ReadQuery, filters: ProductFilters) {
  const { brandIds, categoryIds, inStock, attributes } = filters
  const misses = [
    sql`0`,
    ...(brandIds.length > 0 ? [missing(ofBrand(brandIds), bits.brand)] : []),
    ...(categoryIds.length > 0 ? [missing(inCategory(categoryIds), bits.category)] : []),
    ...(isPriced(filters) ? [missing(inRange(filters, query.market), bits.price)] : []),
    ...(inStock && attributes.size === 0 ? [missing(sql`offer.is_in_stock`, bits.stock)] : []),
  ]
  return sql`select p.id, p.brand_id, p.category_id, ${lowest(query.market)} as lowest, offer.is_in_stock,
      ${sql.join(misses, sql` | `)} as miss
    from product p join product_search search on search.product_id = p.id
    join ${offers} offer on offer.product_id = p.id where ${scope(query)}`
}

const missing = (condition: RawBuilder<unknown>, bit: RawBuilder<number>) =>
  sql`case when ${condition} then 0 else ${bit} end`

/** A row that does not match two groups is not counted by any group. */
const mayCount = sql`miss & (miss - 1) = 0`

/** The groups that count a row with `miss`: all, the only one that it does not match, or none. */
const openFrom = sql`case when miss = 0 then -1 when ${mayCount} then miss else 0 end as open`

/** The products with the groups that count them, if no filter concerns variants. */
const allVariants = sql`piece as (select id, brand_id, category_id, lowest, is_in_stock, ${openFrom} from found)`

/** The same with variants, if a filter concerns them: a product is counted if one of its variants is. */
function narrowVariants({ inStock, attributes }: ProductFilters) {
  const misses = [
    sql`found.miss`,
    ...(inStock ? [missing(sql`v.is_in_stock`, bits.stock)] : []),
    ...[...attributes].map(([id, values], place) => missing(hasValue(id, values), attributeBit(place))),
  ]
  return sql`choice as (select id, product_id, is_in_stock, ${openFrom} from (
    select v.id, v.product_id, v.is_in_stock, ${sql.join(misses, sql` | `)} as miss
      from found join variant v on v.product_id = found.id where ${mayCount}) v where ${mayCount}),
  piece as (select found.id, found.brand_id, found.category_id, found.lowest, state.is_in_stock, state.open
    from found join (select product_id, bit_or(open) as open,
      bool_or(is_in_stock and open & ${bits.stock} <> 0) as is_in_stock from choice group by product_id) state
      on state.product_id = found.id)`
}

/** Each value with the products that have it; with a filter by stock, through a variant in stock. */
function values({ inStock }: ProductFilters) {
  if (!inStock) {
    return sql`select o.product_id, o.attribute_value_id as value_id from piece
      join product_option o on o.product_id = piece.id where piece.open & ${bits.all} <> 0`
  }
  return sql`select distinct v.product_id, value.attribute_value_id as value_id from piece
      join variant v on v.product_id = piece.id and v.is_in_stock
      join variant_value value on value.variant_id = v.id where piece.open & ${bits.all} <> 0
    union all select piece.id, pv.attribute_value_id from piece
      join product_value pv on pv.product_id = piece.id where piece.open & ${bits.all} <> 0`
}

/** Each value with the products of which a counted variant has it. */
function valuesOfVariants({ attributes }: ProductFilters) {
  const bit = [...attributes.keys()].reduce<RawBuilder<unknown>>(
    (rest, id, place) => sql`case when value.attribute_id = ${id} then ${attributeBit(place)} else ${rest} end`,
    bits.all,
  )
  return sql`select distinct choice.product_id, value.attribute_value_id as value_id from choice
      join variant_value value on value.variant_id = choice.id where choice.open & ${bit} <> 0
    union all select piece.id, value.id from piece join product_value pv on pv.product_id = piece.id
      join attribute_value value on value.id = pv.attribute_value_id where piece.open & ${bit} <> 0`
}

type NameRow = {
  kind: 'brand' | 'category' | 'attribute' | 'value'
  id: number
  name: string
  owner: number
  display: 'Square' | 'List'
  colors: string[]
  isOffered: boolean
}

async function namesOf(db: Db, culture: Culture, categoryId: number | undefined): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select 'brand' as kind, id, name, 0 as owner, 'List' as display, '{}'::text[] as colors, true as "isOffered",
      slug as place, 0 as position from brand
    union all select 'category', id, ${localized('name', culture)}, 0, 'List', '{}',
      parent_id is not distinct from ${categoryId ?? null}::int, '', position from category
    union all select 'attribute', id, ${localized('name', culture)}, 0, display, '{}', true, '', position from attribute
    union all select 'value', id, ${localized('name', culture)}, attribute_id, 'List',
      array_remove(array[color1, color2, color3], null), true, '', position from attribute_value
    order by place, position, id`.execute(db)
  return rows
}
