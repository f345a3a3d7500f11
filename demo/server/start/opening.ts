import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../data/database.ts'
import { isSeeded, prepareDatabase } from '../../data/prepare.ts'
import type { Database } from '../../data/schema.ts'
import { countQuery } from '../http/faults.ts'
import { log, logError } from '../operations/log.ts'
import { clearExpired } from '../shop/account/sessions.ts'
import type { FileStore } from '../shop/content/assets/store/file-store.ts'
import { sweepAssets } from '../shop/content/assets/sweep.ts'
import { stripErased } from '../shop/customer/privacy/erase.ts'
import { settleOrders } from '../shop/orders/card.ts'
import { releaseLeft } from '../shop/orders/promises.ts'
import { type Environment, locationOf } from './environment.ts'
import { seedApart } from './seeding.ts'

const hourMs = 60 * 60 * 1000

/** Opens the database, migrates its tables, updates the goods, finishes open payments, and deletes expired data. */
export async function openShop(environment: Environment, store: FileStore): Promise<Kysely<Database>> {
  const { dataDir, hasFaults } = environment
  if (await isNew(environment)) {
    await seedApart()
    log('info', 'The shop is new: its products, customers and news have been created.')
  }
  const db = await openDatabase({
    ...locationOf(environment),
    onQuery: hasFaults ? countQuery : undefined,
    onLost: (message) => log('warn', message),
  })
  await prepareDatabase(db)
  const clear = () => clearOld(db, store, dataDir)
  await clear()
  setInterval(() => clear().catch((error) => logError(error, 'warn')), hourMs).unref()
  return db
}

/** Whether there are no data yet. PGlite is not opened for that, as it would keep its memory. */
async function isNew(environment: Environment): Promise<boolean> {
  const { url, folder } = locationOf(environment)
  if (folder !== undefined) return !existsSync(folder)
  const db = await openDatabase({ url })
  return !(await isSeeded(db).finally(() => db.destroy()))
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
  await sweepAssets(db, store, dataDir).catch((error) => logError(error, 'warn'))
}
