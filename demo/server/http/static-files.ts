import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { rangeAnswer } from './byte-range.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

const isText = (type: string) => type.startsWith('text/') || type.startsWith('application/json') || type.includes('svg')

/** Files with a hash in their name never change: chunks and assets of the library. */
const hashed = /^\/[ac]\/.+-[\w-]{7}\.\w+$/

/** A higher quality takes more time than it saves, since each process compresses a file once. */
const brotliQuality = 9
const smallestToCompress = 512

const encoders = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
}
type Encoding = keyof typeof encoders

type Held = { stamp: string; tag: string; data: Buffer; encoded: Partial<Record<Encoding, Promise<Buffer>>> }

/** The path inside the folder for an address; undefined when it leaves the folder or is hidden. */
function inside(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address)
    const parts = path.split('/')
    if (parts.some((part) => part === '..' || (part.startsWith('.') && part !== ''))) return undefined
    return path.includes('\0') || path.includes('\\') ? undefined : path
  } catch {
    return undefined
  }
}

const imported = /^@import "(\.\/[\w/-]+\.css)";$/gm

/** A style sheet includes the ones that it imports, so that a page needs one request. */
async function contentOf(file: string): Promise<Buffer> {
  const data = await readFile(file)
  if (extname(file) !== '.css') return data
  const text = data.toString()
  const sheets = [...text.matchAll(imported)].map(([, path = '']) => contentOf(join(dirname(file), path)))
  const contents = await Promise.all(sheets)
  return Buffer.from(text.replace(imported, () => contents.shift()?.toString() ?? ''))
}

/** Reads a file again when it has changed on the disk. */
function fileCache(folder: string) {
  const held = new Map<string, Held>()
  return async (path: string): Promise<Held | undefined> => {
    const file = join(folder, path)
    if (!file.startsWith(folder + sep)) return undefined
    const facts = await stat(file).catch(() => undefined)
    if (!facts?.isFile()) return undefined
    const stamp = `${facts.mtimeMs}-${facts.size}`
    const known = held.get(path)
    if (known?.stamp === stamp) return known
    const data = await contentOf(file)
    const tag = createHash('sha256').update(data).digest('base64url').slice(0, 20)
    const fresh: Held = { stamp, tag, data, encoded: {} }
    held.set(path, fresh)
    return fresh
  }
}

const wantedEncoding = (c: Context, type: string, size: number): Encoding | undefined => {
  if (!isText(type) || size < smallestToCompress) return undefined
  const accepted = c.req.header('Accept-Encoding') ?? ''
  return (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )
}

/**
 * Serves the files of a folder below a path prefix, with entity tags, compression, and long caching for names with a
 * hash.
 */
export function staticFiles(prefix: string, folder: string, caching?: string): MiddlewareHandler {
  const find = fileCache(folder)
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = inside(c.req.path.slice(prefix.length))
    const file = path === undefined ? undefined : await find(path)
    if (path === undefined || file === undefined) return next()
    const type = types[extname(path)] ?? 'application/octet-stream'
    const encoding = wantedEncoding(c, type, file.data.length)
    const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`
    c.header('Cache-Control', caching ?? (hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'))
    c.header('ETag', tag)
    c.header('Vary', 'Accept-Encoding')
    c.header('Access-Control-Allow-Origin', '*')
    if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304)
    c.header('Content-Type', type)
    if (type.startsWith('video/')) return rangeAnswer(c, file.data)
    if (encoding === undefined) return c.body(new Uint8Array(file.data))
    c.header('Content-Encoding', encoding)
    file.encoded[encoding] ??= encoders[encoding](file.data)
    return c.body(new Uint8Array(await file.encoded[encoding]))
  }
}
