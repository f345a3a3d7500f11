import { sql } from 'kysely'
import { countAssets, listAssets } from '../../demo/server/shop/content/assets/assets.ts'
import { orderAssets, stepAsset } from '../../demo/server/shop/content/assets/changes.ts'
import { createFolder, inboxFolder } from '../../demo/server/shop/content/assets/folder-changes.ts'
import type { FileStore } from '../../demo/server/shop/content/assets/store/file-store.ts'
import { sweepAssets } from '../../demo/server/shop/content/assets/sweep.ts'
import { expect, test } from './shop.ts'

test.describe('a library of 10,000 files', () => {
  test('answers a page, a search and a new order without reading the whole table', { tag: '@engine' }, async ({
    db,
  }) => {
    const made = await createFolder(db, 'fr', { parentId: 1, name: 'Dix mille' })
    const folderId = made.ok ? made.id : 0
    await sql`insert into asset (folder_id, name, kind, mime, bytes, file_key, position, search)
      select ${folderId}::integer, 'photo-' || n || '.jpg', 'Image', 'image/jpeg', 1000, md5(n::text), n, 'photo ' || n || ' jpg'
      from generate_series(1, 10000) as n`.execute(db)
    const all = { folderIds: [folderId] }
    const page = (start: number) => listAssets(db, 'fr', all, { start, count: 48 })
    expect(await countAssets(db, all)).toBe(10_000)
    expect((await page(0)).map(({ name }) => name)[0]).toBe('photo-1.jpg')
    const last = await page(9_984)
    expect(last.map(({ name }) => name).at(-1)).toBe('photo-10000.jpg')
    const search = { ...all, search: 'photo 777' }
    expect(await countAssets(db, search)).toBe(19)
    await orderAssets(db, folderId, last.map(({ id }) => id).toReversed())
    expect((await page(9_984)).map(({ id }) => id)).toEqual(last.map(({ id }) => id).toReversed())
    const moved = last[0]?.id ?? 0
    await stepAsset(db, moved, 'first')
    expect((await page(0))[0]?.id).toBe(moved)
    // The duration depends on the machine; a scan of the whole table does not.
    await sql`analyze asset`.execute(db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select id from asset where folder_id = ${folderId}::integer
      and deleted_at is null and is_draft = false order by folder_id, position, id limit 48`.execute(db)
    expect(JSON.stringify(rows)).toContain('asset_in_folder')
    await sql`delete from asset where folder_id = ${folderId}`.execute(db)
  })
})

test('assets that were deleted a day ago are removed, with their files', async ({ db }) => {
  const folder_id = await inboxFolder(db, 'fr', 'Réception')
  expect(await inboxFolder(db, 'nl', 'Anders')).toBe(folder_id)
  const now = Date.now()
  const hours = (count: number) => new Date(now - count * 3_600_000)
  const file = { folder_id, bytes: 1, title: null, width: 9, height: 9 }
  const rows = [
    { ...file, name: 'old', file_key: 'a'.repeat(32), deleted_at: hours(25) },
    { ...file, name: 'new', file_key: 'b'.repeat(32), deleted_at: hours(23) },
    { ...file, name: 'draft', file_key: 'c'.repeat(32), is_draft: true, created_at: hours(25) },
    { ...file, name: 'there', file_key: 'd'.repeat(32), created_at: hours(100) },
  ]
  await db.insertInto('asset').values(rows).execute()
  const removed: string[] = []
  const store: FileStore = {
    put: async () => undefined,
    read: async () => undefined,
    remove: async (keys) => {
      removed.push(...keys)
    },
  }
  await sweepAssets(db, store, '/nowhere', now)
  const left = await db.selectFrom('asset').select('name').where('folder_id', '=', folder_id).orderBy('name').execute()
  expect(left.map(({ name }) => name)).toEqual(['new', 'there'])
  expect(removed.filter((key) => !key.includes('-')).toSorted()).toEqual(['a'.repeat(32), 'c'.repeat(32)])
})
