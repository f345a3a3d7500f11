import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import type { Loader } from './loaders.ts'
import { PAGES, type Shape } from './shapes.ts'

type Stored = { status: number; headers: Record<string, string>; body: Buffer }

export type Replay = { url: string; stop(): Promise<void> }

/** What the shop has answered once; files are the same for every loader. */
const files = new Map<string, Promise<Stored>>()

async function ask(shop: string, path: string): Promise<Stored> {
  const { status, headers, ...answer } = await fetch(shop + path).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }))
  const kept = ['content-type', 'cache-control'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status, headers: Object.fromEntries(kept), body: answer.body }
}

const PAGE = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' }

/** The page with a link to the next visit, marks for the clock, and another loader in it. */
function prepared(html: string, shop: string, url: string, { isOurs, head = '', script }: Loader): string {
  const code = script ? '<script type="module" src="/peer.js"></script>' : ''
  const page = html
    .replaceAll(shop, url)
    .replace('<h1', '<h1 elementtiming="heading"')
    .replace('</h1>', '</h1><a id="next" href="/">next</a>')
    .replace('</main>', '<i id="end"></i></main>')
    .replace('</head>', `${head}${code}</head>`)
  return page
    .replace(/<page-loader[^>]*>/, isOurs ? '<page-loader delay="0">' : '')
    .replace('</page-loader>', isOurs ? '</page-loader>' : '')
}

/** The frame with the heading, then the rest in parts of one size; all in one where the shape has no parts. */
function cut(html: string, { parts }: Shape): string[] {
  if (!parts) return [html]
  const first = html.indexOf('</h1>') + '</h1>'.length
  const length = Math.ceil((html.length - first) / parts.count)
  const rest = Array.from({ length: parts.count }, (_, index) =>
    html.slice(first + index * length, first + (index + 1) * length),
  )
  return [html.slice(0, first), ...rest]
}

/** The bytes of each part, packed as one stream that is flushed after each. */
async function bytesOf(parts: string[], isPacked: boolean): Promise<Buffer[]> {
  if (!isPacked) return parts.map((part) => Buffer.from(part))
  const gzip = createGzip()
  const bytes: Buffer[] = parts.map(() => Buffer.alloc(0))
  let current = 0
  gzip.on('data', (chunk: Buffer) => {
    bytes[current] = Buffer.concat([bytes[current] as Buffer, chunk])
  })
  for (; current < parts.length - 1; current += 1) {
    gzip.write(parts[current])
    await new Promise<void>((done) => gzip.flush(constants.Z_SYNC_FLUSH, done))
  }
  gzip.end(parts.at(-1))
  await once(gzip, 'end')
  return bytes
}

/** Serves the shop's pages with a loader. `shape` returns how pages travel just now. */
export async function startReplay(shop: string, loader: Loader, shape: () => Shape): Promise<Replay> {
  const pages = new Map<string, Promise<Buffer[]>>()
  let url = ''
  const pageBytes = (path: string) => {
    const key = `${shape().name} ${path}`
    const known = pages.get(key)
    if (known) return known
    const made = ask(shop, path).then(({ body }) =>
      bytesOf(cut(prepared(body.toString(), shop, url, loader), shape()), shape().isPacked),
    )
    pages.set(key, made)
    return made
  }

  async function answerPage(path: string, response: ServerResponse): Promise<void> {
    const { isPacked, thinks, parts } = shape()
    const bytes = await pageBytes(path)
    await pass(thinks)
    response.writeHead(200, { ...PAGE, ...(isPacked && { 'Content-Encoding': 'gzip' }) })
    for (const [index, part] of bytes.entries()) {
      if (index > 0) await pass(parts?.pause ?? 0)
      response.write(part)
    }
    response.end()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://replay')
    address.searchParams.delete('visit')
    const path = address.pathname + address.search
    if (PAGES.some((page) => page.path === path)) return answerPage(path, response)
    if (path === '/peer.js') {
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000, immutable' }
      response.writeHead(200, headers).end(loader.script ?? '')
      return
    }
    const stored = files.get(path) ?? ask(shop, path)
    if (request.method === 'GET' && !path.startsWith('/api/')) files.set(path, stored)
    const { status, headers, body } = await stored
    response.writeHead(status, {
      ...headers,
      ...(status === 200 && { 'cache-control': 'max-age=31536000, immutable' }),
    })
    response.end(body)
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { url, stop }
}
