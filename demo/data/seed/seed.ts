import { sql } from 'kysely'
import type { Database, Db, NewRow } from '../schema.ts'
import { attributeRows, brandRows, categoryRows, valueRows } from './catalogue-rows.ts'
import { seedContent } from './content/content.ts'
import { seedPeople } from './people.ts'
import { productRows } from './product-rows.ts'
import { continueIds, insertRows } from './rows.ts'
import { seedDelivery } from './selling/delivery.ts'
import { seedMarkets } from './selling/markets.ts'
import { seedVat } from './selling/vat.ts'
import { inAll } from './texts/cultures.ts'

const warehouseCities = ['Lyon', 'Gent', 'Porto', 'Toulouse']

/**
 * Seeds an empty database with the demo's catalogue and accounts. Dates are relative to `now`; all other data are
 * always the same.
 */
export async function seed(db: Db, now = new Date()): Promise<void> {
  await seedMarkets(db)
  await insertRows(db, 'warehouse', warehouseRows())
  await seedDelivery(db)
  await seedVat(db)
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
