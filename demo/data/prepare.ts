import { type Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database, Db } from './schema.ts'
import { seedContent } from './seed/content/content.ts'
import { seed } from './seed/seed.ts'
import { seedCoupons } from './seed/selling/coupons.ts'
import { seedMarkets } from './seed/selling/markets.ts'

/** Any number, as long as it is always the same: PostgreSQL's name for "someone is filling the shop". */
const SEED_LOCK = 7_401_902

/**
 * Makes a database ready to serve: its tables up to date, and the demo's content in them when there is none.
 * Does nothing on a ready one. Processes that start together wait for the first. Returns whether it filled the
 * shop.
 */
export async function prepareDatabase(db: Kysely<Database>): Promise<boolean> {
  await migrate(db)
  if ((await hasProducts(db)) && (await hasContent(db)) && (await hasCoupons(db)) && (await hasMarkets(db)))
    return false
  return db.transaction().execute(async (trx) => {
    await lock(trx)
    if (!(await hasProducts(trx))) {
      await fill(trx)
      return true
    }
    // A shop that was filled before there was more than a catalogue.
    if (!(await hasMarkets(trx))) await seedMarkets(trx)
    if (!(await hasContent(trx))) await seedContent(trx, new Date())
    if (!(await hasCoupons(trx))) await seedCoupons(trx, new Date())
    return false
  })
}

/** Throws all of the shop's content away, customers and orders too, and fills it anew. */
export async function resetDatabase(db: Kysely<Database>): Promise<void> {
  await migrate(db)
  await db.transaction().execute(async (trx) => {
    await lock(trx)
    // Everything hangs on these: what refers to them goes with them.
    await sql`truncate category, brand, attribute, warehouse, country, currency, shipping_method, customer, cart, coupon,
      session, login_attempt, newsletter_subscriber, letter, asset_folder, news_article, tag restart identity cascade`.execute(
      trx,
    )
    await sql`alter sequence order_number restart`.execute(trx)
    await fill(trx)
  })
}

async function fill(db: Db): Promise<void> {
  await seed(db)
  await seedCoupons(db, new Date())
}

const lock = (trx: Db) => sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(trx)

async function hasContent(db: Db): Promise<boolean> {
  return (await db.selectFrom('asset_folder').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function hasCoupons(db: Db): Promise<boolean> {
  return (await db.selectFrom('coupon').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function hasMarkets(db: Db): Promise<boolean> {
  return (await db.selectFrom('currency').select('code').limit(1).executeTakeFirst()) !== undefined
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
}
