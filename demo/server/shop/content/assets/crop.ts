import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { Db } from '../../../../data/schema.ts'
import { assertNoTrouble } from '../../../http/troubles.ts'
import { mostPixels } from './intake/limits.ts'
import { takeFile } from './intake/take-file.ts'
import { type FileStore, thumbnailKey } from './store/file-store.ts'

/** A selection in pixels of the picture, and the size of the result. */
export type Selection = { x: number; y: number; width: number; height: number; toWidth: number; toHeight: number }

/** The reason why a crop is refused; its text is `Library.Crop.<reason>`. */
export type CropProblem = 'Unknown' | 'Outside' | 'TooSmall' | 'Size' | 'Failed' | 'Daily'

/** Pixels of the longest side. */
const largestCrop = 8000

/** A rounded selection may exceed the picture by one pixel. */
const rounding = 1

/** The problem with a selection in a picture of this size; undefined if there is none. */
export function selectionProblem(selection: Selection, picture: { width: number; height: number }) {
  const { x, y, width, height, toWidth, toHeight } = selection
  if (![toWidth, toHeight].every((side) => side >= 1 && side <= largestCrop)) return 'Size'
  if (width < 1 || height < 1) return 'TooSmall'
  if (x + width > picture.width + rounding || y + height > picture.height + rounding) return 'Outside'
  if (x >= picture.width || y >= picture.height) return 'Outside'
  if (width + rounding < toWidth || height + rounding < toHeight) return 'TooSmall'
  return undefined
}

type Draft = { assetId: number; folderId: number; fileKey: string; fileName: string; width: number; height: number }

/**
 * Crops a picture that the person uploaded within a day, scales it to the requested size, and adds it to the library.
 * Without `keepsOriginal` its temporary name becomes invalid, and a picture that only waited to be cropped is deleted.
 */
export async function cropDraft(
  db: Db,
  store: FileStore,
  customerId: number,
  { name, selection, keepsOriginal }: { name: string; selection: Selection; keepsOriginal: boolean },
): Promise<{ ok: true; id: number } | { ok: false; problem: CropProblem }> {
  const draft = await findDraft(db, name, customerId)
  if (!draft) return { ok: false, problem: 'Unknown' }
  const problem = selectionProblem(selection, draft)
  if (problem) return { ok: false, problem }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crop-'))
  try {
    const path = await cut(store, draft, selection, folder)
    if (!path) return { ok: false, problem: 'Failed' }
    const intake = { customerId, folderId: draft.folderId }
    const taken = await takeFile(db, store, { path, name: draft.fileName }, intake)
    if (!taken.ok) return { ok: false, problem: taken.problem === 'Daily' ? 'Daily' : 'Failed' }
    if (!keepsOriginal) await endDraft(db, store, name, draft)
    return { ok: true, id: taken.id }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function findDraft(db: Db, name: string, customerId: number): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('asset_draft')
    .innerJoin('asset', 'asset.id', 'asset_draft.asset_id')
    .select(['asset.id as assetId', 'folder_id as folderId', 'file_key', 'asset.name as fileName', 'width', 'height'])
    .where('asset_draft.name', '=', name)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const { file_key: fileKey, width, height } = row ?? {}
  return row && fileKey && width && height ? { ...row, fileKey, width, height } : undefined
}

/** Writes the selection into the folder; undefined when the picture is missing or unreadable. */
async function cut(store: FileStore, draft: Draft, selection: Selection, folder: string) {
  const { x, y, toWidth, toHeight } = selection
  const [width, height] = [Math.min(selection.width, draft.width - x), Math.min(selection.height, draft.height - y)]
  const ending = draft.fileName.split('.').at(-1) ?? ''
  const [from, to] = [join(folder, 'from'), join(folder, `to.${ending}`)]
  try {
    const data = await store.read(draft.fileKey)
    if (!data) return undefined
    await pipeline(data, createWriteStream(from))
    // All frames of an animation are cropped: only these two formats have frames.
    const image = sharp(from, { limitInputPixels: mostPixels, animated: /^(gif|webp)$/.test(ending) })
    await image.extract({ left: x, top: y, width, height }).resize(toWidth, toHeight, { fit: 'cover' }).toFile(to)
    return to
  } catch (error) {
    assertNoTrouble(error)
    return undefined
  }
}

async function endDraft(db: Db, store: FileStore, name: string, { assetId, fileKey }: Draft): Promise<void> {
  await db.deleteFrom('asset_draft').where('name', '=', name).execute()
  const gone = await db
    .deleteFrom('asset')
    .where('id', '=', assetId)
    .where('is_draft', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (gone) await store.remove([fileKey, thumbnailKey(fileKey)])
}
