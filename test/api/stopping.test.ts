import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { request as requests } from '@playwright/test'
import { FILE_LIMIT } from '../harness/limits.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { sendOne, staffOf } from './assets/staff.ts'
import { findGood, plenty } from './goods.ts'
import { expect, ownFolder, test } from './shop.ts'

/** A connection of its own, which stays open for further requests. */
const line = () => new Agent({ keepAlive: true })

/** Begins an addition to a basket: its head has arrived, and its body is still to be sent. */
const beginAddition = ({ url }: ShopServer, body: string): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const call = request(`${url}/api/v1/catalog/products/addtocart`, {
      agent: line(),
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
    })
    call.on('error', reject)
    call.on('continue', () => resolve(call))
    call.flushHeaders()
  })

const answerTo = (call: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => call.on('response', resolve).on('error', reject))

const bodyOf = async (answer: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

const isOpen = ({ url }: ShopServer) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

test.describe('a shop that is asked to stop', { tag: '@engine' }, () => {
  let server: ShopServer
  let count = 0

  test.beforeEach(async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    count += 1
    server = await startServer(await ownFolder(place, `stop-${count}`))
  })
  test.afterEach(() => server.stop('SIGKILL'))

  test('finishes its requests, ends each connection with its answer, and accepts no new ones', async () => {
    const visitor = await requests.newContext({ baseURL: server.url })
    const { variantId } = await findGood(visitor, 1, plenty)
    await visitor.dispose()
    const body = JSON.stringify({ ProductVariantId: variantId, Quantity: 1, Name: 'A piece' })
    const calls = await Promise.all(Array.from({ length: 10 }, () => beginAddition(server, body)))
    const answers = calls.map(answerTo)
    const ended = server.stop()
    await expect.poll(() => isOpen(server)).toBe(false)
    for (const call of calls) call.end(body)
    for (const answer of await Promise.all(answers)) {
      expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
      expect(JSON.parse(String(await bodyOf(answer)))).toMatchObject({ ItemsCount: 1 })
    }
    expect(await ended).toBe(0)
  })

  test('sends a download to its end, however slowly it is read', async () => {
    const staff = await staffOf(() => requests.newContext({ baseURL: server.url }))
    // More data than the machine itself buffers of a connection.
    const data = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(24 * 1024 * 1024, '% of a document\n')])
    const { Uri } = await sendOne(staff, { name: 'long.pdf', type: 'application/pdf', data })
    const Cookie = (await staff.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await staff.dispose()
    const answer = await answerTo(get(server.url + Uri, { agent: line(), headers: { Cookie } }))
    answer.pause()
    const ended = server.stop()
    await expect.poll(() => isOpen(server)).toBe(false)
    expect((await bodyOf(answer)).equals(data)).toBe(true)
    expect(await ended).toBe(0)
  })
})
