import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { cultures } from '../../../data/cultures.ts'
import type { Shop } from '../../context.ts'

/** The route below a culture on which the shop renders the page. */
export const largeHeadersPath = '/pages/too-large'

/** Milliseconds in which a client may finish sending, so that it can read the answer before the connection ends. */
const drainMs = 2_000

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/**
 * Answers a request whose headers or address are too large with a page of the shop (431). Node refuses such a request
 * before the shop sees it, so the culture is read from the bytes that have arrived. Other broken requests get 400.
 * `site` is the shop's own address, with its application path.
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
