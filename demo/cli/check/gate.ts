import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import type { MayAsk } from './client.ts'

/** A server between a browser and the network. */
export type Gate = {
  address: string
  /** The hosts that the browser was not allowed to ask, as they are in addresses: `//shop.example/`. */
  refused: Set<string>
  close(): void
}

/** The methods of requests that change nothing. */
export const SAFE = /^(GET|HEAD|OPTIONS)$/

/** A kept connection may end at the moment at which it is used again. */
const AGENT = new Agent({ keepAlive: false })

/** Nothing remains to be done when one of two connections ends. */
const ended = () => {}

function forward(url: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const { 'proxy-connection': _, ...headers } = asked.headers
  const options = { method: asked.method ?? 'GET', headers, agent: AGENT }
  const sent = request(url, options, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.statusMessage, got.rawHeaders)
    pipeline(got, answer, ended)
  })
  // The browser reports a connection that ends without an answer.
  sent.on('error', () => answer.destroy())
  pipeline(asked, sent, ended)
}

function tunnel({ hostname, port }: URL, socket: Socket, head: Buffer): void {
  const target = connect(Number(port || 80), hostname.replace(/^\[|\]$/g, ''), () => {
    socket.write('HTTP/1.1 200 Connected\r\n\r\n')
    target.write(head)
    pipeline(socket, target, ended)
    pipeline(target, socket, ended)
  })
  target.on('error', () => socket.destroy())
  socket.on('error', () => target.destroy())
}

/**
 * Starts a proxy for a browser that refuses hosts which `mayAsk` refuses and, unless `isChanging`, requests that change
 * something. Only here each request is seen: redirects, sockets and workers pass the interception of pages.
 */
export async function openGate(mayAsk: MayAsk, isChanging: boolean): Promise<Gate> {
  const refused = new Set<string>()
  const mayPass = async (url: URL) => {
    const isAllowed = await mayAsk(url)
    if (!isAllowed) refused.add(`//${url.host}/`)
    return isAllowed
  }
  const server = createServer(async (asked, answer) => {
    const url = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : undefined
    const isMethod = isChanging || SAFE.test(asked.method ?? '')
    if (url && isMethod && (await mayPass(url))) forward(url, asked, answer)
    else answer.writeHead(403).end()
  })
  // A socket or an encrypted connection: the browser names the host only.
  server.on('connect', async (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const url = URL.canParse(`http://${asked.url}`) ? new URL(`http://${asked.url}`) : undefined
    if (url && (await mayPass(url))) tunnel(url, socket, head)
    else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
