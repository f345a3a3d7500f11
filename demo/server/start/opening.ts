import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../data/database.ts'
import { prepareDatabase } from '../../data/prepare.ts'
import type { Database } from '../../data/schema.ts'
import { clearExpired } from '../shop/account/sessions.ts'
import { settleOrders } from '../shop/orders/card.ts'
import type { Environment } from './environment.ts'

const hourMs = 60 * 60 * 1000

/** Opens the database, brings its tables and goods up to date, and clears what nobody can reach any more. */
export async function openShop({ databaseUrl: url, dataDir }: Environment): Promise<Kysely<Database>> {
  const db = await openDatabase({ url, folder: url === undefined ? join(dataDir, 'pglite') : undefined })
  await prepareDatabase(db)
  await clearExpired(db)
  await settleOrders(db)
  setInterval(() => clearExpired(db).catch((error) => console.warn(error)), hourMs).unref()
  return db
}
