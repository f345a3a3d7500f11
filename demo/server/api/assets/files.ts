import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { readRange } from '../../http/byte-range.ts'
import { notFoundPage } from '../../pages/plain/not-found.ts'
import { type Asset, findFile } from '../../shop/content/assets/assets.ts'
import { isPublished } from '../../shop/content/assets/published.ts'
import { type ByteRange, thumbnailKey } from '../../shop/content/assets/store/file-store.ts'
import { downloadName } from './models.ts'

/**
 * Serves the files of the library: to staff, and to everybody once a page of the shop shows the file. Others get 404.
 */
export const assetFiles = new Hono<Shop>()

/** Seconds for which a browser, or any cache for public files, keeps a file: the content of a key never changes. */
const privateSeconds = 60 * 60
const publicSeconds = 24 * 60 * 60

/** Kinds that a browser may show, since they run no script. All others are downloaded. */
const isShown = ({ kind }: Asset) => kind !== 'Document'

/** A header with the file's name: in ASCII for old browsers, in full for the others (RFC 6266). */
function disposition(asset: Asset): string {
  const name = downloadName(asset)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `${isShown(asset) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`
}

async function allowed(c: ShopContext, key: string): Promise<{ asset: Asset; isPublic: boolean } | undefined> {
  const { culture, customer, db } = c.var
  const asset = /^[\da-f]{32}$/.test(key) ? await findFile(db, key, culture) : undefined
  if (!asset) return undefined
  const isPublic = await isPublished(db, asset.id)
  return isPublic || customer?.role === 'staff' ? { asset, isPublic } : undefined
}

/** Sets the headers of an answer about a file; `tag` is the key of the file that is sent. */
function describeFile(c: ShopContext, tag: string, isPublic: boolean): void {
  c.header('ETag', `"${tag}"`)
  // `no-transform` forbids compression on the way: a range of compressed bytes would be a different part of the file.
  const caching = isPublic ? `public, max-age=${publicSeconds}` : `private, max-age=${privateSeconds}`
  c.header('Cache-Control', `${caching}, no-transform`)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
}

const isKnown = (c: ShopContext, tag: string) => c.req.header('If-None-Match')?.includes(`"${tag}"`) ?? false

/** Opens the file; null for a HEAD request, `undefined` if the store has lost the file. */
const open = async (c: ShopContext, key: string, range?: ByteRange): Promise<ReadableStream | null | undefined> => {
  if (c.req.method === 'HEAD') return null
  const data = await c.get('fileStore').read(key, range)
  return data && (Readable.toWeb(data) as ReadableStream)
}

assetFiles.get('/thumbnails/:file{[\\da-f]{32}\\.webp}', async (c) => {
  const key = c.req.param('file').replace('.webp', '')
  const found = await allowed(c, key)
  if (found?.asset.kind !== 'Image') return notFoundPage(c)
  const tag = thumbnailKey(key)
  const data = isKnown(c, tag) ? null : await open(c, tag)
  if (data === undefined) return notFoundPage(c)
  describeFile(c, tag, found.isPublic)
  if (isKnown(c, tag)) return c.body(null, 304)
  c.header('Content-Type', 'image/webp')
  return c.body(data as ReadableStream)
})

/** An `If-Range` with another version requests the whole file. */
function rangeOf(c: ShopContext, { bytes }: Asset, key: string) {
  const version = c.req.header('If-Range')
  return version === undefined || version === `"${key}"` ? readRange(c.req.header('Range'), bytes) : undefined
}

assetFiles.get('/files/:key/:name?', async (c) => {
  const key = c.req.param('key')
  const found = await allowed(c, key)
  if (!found) return notFoundPage(c)
  const { asset, isPublic } = found
  const range = rangeOf(c, asset, key)
  const isSent = range !== null && !isKnown(c, key)
  const data = isSent ? await open(c, key, range) : null
  if (data === undefined) return notFoundPage(c)
  describeFile(c, key, isPublic)
  if (isKnown(c, key)) return c.body(null, 304)
  c.header('Accept-Ranges', 'bytes')
  if (range === null) return c.body(null, 416, { 'Content-Range': `bytes */${asset.bytes}` })
  c.header('Content-Type', asset.mime.startsWith('text/') ? `${asset.mime}; charset=utf-8` : asset.mime)
  c.header('Content-Disposition', disposition(asset))
  c.header('Content-Length', String(range ? range.last - range.first + 1 : asset.bytes))
  if (range) c.header('Content-Range', `bytes ${range.first}-${range.last}/${asset.bytes}`)
  return c.body(data as ReadableStream, range ? 206 : 200)
})
