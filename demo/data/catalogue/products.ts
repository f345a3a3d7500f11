import { type SelectQueryBuilder, sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import { foldText } from '../fold.ts'
import { withTax } from '../money.ts'
import type { Recipe } from '../recipe.ts'
import type { Database, Db } from '../schema.ts'
import { localized } from './localized.ts'
import { type Price, priceFor } from './prices.ts'
import { defaultVariant, lowestPrice, type Variant, variantsOfProducts } from './variants.ts'

/** The orders in which a list can stand. */
export const productSorts = ['name_asc', 'name_desc', 'price_asc', 'price_desc', 'newest'] as const

/** One of `productSorts`. Prices sort by the lowest price of a product's variants, sales included. */
export type ProductSort = (typeof productSorts)[number]

/** What to list: everything, a category with its subcategories, a brand, what is on sale, or what `q` finds. */
export type ListQuery = {
  culture: Culture
  categoryId?: number | undefined
  /** Pieces of any of these brands; empty means all. */
  brandIds?: number[] | undefined
  q?: string | undefined
  onSale?: boolean | undefined
  sort: ProductSort
  /** From 1. Past the end the list is empty and the total still true. */
  page: number
  pageSize: number
}

/** What a photo of a product shows: its shape, and one variant's glaze. */
export type PhotoSubject = { productId: number; variantId: number; shape: Recipe; glaze: string[] }

/** A product as a list shows it. Price, stock, SKU and photo are the default variant's. */
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
  variantCount: number
  sku: string
  price: Price
  /** The lowest price of all variants: "from" when it is below `price`. */
  lowestExcl: number
  lowestIncl: number
  stock: number
  /** Whether any variant is in stock, in the smallest quantity that can be bought. */
  inStock: boolean
  minQty: number
  maxQty: number
  stepQty: number
}

/** One page of a list of products, and how many there are in all. */
export async function listProducts(db: Db, query: ListQuery): Promise<{ items: ListItem[]; total: number }> {
  const matching = matches(db, query)
  const { total } = await matching.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const start = (query.page - 1) * query.pageSize
  if (start >= total) return { items: [], total }
  const rows = await sorted(matching.select('product.id'), query.sort).limit(query.pageSize).offset(start).execute()
  const ids = rows.map((row) => row.id)
  return { items: await listItems(db, ids, query.culture), total }
}

/** The list's view of given products, in the order of the ids; unknown ids are left out. */
export async function listItems(db: Db, ids: number[], culture: Culture): Promise<ListItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.slug', 'brand_id', 'brand.name as brand_name', 'category_id', 'shape', 'tax_rate'])
    .select(['min_qty', 'max_qty', 'step_qty'])
    .select([
      localized('product.name', culture).as('name'),
      localized('product.description', culture).as('description'),
    ])
    .where('product.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  const variants = await variantsOfProducts(db, ids)
  const items = new Map(rows.map((row) => [row.id, toItem(row, variants.get(row.id) ?? [])]))
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
  tax_rate: number
  min_qty: number
  max_qty: number
  step_qty: number
}

function toItem(row: ProductRow, variants: Variant[]): ListItem | undefined {
  const variant = defaultVariant(variants)
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
    variantCount: variants.length,
    sku: variant.sku,
    price: priceFor(variant.rules, row.min_qty),
    lowestExcl,
    lowestIncl: withTax(lowestExcl, row.tax_rate),
    stock: variant.stock,
    inStock: variants.some(({ isInStock }) => isInStock),
    minQty: row.min_qty,
    maxQty: row.max_qty,
    stepQty: row.step_qty,
  }
}

type Matching<Columns> = SelectQueryBuilder<Database, 'product' | 'product_search', Columns>

/** Longer searches hold no more sense, only work. */
const MOST_WORDS = 8

function matches(db: Db, { culture, categoryId, brandIds = [], q = '', onSale }: ListQuery) {
  let query = db
    .selectFrom('product')
    .innerJoin('product_search', 'product_search.product_id', 'product.id')
    .where('product_search.culture', '=', culture)
  if (categoryId !== undefined) query = query.where('category_id', 'in', subtree(categoryId))
  if (brandIds.length > 0) query = query.where('brand_id', 'in', brandIds)
  if (onSale) query = query.where('product.id', 'in', productsOnSale)
  if (q.trim() === '') return query
  const words = foldText(q).split(' ').slice(0, MOST_WORDS)
  // Folding leaves letters and digits only, so nothing in a word means anything to LIKE. Only signs: nothing
  // can match.
  if (words[0] === '') return query.where(sql<boolean>`false`)
  return words.reduce((narrowed, word) => narrowed.where('words', 'like', `%${word}%`), query)
}

const subtree = (categoryId: number) => sql<number>`(with recursive branch as (
  select id from category where id = ${categoryId}
  union select c.id from category c join branch on c.parent_id = branch.id) select id from branch)`

const productsOnSale = sql<number>`(select v.product_id from sale s join variant v on v.id = s.variant_id
  where s.starts_at <= now() and s.ends_at > now())`

/** Grouping both kinds of price at once is several times faster than looking up each variant's sale. */
const lowestPrices = sql<{ product_id: number; lowest: number }>`(select product_id, min(price_excl) as lowest from (
  select product_id, price_excl from variant
  union all select v.product_id, s.price_excl from sale s join variant v on v.id = s.variant_id
    where s.starts_at <= now() and s.ends_at > now()) price group by product_id)`

function sorted<Columns extends { id: number }>(query: Matching<Columns>, sort: ProductSort): Matching<Columns> {
  if (sort === 'newest') return query.orderBy('product.created_at', 'desc').orderBy('product.id', 'desc')
  const direction = sort.endsWith('_desc') ? 'desc' : 'asc'
  const byName = sort.startsWith('name')
  const ordered = byName
    ? query.orderBy('sort_key', direction)
    : query
        .innerJoin(lowestPrices.as('offer'), (join) => join.onRef('offer.product_id' as 'id', '=', 'product.id'))
        .orderBy(sql`offer.lowest`, direction)
        .orderBy('sort_key')
  return (ordered as Matching<Columns>).orderBy('product.id')
}
