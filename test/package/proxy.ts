import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer that a test changes before it is sent on. */
export type Changed = { method: string; path: string; status: number; headers: Record<string, string>; body: Buffer }

/** A server that sends on the answers of another, as `change` leaves them. */
export async function startProxy(
  target: string,
  change: (answer: Changed) => void,
): Promise<{ address: string; stop(): void }> {
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const answer = await fetch(target + url, { method })
    const { pathname: path } = new URL(url, target)
    const headers = Object.fromEntries(answer.headers)
    const changed = { method, path, status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
    delete headers['content-length']
    delete headers['content-encoding']
    delete headers['transfer-encoding']
    change(changed)
    response.writeHead(changed.status, changed.headers).end(changed.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
