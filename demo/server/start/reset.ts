import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../data/database.ts'
import { claimFolder } from '../../data/folder-lock.ts'
import { prepareDatabase, resetDatabase } from '../../data/prepare.ts'
import { type Environment, locationOf } from './environment.ts'

/**
 * Deletes all data of the shop, with orders and customers, and seeds it again. A PGlite folder is deleted even if it
 * can no longer be opened; photos are kept. Throws FolderTakenError while a shop has it open.
 */
export async function resetShop(environment: Environment): Promise<void> {
  const { dataDir } = environment
  const { url, folder } = locationOf(environment)
  if (folder === undefined) {
    const db = await openDatabase({ url })
    await resetDatabase(db)
    await db.destroy()
    return
  }
  mkdirSync(dataDir, { recursive: true })
  claimFolder(folder)
  for (const old of [folder, join(dataDir, 'assets'), join(dataDir, 'uploads')])
    rmSync(old, { recursive: true, force: true })
  const db = await openDatabase({ folder })
  await prepareDatabase(db)
  await db.destroy()
}
