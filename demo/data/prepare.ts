import { type Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database, Db } from './schema.ts'
import { seedContent } from './seed/content/content.ts'
import { seedNews } from './seed/content/news/seed-news.ts'
import { seedReviews } from './seed/content/reviews/seed-reviews.ts'
import { seedStores } from './seed/content/stores.ts'
import { seed } from './seed/seed.ts'
import { seedCities } from './seed/selling/cities.ts'
import { seedCoupons } from './seed/selling/coupons.ts'
import { seedMarkets } from './seed/selling/markets.ts'
import { seedVat } from './seed/selling/vat.ts'

/** The key of PostgreSQL's advisory lock for seeding; any fixed number. */
const SEED_LOCK = 7_401_902

/**
 * Prepares a database: migrates its tables, and seeds the demo's content if it is empty. A prepared one is not changed.
 * Processes that start together wait for the first one. Returns whether it seeded the shop.
 */
export async function prepareDatabase(db: Kysely<Database>): Promise<boolean> {
  await migrate(db)
  const names = ['product', ...laterParts.map(({ table }) => table)] as const
  if ((await Promise.all(names.map((name) => isFilled(db, name)))).every(Boolean)) return false
  return db.transaction().execute(async (trx) => {
    await lock(trx)
    if (!(await isFilled(trx, 'product'))) {
      await fill(trx)
      return true
    }
    for (const { table, seedPart } of laterParts) if (!(await isFilled(trx, table))) await seedPart(trx)
    return false
  })
}

/** Parts that were added later, by one of their tables: a database that was seeded before gets them. */
const laterParts: { table: keyof Database; seedPart(db: Db): Promise<void> }[] = [
  { table: 'currency', seedPart: seedMarkets },
  { table: 'vat_register', seedPart: seedVat },
  { table: 'city', seedPart: seedCities },
  { table: 'asset_folder', seedPart: (db) => seedContent(db, new Date()) },
  { table: 'shop_store', seedPart: seedStores },
  { table: 'news_category', seedPart: (db) => seedNews(db, new Date()) },
  { table: 'coupon', seedPart: (db) => seedCoupons(db, new Date()) },
  { table: 'review', seedPart: (db) => seedReviews(db, new Date()) },
]

/** Whether the shop has its content. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('product') as name`.execute(db)
  return rows[0]?.name != null && isFilled(db, 'product')
}

const isFilled = async (db: Db, table: keyof Database): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0

/** Deletes all of the shop's content, customers and orders too, and seeds it again. */
export async function resetDatabase(db: Kysely<Database>): Promise<void> {
  await migrate(db)
  await db.transaction().execute(async (trx) => {
    await lock(trx)
    // All other tables refer to these, and are truncated with them.
    await sql`truncate category, brand, attribute, warehouse, country, currency, shipping_method, customer, cart, coupon,
      session, login_attempt, newsletter_subscriber, letter, asset_folder, news_article, news_category, tag, vat_register restart identity cascade`.execute(
      trx,
    )
    await sql`alter sequence order_number restart`.execute(trx)
    await fill(trx)
  })
}

async function fill(db: Db): Promise<void> {
  await seed(db)
  await seedCities(db)
  await seedCoupons(db, new Date())
  await seedReviews(db, new Date())
}

const lock = (trx: Db) => sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(trx)
