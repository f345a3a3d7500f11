import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * The chosen filters of a list. Values of one group are alternatives; the groups are combined. Prices are in the
 * market's currency with tax, both ends included; attributes are value ids by attribute id.
 */
export type ProductFilters = {
  brandIds: number[]
  /** Including their subcategories. */
  categoryIds: number[]
  priceMin?: number | undefined
  priceMax?: number | undefined
  inStock: boolean
  attributes: Map<number, number[]>
}

export const noFilters: ProductFilters = { brandIds: [], categoryIds: [], inStock: false, attributes: new Map() }

/** The largest id of a column, and the largest amount in cents. */
const LARGEST_ID = 2_147_483_647
const LARGEST_PRICE = 10_000_000

/** More values than a shopper chooses; further values of an address are ignored. */
const MOST_VALUES = 100
const MOST_ATTRIBUTES = 20

const cleanIds = (ids: number[]): number[] =>
  [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID))]
    .sort((one, other) => one - other)
    .slice(0, MOST_VALUES)

const cleanPrice = (price: number | undefined): number | undefined =>
  price !== undefined && price >= 0 && price <= LARGEST_PRICE ? price : undefined

/** The same filters without values that a database column cannot hold, with ascending ids. */
export function cleanFilters(filters: ProductFilters): ProductFilters {
  const attributes = [...filters.attributes]
    .map(([id, values]) => [id, cleanIds(values)] as const)
    .filter(([id, values]) => cleanIds([id]).length > 0 && values.length > 0)
    .sort(([one], [other]) => one - other)
    .slice(0, MOST_ATTRIBUTES)
    .map(([id, values]) => [id, [...values]] as [number, number[]])
  return {
    brandIds: cleanIds(filters.brandIds),
    categoryIds: cleanIds(filters.categoryIds),
    priceMin: cleanPrice(filters.priceMin),
    priceMax: cleanPrice(filters.priceMax),
    inStock: filters.inStock,
    attributes: new Map(attributes),
  }
}

/**
 * The filters without unknown ids: deleted brands and categories, and values of other attributes. `isWhole`: none was
 * removed; otherwise the page notifies the shopper.
 */
export async function knownFilters(
  db: Db,
  wanted: ProductFilters,
): Promise<{ filters: ProductFilters; isWhole: boolean }> {
  if (isEmpty(wanted)) return { filters: wanted, isWhole: true }
  const { brandIds, categoryIds, attributes, ...rest } = cleanFilters(wanted)
  const ids = [...attributes.values()].flat()
  const { rows } = await sql<{ kind: string; id: number; owner: number }>`
    select 'brand' as kind, id, 0 as owner from brand where id = any(${brandIds}::int[])
    union all select 'category', id, 0 from category where id = any(${categoryIds}::int[])
    union all select 'value', id, attribute_id from attribute_value where id = any(${ids}::int[])`.execute(db)
  const known = new Set(rows.map(({ kind, id, owner }) => `${kind} ${owner} ${id}`))
  const values = [...attributes].map(
    ([owner, all]) => [owner, all.filter((id) => known.has(`value ${owner} ${id}`))] as [number, number[]],
  )
  const filters = {
    ...rest,
    brandIds: brandIds.filter((id) => known.has(`brand 0 ${id}`)),
    categoryIds: categoryIds.filter((id) => known.has(`category 0 ${id}`)),
    attributes: new Map(values.filter(([, all]) => all.length > 0)),
  }
  return { filters, isWhole: sizeOf(filters) === sizeOf(wanted) }
}

/** Whether nothing is chosen. */
export const isEmpty = (filters: ProductFilters): boolean => sizeOf(filters) === 0 && !filters.inStock

const sizeOf = ({ brandIds, categoryIds, priceMin, priceMax, attributes }: ProductFilters) =>
  new Set(brandIds).size +
  new Set(categoryIds).size +
  Number(priceMin !== undefined) +
  Number(priceMax !== undefined) +
  [...attributes.values()].reduce((sum, values) => sum + new Set(values).size, 0)
