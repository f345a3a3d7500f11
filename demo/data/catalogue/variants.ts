import { sql } from 'kysely'
import { groupBy } from '../group.ts'
import { type Cents, toCents } from '../money/cents.ts'
import { inCurrency, type Market } from '../money/market.ts'
import type { TaxClass } from '../money/tax-classes.ts'
import type { Db } from '../schema.ts'
import { type PriceRules, type PriceStep, priceFor } from './prices.ts'

/** `stock` counts the active warehouses. */
export type Variant = {
  id: number
  productId: number
  sku: string
  stock: number
  /** Whether the stock has the smallest quantity for sale: one unit of a set of six is not in stock. */
  isInStock: boolean
  rules: PriceRules
  /** The value of each variation attribute, in the attributes' order. */
  values: { attributeId: number; valueId: number }[]
  /** One to three colours `#rrggbb` of its Square attribute, for swatches and photos. */
  glaze: string[]
}

/**
 * Loads the variants of products with their prices in a market, in their order, grouped by product. It needs three
 * queries for any number of products.
 */
export async function variantsOfProducts(
  db: Db,
  productIds: number[],
  market: Market,
): Promise<Map<number, Variant[]>> {
  const groups = new Map<number, Variant[]>(productIds.map((id) => [id, []]))
  if (productIds.length === 0) return groups
  const variants = await load(db, sql`v.product_id = any(${productIds}::int[])`, market)
  for (const variant of variants) groups.get(variant.productId)?.push(variant)
  return groups
}

/** Loads variants by their ids with their prices in a market; unknown ids are ignored. */
export async function variantsById(db: Db, variantIds: number[], market: Market): Promise<Map<number, Variant>> {
  if (variantIds.length === 0) return new Map()
  const variants = await load(db, sql`v.id = any(${variantIds}::int[])`, market)
  return new Map(variants.map((variant) => [variant.id, variant]))
}

/** The lowest unit price of the variants at a quantity, without tax. */
export const lowestPrice = (variants: Variant[], quantity: number): Cents =>
  Math.min(...variants.map((variant) => priceFor(variant.rules, quantity).excl))

type VariantRow = {
  id: number
  product_id: number
  sku: string
  price_excl: number
  tax_class: TaxClass
  min_qty: number
  stock: number
  sale_excl: number | null
  sale_ends_at: Date | null
  value_ids: number[]
}

async function load(db: Db, condition: ReturnType<typeof sql>, market: Market): Promise<Variant[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_id, v.sku, v.price_excl, p.tax_class, p.min_qty,
      sale.price_excl as sale_excl, sale.ends_at as sale_ends_at,
      coalesce((select sum(stock.quantity) from stock join warehouse w on w.id = stock.warehouse_id and w.is_active
        where stock.variant_id = v.id), 0)::int as stock,
      array(select attribute_value_id from variant_value where variant_id = v.id) as value_ids
    from variant v
    join product p on p.id = v.product_id
    left join lateral (select s.price_excl, s.ends_at from sale s
      where s.variant_id = v.id and s.starts_at <= now() and s.ends_at > now()
      order by s.price_excl, s.ends_at desc limit 1) sale on true
    where ${condition}
    order by v.product_id, v.position, v.id`.execute(db)
  const ids = rows.map((row) => row.id)
  const [values, steps] = [await valuesById(db, rows), await stepsOf(db, ids)]
  return rows.map((row) => toVariant(row, values, steps.get(row.id) ?? [], market))
}

type Value = { id: number; attribute_id: number; display: string; colors: (string | null)[] }

/** The values of the variants, each once, in the attributes' order: many variants share a few. */
async function valuesById(db: Db, rows: VariantRow[]): Promise<Value[]> {
  const ids = [...new Set(rows.flatMap((row) => row.value_ids))]
  const { rows: values } = await sql<Value>`
    select value.id, value.attribute_id, a.display, array[value.color1, value.color2, value.color3] as colors
    from attribute_value value join attribute a on a.id = value.attribute_id
    where value.id = any(${ids}::int[]) order by a.position, a.id`.execute(db)
  return values
}

async function stepsOf(db: Db, ids: number[]): Promise<Map<number, PriceStep[]>> {
  const rows = await db
    .selectFrom('price_step')
    .select(['variant_id', 'from_quantity as fromQuantity', 'price_excl as excl'])
    .where('variant_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('variant_id')
    .orderBy('from_quantity')
    .execute()
  return groupBy(rows, (row) => row.variant_id)
}

function toVariant(row: VariantRow, known: Value[], steps: PriceStep[], market: Market): Variant {
  const shown = (euros: number) => inCurrency(toCents(euros), market)
  const values = known.filter((value) => row.value_ids.includes(value.id))
  const square = values.find((value) => value.display === 'Square')
  const { sale_excl: saleExcl, sale_ends_at: endsAt } = row
  return {
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    stock: row.stock,
    isInStock: row.stock >= row.min_qty,
    rules: {
      regularExcl: shown(row.price_excl),
      taxRate: market.taxes[row.tax_class],
      sale: saleExcl !== null && endsAt ? { excl: shown(saleExcl), endsAt } : null,
      steps: steps.map(({ fromQuantity, excl }) => ({ fromQuantity, excl: shown(excl) })),
    },
    values: values.map((value) => ({ attributeId: value.attribute_id, valueId: value.id })),
    glaze: square?.colors.filter((color) => color !== null) ?? [],
  }
}
