import { sql } from 'kysely'
import { type Cents, withTax } from '../money/cents.ts'
import type { Audience } from '../money/market.ts'
import type { Recipe } from '../recipe.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'
import { type ListQuery, matching } from './matching.ts'
import { defaultVariant, noPreferences, type Preferences, readPreferences } from './preferences.ts'
import { type Price, priceFor } from './prices.ts'
import { type Rating, ratingOf } from './product.ts'
import { readSearch } from './search/search.ts'
import { lowestPrice, type Variant, variantsOfProducts } from './variants.ts'

export type PhotoSubject = { productId: number; variantId: number; shape: Recipe; glaze: string[] }

/**
 * A product in a list. Price, stock, SKU and photo are those of one variant: the default one, or the one that matches
 * the preferences.
 */
export type ListItem = {
  id: number
  slug: string
  name: string
  description: string
  brandId: number
  brandName: string
  categoryId: number
  photo: PhotoSubject
  defaultVariantId: number
  /** Set if the shown variant matches the preferences, but is not the one with which the product page opens. */
  askedVariantId: number | undefined
  variantCount: number
  /**
   * The different glazes of its variants, each as one to three colours `#rrggbb`; empty for products without glazes.
   */
  colours: string[][]
  sku: string
  price: Price
  /** The lowest price of all variants; shown as "from" if it is below `price`. */
  lowestExcl: Cents
  lowestIncl: Cents
  stock: number
  /** Whether it is in stock, in the smallest quantity for sale. */
  inStock: boolean
  minQty: number
  maxQty: number
  stepQty: number
  rating: Rating
}

/**
 * `isGuess`: nothing matches the search exactly, and similar products are listed; `meant` has the words, folded, that
 * were searched in place of misspelt ones.
 */
export type ProductList = { items: ListItem[]; total: number; isGuess: boolean; meant: string[] }

export async function listProducts(db: Db, query: ListQuery): Promise<ProductList> {
  const { page, pageSize, from = page } = query
  const [most, start] = [(page - from + 1) * pageSize, (from - 1) * pageSize]
  const search = query.search ?? (await readSearch(db, query))
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as (${matching({ ...query, search })})
    select (select count(*) from found)::int as total, array(select p.id from found p
      order by ${orders[query.sort ?? (search ? 'rank' : 'newest')]} limit ${most} offset ${start}) as ids`.execute(db)
  const [{ total, ids } = { total: 0, ids: [] }] = rows
  const isGuess = total > 0 && search !== undefined && search.words.some(({ meant }) => meant.length > 0)
  const preferences = await readPreferences(db, { ...query, search })
  return {
    items: await listItems(db, ids, query, preferences),
    total,
    isGuess,
    meant: search?.words.map(({ typed, likest }) => likest[0] ?? typed) ?? [],
  }
}

const orders = {
  rank: sql`rank, sort_key, id`,
  newest: sql`created_at desc, id desc`,
  popular: sql`(select sum(l.quantity) from order_line l join variant v on v.id = l.variant_id
    where v.product_id = p.id) desc nulls last, created_at desc, id desc`,
  name_asc: sql`sort_key, id`,
  name_desc: sql`sort_key desc, id`,
  price_asc: sql`lowest, sort_key, id`,
  price_desc: sql`lowest desc, sort_key, id`,
  rating: sql`rated desc, sort_key, id`,
}

/** The list items of given products, in the order of the ids; unknown ids are ignored. */
export async function listItems(
  db: Db,
  ids: number[],
  { culture, market }: Audience,
  preferences: Preferences = noPreferences,
): Promise<ListItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.slug', 'brand_id', 'brand.name as brand_name', 'category_id', 'shape'])
    .select(['min_qty', 'max_qty', 'step_qty', 'rating_count', 'rating_sum'])
    .select([
      localized('product.name', culture).as('name'),
      localized('product.description', culture).as('description'),
    ])
    .where('product.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  const variants = await variantsOfProducts(db, ids, market)
  const items = new Map(rows.map((row) => [row.id, toItem(row, variants.get(row.id) ?? [], preferences)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

type ProductRow = {
  id: number
  slug: string
  name: string
  description: string
  brand_id: number
  brand_name: string
  category_id: number
  shape: Recipe
  min_qty: number
  max_qty: number
  step_qty: number
  rating_count: number
  rating_sum: number
}

function toItem(row: ProductRow, variants: Variant[], preferences: Preferences): ListItem | undefined {
  const variant = defaultVariant(variants, preferences)
  if (!variant) return undefined
  const lowestExcl = lowestPrice(variants, row.min_qty)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brandId: row.brand_id,
    brandName: row.brand_name,
    categoryId: row.category_id,
    photo: { productId: row.id, variantId: variant.id, shape: row.shape, glaze: variant.glaze },
    defaultVariantId: variant.id,
    askedVariantId: variant === defaultVariant(variants) ? undefined : variant.id,
    variantCount: variants.length,
    colours: differentGlazes(variants),
    sku: variant.sku,
    price: priceFor(variant.rules, row.min_qty),
    lowestExcl,
    lowestIncl: withTax(lowestExcl, variant.rules.taxRate),
    stock: variant.stock,
    inStock: variant.isInStock,
    minQty: row.min_qty,
    maxQty: row.max_qty,
    stepQty: row.step_qty,
    rating: ratingOf(row),
  }
}

const differentGlazes = (variants: Variant[]): string[][] => [
  ...new Map(variants.filter(({ glaze }) => glaze.length > 0).map(({ glaze }) => [glaze.join(), glaze])).values(),
]
