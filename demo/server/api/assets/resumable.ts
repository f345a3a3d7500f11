import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ERRORS, MemoryLocker, Server } from '@tus/server'
import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { troubleOf } from '../../http/troubles.ts'
import { logError } from '../../operations/log.ts'
import { largestFile } from '../../shop/content/assets/intake/limits.ts'
import type { Taken } from '../../shop/content/assets/intake/take-file.ts'
import { UploadStore } from '../../shop/content/assets/intake/upload-store.ts'
import { arrivals } from '../../shop/content/assets/sweep.ts'
import { staffOnly } from './guard.ts'
import { answerList, folderOf, take } from './upload.ts'

/**
 * Resumable uploads by the protocol tus, for large files and poor connections. An incomplete upload belongs to its
 * sender, and is recorded in the database. Then `{id}/asset` makes one asset of it, even if it is called multiple
 * times.
 */
export const resumableCalls = new Hono<Shop>()

/** An id begins with the customer's number, so that nobody can continue the upload of somebody else. */
const newId = (customerId: string) => `${customerId}-${randomBytes(16).toString('hex')}`
const idPattern = /^(\d{1,10})-[\da-f]{32}$/
const isOf = (id: string, customerId: number) => idPattern.exec(id)?.[1] === String(customerId)

/** The header that the shop sets on its own copy of a request, with the number of the sender. */
const senderHeader = 'X-Vitrine-Sender'

/**
 * A new connection can take over the lock of a lost one in this process; the database does the same between processes.
 */
const locker = new MemoryLocker()

const serverOf = ({ var: { app, db } }: ShopContext) =>
  new Server({
    path: `${app}/assets/resumable`,
    datastore: new UploadStore(db),
    locker,
    maxSize: largestFile,
    relativeLocation: true,
    namingFunction: ({ headers }) => newId(headers.get(senderHeader) ?? ''),
    // Only pages of the shop may upload: no other origin is allowed.
    allowedOrigins: () => false,
    onResponseError: (_request, error) => answerOf(error),
  })

/** The answer to an error: the package's own errors are sent as they are, others as a general message. */
function answerOf(error: Error | { status_code: number; body: string }) {
  const isFull = error === ERRORS.FILE_WRITE_ERROR || troubleOf(error) === 'full'
  if (isFull) return { status_code: 507, body: 'There is no room for this file.\n' }
  if ('status_code' in error) return undefined
  logError(error)
  return ERRORS.UNKNOWN_ERROR
}

const speak = staffOnly(async (c, staff) => {
  const id = c.req.param('id')
  if (id !== undefined && !isOf(id, staff.id)) return c.body(null, 404)
  const headers = new Headers(c.req.raw.headers)
  headers.set(senderHeader, String(staff.id))
  return serverOf(c).handleWeb(new Request(c.req.raw, { headers }))
})

resumableCalls.post('/resumable', speak)
for (const method of ['PATCH', 'DELETE']) resumableCalls.on(method, '/resumable/:id', speak)
// Hono routes a HEAD request as a GET.
resumableCalls.get('/resumable/:id', (c) =>
  c.req.method === 'HEAD' ? speak(c) : c.body(null, 405, { Allow: 'HEAD, PATCH, DELETE' }),
)

const assetOf = ({ var: { db } }: ShopContext, id: string) =>
  db.selectFrom('asset').select(['id', 'name']).where('upload_id', '=', id).executeTakeFirst()

/** Returns the asset of an upload, and makes it at the first call. 'waiting' if the upload is incomplete or unknown. */
async function makeAsset(c: ShopContext, id: string, customerId: number): Promise<Taken | 'waiting' | 'folder'> {
  const uploads = new UploadStore(c.get('db'))
  // Read before the asset is searched: the process that makes the asset removes the upload.
  const upload = await uploads.getUpload(id).catch(() => undefined)
  const known = await assetOf(c, id)
  if (known) return { ok: true, id: known.id, fileName: known.name }
  if (!upload || upload.offset !== upload.size) return 'waiting'
  const { filename, folderId: given, keepTemp } = upload.metadata ?? {}
  const folderId = await folderOf(c, given ?? '')
  if (folderId === undefined) return 'folder'
  const intake = { customerId, folderId, isDraft: keepTemp === 'true', uploadId: id }
  const folder = arrivals(c.get('dataDir'))
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomBytes(16).toString('hex'))
  try {
    await uploads.save(upload, path)
    const taken = await take(c, { path, name: filename ?? '' }, intake)
    await uploads.forget(id)
    return taken
  } catch (error) {
    // Of two calls at the same time, in this process or another, the first to end has made the asset.
    await rm(path, { force: true })
    const made = await assetOf(c, id)
    if (!made) throw error
    return { ok: true, id: made.id, fileName: made.name }
  }
}

resumableCalls.get(
  '/resumable/:id/asset',
  staffOnly(async (c, staff) => {
    const id = c.req.param('id') ?? ''
    if (!isOf(id, staff.id)) return refuseJson(c, 404, 'Library.NoUpload')
    const made = await makeAsset(c, id, staff.id)
    if (made === 'waiting') return refuseJson(c, 404, 'Library.NoUpload')
    return made === 'folder' ? refuseJson(c, 422, 'Answers.Folder') : answerList(c, [made])
  }),
)
