import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { FileStore as TusFiles } from '@tus/file-store'
import { ERRORS, Server } from '@tus/server'
import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { troubleOf } from '../../http/troubles.ts'
import { largestFile } from '../../shop/content/assets/intake/limits.ts'
import type { Taken } from '../../shop/content/assets/intake/take-file.ts'
import { arrivals } from '../../shop/content/assets/sweep.ts'
import { staffOnly } from './guard.ts'
import { answerList, folderOf, take } from './upload.ts'

/**
 * Uploads that go on where they stopped, by the protocol tus, for large files and poor connections. An upload is a file of
 * its sender's until it is whole; then `{id}/asset` makes an asset of it, once, however often it is asked for.
 */
export const resumableCalls = new Hono<Shop>()

/** Begins with the sender's number, so that nobody goes on with an upload of somebody else's. */
const newId = (customerId: string) => `${customerId}-${randomBytes(16).toString('hex')}`
const idPattern = /^(\d{1,10})-[\da-f]{32}$/
const isOf = (id: string, customerId: number) => idPattern.exec(id)?.[1] === String(customerId)

/** Set by the shop on its own copy of a request: who sends it. */
const senderHeader = 'X-Vitrine-Sender'

/** Uploads of which an asset is being made: asked for twice at once, they make one. */
const underWay = new Map<string, ReturnType<typeof makeAsset>>()

/** One server for each place and folder of files. */
const servers = new Map<string, { server: Server; files: TusFiles }>()

function serverOf({ var: { app, dataDir } }: ShopContext) {
  const directory = arrivals(dataDir)
  const known = servers.get(app + directory)
  if (known) return known
  const files = new TusFiles({ directory })
  const server = new Server({
    path: `${app}/assets/resumable`,
    datastore: files,
    maxSize: largestFile,
    relativeLocation: true,
    namingFunction: ({ headers }) => newId(headers.get(senderHeader) ?? ''),
    // Only pages of the shop itself send here: no other origin may.
    allowedOrigins: () => false,
    onResponseError: (_request, error) => answerOf(error),
  })
  servers.set(app + directory, { server, files })
  return { server, files }
}

/** What the package answers to an error: its own are sent as they are, of others only that there was one. */
function answerOf(error: Error | { status_code: number; body: string }) {
  const isFull = error === ERRORS.FILE_WRITE_ERROR || troubleOf(error) === 'full'
  if (isFull) return { status_code: 507, body: 'There is no room for this file.\n' }
  if ('status_code' in error) return undefined
  console.error(error)
  return ERRORS.UNKNOWN_ERROR
}

const speak = staffOnly(async (c, staff) => {
  const id = c.req.param('id')
  if (id !== undefined && !isOf(id, staff.id)) return c.body(null, 404)
  const headers = new Headers(c.req.raw.headers)
  headers.set(senderHeader, String(staff.id))
  return serverOf(c).server.handleWeb(new Request(c.req.raw, { headers }))
})

resumableCalls.post('/resumable', speak)
for (const method of ['PATCH', 'DELETE']) resumableCalls.on(method, '/resumable/:id', speak)
// HEAD is asked for as GET in this framework.
resumableCalls.get('/resumable/:id', (c) =>
  c.req.method === 'HEAD' ? speak(c) : c.body(null, 405, { Allow: 'HEAD, PATCH, DELETE' }),
)

/** The asset of an upload: one that was made, or is made now. 'waiting' when it is not whole or unknown. */
async function makeAsset(c: ShopContext, id: string, customerId: number): Promise<Taken | 'waiting' | 'folder'> {
  const known = await c.var.db.selectFrom('asset').select(['id', 'name']).where('upload_id', '=', id).executeTakeFirst()
  if (known) return { ok: true, id: known.id, fileName: known.name }
  const { files } = serverOf(c)
  const upload = await files.getUpload(id).catch(() => undefined)
  if (!upload || upload.offset !== upload.size) return 'waiting'
  const { filename, folderId: given, keepTemp } = upload.metadata ?? {}
  const folderId = await folderOf(c, given ?? '')
  if (folderId === undefined) return 'folder'
  const intake = { customerId, folderId, isDraft: keepTemp === 'true', uploadId: id }
  const taken = await take(c, { path: join(files.directory, id), name: filename ?? '' }, intake)
  await files.configstore.delete(id)
  return taken
}

resumableCalls.get(
  '/resumable/:id/asset',
  staffOnly(async (c, staff) => {
    const id = c.req.param('id') ?? ''
    if (!isOf(id, staff.id)) return refuseJson(c, 404, 'Library.NoUpload')
    const making = underWay.get(id) ?? makeAsset(c, id, staff.id).finally(() => underWay.delete(id))
    underWay.set(id, making)
    const made = await making
    if (made === 'waiting') return refuseJson(c, 404, 'Library.NoUpload')
    return made === 'folder' ? refuseJson(c, 422, 'Answers.Folder') : answerList(c, [made])
  }),
)
