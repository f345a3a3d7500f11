import { BASIS_POINTS, fromCents, toCents } from '../money/cents.ts'
import { homeMarket } from '../money/market.ts'
import type { NewRow } from '../schema.ts'
import { ids } from './catalogue-rows.ts'
import type { Design } from './design.ts'
import type { Glaze } from './glazes.ts'
import type { Random } from './random.ts'
import { gramsOf } from './selling/delivery.ts'
import type { ShopTexts } from './texts/texts.ts'
import { type TypeTraits, types } from './types.ts'

export type StockRows = {
  variant: NewRow<'variant'>[]
  variant_value: NewRow<'variant_value'>[]
  sale: NewRow<'sale'>[]
  price_step: NewRow<'price_step'>[]
  stock: NewRow<'stock'>[]
}

export const emptyStockRows = (): StockRows => ({ variant: [], variant_value: [], sale: [], price_step: [], stock: [] })

type Lot = { productId: number; set: number; now: Date; random: Random }

const DAY_MS = 86_400_000
const SIZE_FACTOR = 1.4
const GAPS = 0.12

/** Adds a product's variants, prices and stock. Returns the texts for its search. */
export function priceAndStock(rows: StockRows, design: Design, lot: Lot) {
  const { productId, random } = lot
  const glazes = random.some(design.palette, random.whole(1, 4))
  const traits: TypeTraits = types[design.type]
  const sizes = random.chance(0.75) ? traits.sizes : traits.sizes.slice(0, 1)
  const hasSteps = traits.bought !== 'singly' && random.chance(0.45)
  const discount = random.chance(0.08) ? random.pick([0.15, 0.2, 0.3]) : 0
  const saleDays = random.whole(2, 40)
  const isSoldOut = random.chance(0.05)
  const price = traits.price * design.maker.dearness
  const tax = homeMarket.taxes[traits.taxClass]
  const skus: string[] = []
  for (const [sizeIndex, size] of (sizes.length > 0 ? sizes : [undefined]).entries()) {
    const regular = niceExcl(price * SIZE_FACTOR ** sizeIndex, tax)
    for (const glaze of glazes) {
      // Some colours do not exist in every size, but each product exists in its first size and colour.
      if (skus.length > 0 && random.chance(GAPS)) continue
      skus.push(addVariant(rows, { design, lot, glaze, size, regular, position: skus.length, isSoldOut }))
      if (hasSteps) addSteps(rows, regular, lot.set)
      if (discount > 0)
        addSale(rows, niceExcl(regular * (1 + tax / BASIS_POINTS) * (1 - discount), tax), saleDays, lot.now)
    }
  }
  addOldSale(rows, productId, lot.now)
  return { skus, glazes: (texts: ShopTexts) => glazes.map((glaze) => texts.glazes[glaze]) }
}

const roundPrice = (euros: number) => fromCents(toCents(euros))

/**
 * The price without tax for a price that is round with tax (`tax` in basis points): a multiple of 1.50 €, or of 30
 * cents below 6 €.
 */
function niceExcl(incl: number, tax: number): number {
  const step = incl < 6 ? 0.3 : 1.5
  return roundPrice(Math.max(step, Math.round(incl / step) * step) / (1 + tax / BASIS_POINTS))
}

type NewVariant = {
  design: Design
  lot: Lot
  glaze: Glaze
  size: string | undefined
  regular: number
  position: number
  isSoldOut: boolean
}

function addVariant(rows: StockRows, { design, lot, glaze, size, regular, position, isSoldOut }: NewVariant): string {
  const id = rows.variant.length + 1
  const letters = design.maker.name.normalize('NFD').replace(/[^A-Za-z]/g, '')
  const number = String(lot.productId).padStart(4, '0')
  const sku = `${letters.slice(0, 3).toUpperCase()}-${number}-${String(position + 1).padStart(2, '0')}`
  const grams = gramsOf(design.recipe.form, size ? Math.max(0, types[design.type].sizes.indexOf(size)) : 0)
  rows.variant.push({ id, product_id: lot.productId, sku, price_excl: regular, grams, position })
  rows.variant_value.push({
    variant_id: id,
    attribute_id: ids.attribute('glaze'),
    attribute_value_id: ids.glaze(glaze),
  })
  if (size)
    rows.variant_value.push({ variant_id: id, attribute_id: ids.attribute('size'), attribute_value_id: ids.size(size) })
  addStock(rows, id, isSoldOut, lot)
  return sku
}

const WAREHOUSES = [1, 2, 3]
const CLOSED_WAREHOUSE = 4

function addStock(rows: StockRows, variantId: number, isSoldOut: boolean, { random, set }: Lot) {
  const state = random.next()
  const isEmpty = isSoldOut || state < 0.1
  const isLast = !isEmpty && state < 0.13
  const lucky = random.pick(WAREHOUSES)
  const last = (warehouse: number) => (warehouse === lucky ? set : 0)
  for (const warehouse of WAREHOUSES) {
    const many = random.whole(0, 24) + (warehouse === lucky ? 6 : 0)
    const held = isLast ? last(warehouse) : many
    rows.stock.push({ variant_id: variantId, warehouse_id: warehouse, quantity: isEmpty ? 0 : held })
  }
  // The stock of a closed warehouse must not count, so some variants have one.
  if (variantId % 50 === 0) rows.stock.push({ variant_id: variantId, warehouse_id: CLOSED_WAREHOUSE, quantity: 5 })
}

function addSteps(rows: StockRows, regular: number, set: number) {
  const variantId = rows.variant.length
  const [first, second] = set > 2 ? [12, 24] : [6, 12]
  const steps = [
    { from: first, excl: roundPrice(regular * 0.92) },
    { from: second, excl: roundPrice(regular * 0.85) },
  ]
  for (const { from, excl } of steps)
    rows.price_step.push({ variant_id: variantId, from_quantity: from, price_excl: excl })
}

function addSale(rows: StockRows, excl: number, days: number, now: Date) {
  rows.sale.push(saleRow(rows, excl, -3, days, now))
}

/** Expired and future sales must not count either. */
function addOldSale(rows: StockRows, productId: number, now: Date) {
  if (productId % 40 === 0) rows.sale.push(saleRow(rows, 1, -60, -30, now))
  if (productId % 40 === 20) rows.sale.push(saleRow(rows, 1, 3650, 3660, now))
}

const saleRow = (rows: StockRows, excl: number, fromDay: number, toDay: number, now: Date): NewRow<'sale'> => ({
  variant_id: rows.variant.length,
  price_excl: excl,
  starts_at: new Date(now.getTime() + fromDay * DAY_MS).toISOString(),
  ends_at: new Date(now.getTime() + toDay * DAY_MS).toISOString(),
})
