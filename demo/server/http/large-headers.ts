import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { cultures } from '../../data/cultures.ts'
import type { Shop } from '../context.ts'

/** Where the shop renders the page, under a culture. */
export const largeHeadersPath = '/pages/too-large'

/** Milliseconds that a client gets to finish sending, so that it reads the answer before the connection ends. */
const drainMs = 2_000

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/**
 * Answers requests with headers or an address that are too large (431) with a page of the shop. Node refuses them before
 * the shop sees them, so the culture is read from what arrived of the request. Other broken requests are 400. `site` is
 * the shop's own address, with its application path.
 */
export function answerLargeHeaders(server: Server, shop: Promise<Hono<Shop>>, site: string): void {
  server.on('clientError', async (error: ParseError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    if (error.code !== 'HPE_HEADER_OVERFLOW') return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    socket.on('error', () => socket.destroy())
    socket.resume()
    setTimeout(() => socket.destroy(), drainMs).unref()
    const head = error.rawPacket?.toString('latin1') ?? ''
    socket.end(await answerTo(head, await shop, site))
  })
}

async function answerTo(head: string, shop: Hono<Shop>, site: string): Promise<string | Buffer> {
  const path = /^[A-Z]+ (\S{1,200})/.exec(head)?.[1] ?? ''
  const culture = cultures.find((name) => path.split(/[/?#]/).includes(name)) ?? cultures[0]
  const Accept = path.includes('/api/') ? 'application/json' : 'text/html'
  const page = await shop.fetch(new Request(`${site}/${culture}${largeHeadersPath}`, { headers: { Accept } }))
  const body = Buffer.from(await page.arrayBuffer())
  const left = ['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']
  const headers = [...page.headers].filter(([name]) => !left.includes(name)).map(([name, text]) => `${name}: ${text}`)
  const lines = ['HTTP/1.1 431 Request Header Fields Too Large', ...headers, `Content-Length: ${body.length}`]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1'), body])
}
