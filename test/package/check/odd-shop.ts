import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

/** The HTML of a page, or a function that answers. */
export type Route = string | ((response: ServerResponse, request: IncomingMessage) => void)

/** A shop of a test. `asked` has its requests, other than those of the library's files: `GET /cart/?page=2`. */
export type OddShop = { address: string; asked: string[]; stop(): void }

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** A page with a tag. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
  <link rel="stylesheet" href="/vitrine/vitrine.css">
  <script type="module" src="/vitrine/vitrine.js"></script>${head}</head>
  <body><main><h1>Shop</h1><scroll-reveal></scroll-reveal>${body}</main></body></html>`

/** A page whose area is loaded in place. */
export const loaderPage = (body: string, head = ''): string =>
  page(body, head).replace('<main>', '<page-loader delay="250"><main>').replace('</main>', '</main></page-loader>')

/** Sends HTML. */
export function send(response: ServerResponse, text: string, headers: Record<string, string> = {}, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)
}

/** An answer in HTML. */
export const html = (text: string, headers: Record<string, string> = {}, status = 200): Route => {
  return (response) => send(response, text, headers, status)
}

/** Redirects a request. */
export const redirect = (location: string): Route => {
  return (response) => response.writeHead(302, { location, 'access-control-allow-origin': '*' }).end()
}

function sendLibrary(path: string, response: ServerResponse): boolean {
  const file = `dist${path.slice('/vitrine'.length)}`
  if (!path.startsWith('/vitrine/') || !existsSync(file)) return false
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }
  response.writeHead(200, headers).end(readFileSync(file))
  return true
}

/** Starts a shop with these answers by path; `*` answers all others, which are otherwise not found. */
export async function startOddShop(routes: Record<string, Route>): Promise<OddShop> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.test')
    if (sendLibrary(pathname, response)) return
    asked.push(`${request.method} ${request.url}`)
    const route = routes[pathname] ?? routes['*']
    if (typeof route === 'function') route(response, request)
    else if (route !== undefined) send(response, route)
    else if (pathname.endsWith('/stringresources'))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  })
  server.on('upgrade', (request, socket) => {
    asked.push(`UPGRADE ${request.url}`)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
