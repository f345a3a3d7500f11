import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { foldText } from '../../../../../data/fold.ts'
import type { Db } from '../../../../../data/schema.ts'
import { createToken } from '../../../../security/tokens.ts'
import { type FileStore, thumbnailKey } from '../store/file-store.ts'
import { mayUpload } from './daily.ts'
import { type Format, formatOf } from './formats.ts'
import { dayMs, largestFile, largestImage } from './limits.ts'
import { splitName } from './names.ts'
import { type PictureProblem, rewritePicture } from './pictures.ts'

/** The reason why a file is refused; its text is `Library.Refused.<reason>`. */
export type FileProblem = PictureProblem | 'Empty' | 'TooLarge' | 'Format' | 'Svg' | 'Daily' | 'TooMany'

/** The caller of `takeFile` removes the file. */
export type SentFile = { path: string; name: string }

/** `isDraft`: the file waits to be cropped. */
export type Intake = { customerId: number; folderId: number; isDraft?: boolean; uploadId?: string }

export type Taken = { ok: true; id: number; fileName: string } | { ok: false; problem: FileProblem; fileName: string }

/**
 * Adds an uploaded file to the library: its content is checked, a picture is written again, and it is stored under a
 * key of the shop.
 */
export async function takeFile(db: Db, store: FileStore, file: SentFile, intake: Intake): Promise<Taken> {
  const { base, ending } = splitName(file.name)
  const fileName = ending === '' ? base : `${base}.${ending}`
  try {
    const known = await read(file, ending)
    if (typeof known === 'string') return { ok: false, problem: known, fileName }
    if (!(await mayUpload(db, intake.customerId, known.bytes))) return { ok: false, problem: 'Daily', fileName }
    const id = await keep(db, store, { ...known, fileName: `${base}.${known.format.ending}` }, intake)
    return { ok: true, id, fileName }
  } finally {
    for (const path of partsOf(file.path)) await rm(path, { force: true })
  }
}

type Known = { path: string; format: Format; bytes: number; width: number | null; height: number | null }

const partsOf = (path: string) => [path, `${path}.new`, `${path}.thumbnail`]

async function read({ path }: SentFile, ending: string): Promise<Known | FileProblem> {
  const { size } = await stat(path)
  if (size === 0) return 'Empty'
  if (size > largestFile) return 'TooLarge'
  const format = await formatOf(path, ending)
  if (!format) return ending === 'svg' || ending === 'svgz' ? 'Svg' : 'Format'
  if (format.kind !== 'Image') return { path, format, bytes: size, width: null, height: null }
  if (size > largestImage) return 'TooLarge'
  const [from = '', to = '', thumbnail = ''] = partsOf(path)
  const picture = await rewritePicture({ from, to, thumbnail }, format.mime)
  return typeof picture === 'string' ? picture : { path: to, format, ...picture }
}

/** A key in the file store that nobody can guess. */
export const newKey = () => randomBytes(16).toString('hex')

/**
 * The file is stored before its row: a row without a file would be a broken picture, a file without a row only takes up
 * space.
 */
async function keep(db: Db, store: FileStore, known: Known & { fileName: string }, intake: Intake): Promise<number> {
  const { path, format, fileName, bytes, width, height } = known
  const key = newKey()
  await store.put(key, path, format.mime)
  if (format.kind === 'Image') await store.put(thumbnailKey(key), path.replace(/\.new$/, '.thumbnail'), 'image/webp')
  try {
    const { customerId, folderId, isDraft = false, uploadId = null } = intake
    return await addAsset(db, {
      ...{ customerId, folderId, isDraft, uploadId, key, fileName, bytes, width, height },
      ...{ kind: format.kind, mime: format.mime },
    })
  } catch (error) {
    await store.remove([key, thumbnailKey(key)])
    throw error
  }
}

type NewAsset = Pick<Format, 'kind' | 'mime'> &
  Omit<Known, 'path' | 'format'> & {
    customerId: number
    folderId: number
    isDraft: boolean
    uploadId: string | null
    key: string
    fileName: string
  }

/** Adds the row at the end of its folder; for a picture also the name by which its sender may crop it for a day. */
const addAsset = (db: Db, asset: NewAsset): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { customerId, folderId, key, fileName, isDraft, uploadId, ...facts } = asset
    const { id } = await trx
      .insertInto('asset')
      .values({
        ...facts,
        ...{ folder_id: folderId, name: fileName, title: null, file_key: key, search: foldText(fileName) },
        ...{ is_draft: isDraft, upload_id: uploadId, uploaded_by: customerId, position: nextPosition(folderId) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (facts.kind === 'Image') {
      const draft = { name: createToken(), asset_id: id, customer_id: customerId }
      await trx
        .insertInto('asset_draft')
        .values({ ...draft, expires_at: new Date(Date.now() + dayMs) })
        .execute()
    }
    return id
  })

/** The position behind all assets of a folder. */
export const nextPosition = (folderId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from asset where folder_id = ${folderId})`
