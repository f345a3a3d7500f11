import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../../data/schema.ts'
import { dayMs } from './intake/limits.ts'
import { type FileStore, thumbnailKey } from './store/file-store.ts'

/** The folder of the shop's data for files that are being received. */
export const arrivals = (dataDir: string) => join(dataDir, 'uploads')

const batch = 200

/** Removes files that were deleted a day ago, pictures that were not cropped, and uploads that were not finished. */
export async function sweepAssets(db: Db, store: FileStore, dataDir: string, now = Date.now()): Promise<void> {
  const past = new Date(now - dayMs)
  await db.deleteFrom('asset_draft').where('expires_at', '<', new Date(now)).execute()
  for (;;) {
    const old = db
      .selectFrom('asset')
      .select('id')
      .where((e) => e.or([e('deleted_at', '<', past), e.and([e('is_draft', '=', true), e('created_at', '<', past)])]))
      .limit(batch)
    const gone = await db.deleteFrom('asset').where('id', 'in', old).returning('file_key').execute()
    // Rows are deleted first: a row without its file would be a broken picture, a file without its row only takes up
    // space.
    await store.remove(gone.flatMap(({ file_key: key }) => (key ? [key, thumbnailKey(key)] : [])))
    if (gone.length < batch) break
  }
  await db.deleteFrom('resumable_upload').where('created_at', '<', past).execute()
  await sweepArrivals(arrivals(dataDir), past.getTime())
}

async function sweepArrivals(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts?.isFile() && facts.mtimeMs < before) await rm(path, { force: true })
  }
}
