import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProxyServer } from 'httpxy'

/** A proxy before the processes of a shop; `urls` are those that accept requests. */
export type Balancer = { url: string; urls: Set<string>; stop: () => void }

/** The cookie of a visitor for whom a test has ordered faults, which are in the memory of one process. */
const FAULTS = /(?:^|; )demo-fault=|\/_test\//

/** Sends each request to the next process: no visitor keeps one, so that all state must be in the database. */
export async function startBalancer(port = 0): Promise<Balancer> {
  const urls = new Set<string>()
  const proxy = createProxyServer({ xfwd: true })
  // An answer that was lost is lost for the client too. Without any answer, browsers would repeat the request.
  proxy.on('error', (_error, _request, response) => {
    const { socket, headersSent } = response as ServerResponse
    if (headersSent) socket?.destroy()
    else socket?.end('The answer was lost.\n')
  })
  let turn = 0
  const targetOf = ({ url = '', headers }: IncomingMessage) => {
    const open = [...urls]
    if (FAULTS.test(headers.cookie ?? '') || FAULTS.test(url)) return open[0]
    turn += 1
    return open[turn % open.length]
  }
  const server = createServer((request, response) => {
    const target = targetOf(request)
    if (!target) return void response.writeHead(503, { 'Retry-After': '1' }).end('No process of the shop is open.')
    proxy.web(request, response, { target })
  })
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    urls,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
