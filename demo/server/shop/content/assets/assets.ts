import { sql } from 'kysely'
import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import { foldText, literally } from '../../../../data/fold.ts'
import type { Db } from '../../../../data/schema.ts'
import type { AssetKind } from '../../../../data/tables/assets.ts'

/**
 * A picture of the demo has `photo` and `thumbnail`, which are addresses below the shop's photos; other files have a
 * `fileKey`.
 */
export type Asset = {
  id: number
  folderId: number
  /** The name in a culture; default: the name of the file. */
  name: string
  fileName: string
  kind: AssetKind
  mime: string
  /** 0 if it is unknown: for pictures of the demo. */
  bytes: number
  width: number | null
  height: number | null
  photo: string | null
  thumbnail: string | null
  fileKey: string | null
  createdAt: Date
  deletedAt: Date | null
}

/** All assets, including the deleted ones. */
export const assetsIn = (db: Db, culture: Culture) =>
  db
    .selectFrom('asset')
    .select(['id', 'folder_id as folderId', 'name as fileName', 'kind', 'mime', 'bytes', 'width', 'height'])
    .select(['photo', 'thumbnail', 'file_key as fileKey', 'created_at as createdAt', 'deleted_at as deletedAt'])
    .select(sql<string>`coalesce(nullif(${localized('title', culture)}, ''), name)`.as('name'))

/** All terms of `search` must be in the name. */
export type AssetQuery = { folderIds: number[]; search?: string; kind?: AssetKind | undefined }

const listed = (db: Db, { folderIds, search = '', kind }: AssetQuery) => {
  let query = db
    .selectFrom('asset')
    .where('folder_id', 'in', folderIds)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', false)
  if (kind) query = query.where('kind', '=', kind)
  for (const word of foldText(search).split(' ').filter(Boolean))
    query = query.where('search', 'like', `%${literally(word)}%`)
  return query
}

export async function countAssets(db: Db, query: AssetQuery): Promise<number> {
  if (query.folderIds.length === 0) return 0
  const { total } = await listed(db, query)
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A part of a list, folder by folder, each in its own order. */
export async function listAssets(
  db: Db,
  culture: Culture,
  query: AssetQuery,
  { start, count }: { start: number; count: number },
): Promise<Asset[]> {
  if (query.folderIds.length === 0) return []
  const ids = listed(db, query)
    .select('id')
    .orderBy('folder_id')
    .orderBy('position')
    .orderBy('id')
    .offset(start)
    .limit(count)
  return assetsIn(db, culture).where('id', 'in', ids).orderBy('folder_id').orderBy('position').orderBy('id').execute()
}

/** An asset that is not deleted, or undefined. */
export const findAsset = (db: Db, id: number, culture: Culture): Promise<Asset | undefined> =>
  assetsIn(db, culture).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The assets that can still be restored, the last one first. */
export const deletedAssets = (db: Db, culture: Culture): Promise<Asset[]> =>
  assetsIn(db, culture).where('deleted_at', 'is not', null).orderBy('deleted_at', 'desc').limit(200).execute()

/** The file with a key, even if it is only a draft. */
export const findFile = (db: Db, fileKey: string, culture: Culture): Promise<Asset | undefined> =>
  assetsIn(db, culture).where('file_key', '=', fileKey).where('deleted_at', 'is', null).executeTakeFirst()
