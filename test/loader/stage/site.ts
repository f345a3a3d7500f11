import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { documentOf, type PageParts, policyOf, START_SCRIPT } from './pages.ts'

/** A request that the site has seen. `isCut` turns true when the browser gave up before the answer ended. */
export type Call = {
  method: string
  /** Path and query. */
  url: string
  host: string
  headers: IncomingMessage['headers']
  body: string
  isCut: boolean
  /** Settles when the answer has ended or the browser has given up. */
  closed: Promise<void>
}

/** What a route has in its hands. `page` writes a whole page; `nonce` is that of this answer. */
export type Answering = {
  call: Call
  response: ServerResponse
  nonce: string
  page(parts: PageParts): void
  /** The answer's headers and the page up to the end of `parts.main`; the rest stays with the route. */
  begin(parts: PageParts): void
}

type Route = (answering: Answering) => unknown

const LIBRARY = process.env.LOADER_DIST ?? 'dist'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
}

/** A site of a few pages on two origins, written by each test. It logs every call that is not for the library. */
export class Site {
  readonly calls: Call[] = []
  /** False: pages come without the library, so that the browser's own full reload shows what is right. */
  hasLoader = true
  url = ''
  /** The same routes on another origin. */
  otherUrl = ''
  readonly #routes = new Map<string, Route>()
  readonly #servers: Server[] = []

  async open(): Promise<void> {
    this.url = await this.#listen()
    this.otherUrl = await this.#listen()
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }

  /** A page at a path; one made anew for each call when `parts` is a function. */
  page(path: string, parts: PageParts | ((call: Call) => PageParts)): void {
    this.route(path, ({ page, call }) => page(typeof parts === 'function' ? parts(call) : parts))
  }

  /** What answers at a path, whatever the method and the query. */
  route(path: string, route: Route): void {
    this.#routes.set(path, route)
  }

  /** Calls by method and path with query: `callsTo('GET /a?x=1')`. */
  callsTo(wanted: string): Call[] {
    return this.calls.filter(({ method, url }) => `${method} ${url}` === wanted)
  }

  async #listen(): Promise<string> {
    const server = createServer((request, response) => void this.#answer(request, response))
    this.#servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // On a connection that was used before, a browser repeats by itself what got no answer.
    response.shouldKeepAlive = false
    const url = request.url ?? '/'
    const path = new URL(url, 'http://site').pathname
    if (serveFixed(path, response)) return
    const { method = 'GET', headers } = request
    const call: Call = {
      method,
      url,
      host: headers.host ?? '',
      headers,
      body: '',
      isCut: false,
      closed: ended(response),
    }
    response.on('close', () => {
      call.isCut = !response.writableFinished
    })
    this.calls.push(call)
    for await (const chunk of request) call.body += chunk
    const route = this.#routes.get(path)
    if (route) await route(this.#answering(call, response))
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>404</title><h1>${path}`)
  }

  #answering(call: Call, response: ServerResponse): Answering {
    const nonce = randomBytes(12).toString('base64')
    const head = (parts: PageParts) => {
      const policy = parts.policy === false ? {} : { 'Content-Security-Policy': parts.policy ?? policyOf(nonce) }
      const usual = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' }
      response.writeHead(parts.status ?? 200, { ...usual, ...policy, ...parts.headers })
      return documentOf(parts, nonce, this.hasLoader)
    }
    return {
      call,
      response,
      nonce,
      page: (parts) => response.end(head(parts).join('')),
      begin: (parts) => void response.write(head(parts)[0]),
    }
  }
}

const ended = (response: ServerResponse) => new Promise<void>((done) => response.on('close', () => done()))

/** The library, the script that starts it, and an icon: the same on every site, and not logged. */
function serveFixed(path: string, response: ServerResponse): boolean {
  if (path === '/favicon.ico' || path === '/-/settled') {
    response.writeHead(204).end()
    return true
  }
  if (path === '/start.js') {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(START_SCRIPT)
    return true
  }
  if (!path.startsWith('/vitrine/')) return false
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  try {
    const file = readFileSync(join(LIBRARY, path.slice('/vitrine/'.length)))
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=31536000, immutable' }).end(file)
  } catch {
    response.writeHead(404).end()
  }
  return true
}

/** A promise and the way to settle it: what a route waits for until the test lets it go on. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {}
  const passed = new Promise<void>((done) => {
    open = done
  })
  return { passed, open }
}
