import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../data/database.ts'
import { prepareDatabase } from '../../data/prepare.ts'
import type { Database } from '../../data/schema.ts'
import { clearExpired } from '../shop/account/sessions.ts'
import type { FileStore } from '../shop/content/assets/store/file-store.ts'
import { sweepAssets } from '../shop/content/assets/sweep.ts'
import { stripErased } from '../shop/customer/privacy/erase.ts'
import { settleOrders } from '../shop/orders/card.ts'
import { releaseLeft } from '../shop/orders/promises.ts'
import type { Environment } from './environment.ts'

const hourMs = 60 * 60 * 1000

/** Opens the database, migrates its tables, updates the goods, finishes open payments, and deletes expired data. */
export async function openShop(
  { databaseUrl: url, dataDir }: Environment,
  store: FileStore,
): Promise<Kysely<Database>> {
  const db = await openDatabase({ url, folder: url === undefined ? join(dataDir, 'pglite') : undefined })
  if (await prepareDatabase(db)) console.log('The shop is new: its products, customers and news have been created.')
  const clear = () => clearOld(db, store, dataDir)
  await clear()
  setInterval(() => clear().catch((error) => console.warn(error)), hourMs).unref()
  return db
}

/**
 * Finishes payments and cancels authorizations that are no longer needed. Deletes expired sessions, links and files,
 * and the personal data in orders of former customers after the legal retention period.
 */
async function clearOld(db: Kysely<Database>, store: FileStore, dataDir: string): Promise<void> {
  await settleOrders(db)
  await clearExpired(db)
  await releaseLeft(db)
  await stripErased(db)
  // A failing file store must not keep the shop from opening.
  await sweepAssets(db, store, dataDir).catch((error) => console.warn(error))
}
