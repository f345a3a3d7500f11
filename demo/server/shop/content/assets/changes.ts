import { sql } from 'kysely'
import { cultures, type Localized } from '../../../../data/cultures.ts'
import { foldText } from '../../../../data/fold.ts'
import type { Db } from '../../../../data/schema.ts'
import { nextPosition } from './intake/take-file.ts'

/** The same text in every culture: staff type it in one language. */
export const inAllCultures = (text: string): Localized =>
  Object.fromEntries(cultures.map((culture) => [culture, text])) as Localized

const one = (db: Db, id: number) => db.updateTable('asset').where('id', '=', id).where('deleted_at', 'is', null)

/** Renames an asset in all cultures. False if there is no such asset. */
export async function renameAsset(db: Db, id: number, name: string): Promise<boolean> {
  const row = await one(db, id)
    .set({ title: inAllCultures(name), search: foldText(name) })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Hides an asset; it can be restored within a day. False if there is no such asset. */
export async function deleteAsset(db: Db, id: number): Promise<boolean> {
  return (await one(db, id).set({ deleted_at: new Date() }).returning('id').executeTakeFirst()) !== undefined
}

/** Restores a deleted asset to its place. False if it no longer exists. */
export async function restoreAsset(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('asset')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves an asset to the end of another folder. */
export async function moveAsset(db: Db, id: number, folderId: number): Promise<boolean> {
  const row = await one(db, id)
    .set({ folder_id: folderId, position: nextPosition(folderId) })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of a folder in their order. Its row is locked, so that two changes of the order run one after the other. */
async function lockedOrder(trx: Db, folderId: number): Promise<number[]> {
  await trx.selectFrom('asset_folder').select('id').where('id', '=', folderId).forUpdate().execute()
  const rows = await trx
    .selectFrom('asset')
    .select('id')
    .where('folder_id', '=', folderId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const writeOrder = (trx: Db, ids: number[]) =>
  sql`update asset set position = wanted.position::integer
    from unnest(${sql.val(ids)}::integer[]) with ordinality as wanted (id, position)
    where asset.id = wanted.id and asset.position <> wanted.position`.execute(trx)

/**
 * Changes the order of some assets of a folder, such as those of a page. They exchange their present positions, so that
 * assets on other pages keep theirs. Ids of other folders are ignored.
 */
export const orderAssets = (db: Db, folderId: number, wanted: number[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ids = await lockedOrder(trx, folderId)
    const known = new Set(ids)
    const given = [...new Set(wanted)].filter((id) => known.has(id))
    const moved = new Set(given)
    const rest = given.values()
    await writeOrder(
      trx,
      ids.map((id) => (moved.has(id) ? (rest.next().value ?? id) : id)),
    )
  })

export const steps = ['first', 'earlier', 'later', 'last'] as const
export type AssetStep = (typeof steps)[number]

/** Moves an asset by one position among the visible ones, or to an end of its folder. */
export const stepAsset = (db: Db, id: number, step: AssetStep): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const asset = await trx
      .selectFrom('asset')
      .select('folder_id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!asset) return false
    const all = await lockedOrder(trx, asset.folder_id)
    const shown = new Set(await visibleIds(trx, asset.folder_id))
    const ids = all.filter((other) => shown.has(other))
    const from = ids.indexOf(id)
    const to = { first: 0, earlier: Math.max(0, from - 1), later: from + 1, last: ids.length }[step]
    ids.splice(from, 1)
    ids.splice(to, 0, id)
    await writeOrder(trx, [...ids, ...all.filter((other) => !shown.has(other))])
    return true
  })

async function visibleIds(trx: Db, folderId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('asset')
    .select('id')
    .where('folder_id', '=', folderId)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}
