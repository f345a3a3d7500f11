import { sql } from 'kysely'
import type { Database, Db, NewRow } from '../schema.ts'
import { attributeRows, brandRows, categoryRows, valueRows } from './catalogue-rows.ts'
import { seedContent } from './content/content.ts'
import { seedMarkets } from './markets.ts'
import { seedPeople } from './people.ts'
import { productRows } from './product-rows.ts'
import { continueIds, insertRows } from './rows.ts'
import { inAll } from './texts/cultures.ts'

const warehouseCities = ['Lyon', 'Gent', 'Porto', 'Toulouse']
/** Euros without tax, from which sum of products on it is free, and how many working days it takes. */
const shippingTerms = {
  home: { price_excl: 4.96, free_from_incl: 120, least_days: 2, most_days: 4 },
  express: { price_excl: 12.61, free_from_incl: null, least_days: 1, most_days: 1 },
  shop: { price_excl: 0, free_from_incl: null, least_days: 1, most_days: 2 },
} as const

/**
 * Fills an empty database with the demo's catalogue and accounts. Dates count from `now`; all else is always
 * the same.
 */
export async function seed(db: Db, now = new Date()): Promise<void> {
  await seedMarkets(db)
  await insertRows(db, 'warehouse', warehouseRows())
  await insertRows(db, 'shipping_method', shippingRows())
  await insertRows(db, 'category', categoryRows())
  await insertRows(db, 'brand', brandRows())
  await insertRows(db, 'attribute', attributeRows())
  await insertRows(db, 'attribute_value', valueRows())
  const rows = productRows(now)
  await insertRows(db, 'product', rows.product)
  await insertRows(db, 'product_search', rows.product_search)
  await insertRows(db, 'product_value', rows.product_value)
  await insertRows(db, 'variant', rows.variant)
  await insertRows(db, 'variant_value', rows.variant_value)
  await insertRows(db, 'sale', rows.sale)
  await insertRows(db, 'price_step', rows.price_step)
  await insertRows(db, 'stock', rows.stock)
  await seedPeople(db, now)
  for (const table of numberedTables) await continueIds(db, table)
  await seedContent(db, now)
  await sql`analyze`.execute(db)
}

const numberedTables = [
  ...(['warehouse', 'shipping_method', 'category', 'brand', 'attribute', 'attribute_value'] as const),
  ...(['product', 'variant', 'customer'] as const),
] satisfies (keyof Database)[]

const warehouseRows = (): NewRow<'warehouse'>[] =>
  warehouseCities.map((city, index) => ({
    id: index + 1,
    name: inAll((texts) => texts.warehouses[index] ?? city),
    city,
    is_active: city !== 'Toulouse',
  }))

const shippingRows = (): NewRow<'shipping_method'>[] =>
  (['home', 'express', 'shop'] as const).map((code, position) => ({
    id: position + 1,
    code,
    name: inAll((texts) => texts.shipping[code]),
    ...shippingTerms[code],
    position,
  }))
