import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../data/database.ts'
import { claimFolder } from '../../data/folder-lock.ts'
import { prepareDatabase, resetDatabase } from '../../data/prepare.ts'
import type { Environment } from './environment.ts'

/**
 * Deletes all data of the shop, with orders and customers, and seeds it again. A PGlite folder is deleted even if it
 * can no longer be opened; photos are kept. Throws FolderTakenError while a shop has it open.
 */
export async function resetShop({ databaseUrl: url, dataDir }: Environment): Promise<void> {
  if (url !== undefined) {
    const db = await openDatabase({ url, folder: undefined })
    await resetDatabase(db)
    await db.destroy()
    return
  }
  const folder = join(dataDir, 'pglite')
  mkdirSync(dataDir, { recursive: true })
  claimFolder(folder)
  for (const old of [folder, join(dataDir, 'assets'), join(dataDir, 'uploads')])
    rmSync(old, { recursive: true, force: true })
  const db = await openDatabase({ url, folder })
  await prepareDatabase(db)
  await db.destroy()
}
