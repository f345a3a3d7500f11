import { request as requests } from '@playwright/test'
import { FILE_LIMIT } from '../harness/limits.ts'
import { type Cluster, startCluster } from '../harness/shop/cluster.ts'
import { startSeededPostgres } from '../harness/shop/seeded.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { add, findGood, linesOf, plenty } from './goods.ts'
import { expect, ownFolder, test } from './shop.ts'

/** The entries of a log, of which each line is JSON. */
const entriesOf = (server: ShopServer) =>
  server
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test.describe('a shop of two processes behind a balancer', { tag: '@postgresql' }, () => {
  let cluster: Cluster

  test('loses no request while each of its processes is replaced', async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    cluster = await startCluster(place.DATABASE_URL ?? '')
    const visitor = await requests.newContext({ baseURL: cluster.url })
    const { variantId } = await findGood(visitor, 1, plenty)
    let isReplaced = false
    const replaced = cluster.restart().then(() => {
      isReplaced = true
    })
    let sent = 0
    while (!isReplaced) {
      const page = await visitor.get('/fr/catalog')
      expect(page.status()).toBe(200)
      // There are at least eight units of the product.
      if (sent < 8) {
        expect((await add(visitor, variantId, 1)).status()).toBe(200)
        sent += 1
      }
    }
    await replaced
    expect(await linesOf(visitor)).toMatchObject([{ variantId, quantity: sent }])
    await visitor.dispose()
    await cluster.stop()
  })
})

test.describe('the addresses for a platform', { tag: '@postgresql' }, () => {
  test('show that the process runs, and that it reaches its database', async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    const database = await startSeededPostgres()
    const own = await ownFolder(place, 'health')
    // A platform asks by the address of the container, not by that of the site.
    const server = await startServer({ ...own, DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example' })
    const platform = await requests.newContext({ baseURL: server.url })
    const states = async () => [(await platform.get('/healthz')).status(), (await platform.get('/readyz')).status()]
    expect((await platform.get('/fr/')).status()).not.toBe(200)
    expect(await states()).toEqual([200, 200])
    database.crash()
    expect(await states()).toEqual([200, 503])
    database.start()
    await expect.poll(states).toEqual([200, 200])
    await platform.dispose()
    await server.stop()
    database.stop()
  })
})

test.describe('the log as JSON', () => {
  test('has an entry for each request, with its id and its route, and nothing that the visitor has typed', {
    tag: '@engine',
  }, async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    const server = await startServer({ ...(await ownFolder(place, 'log')), LOG: 'json' })
    const visitor = await requests.newContext({ baseURL: server.url })
    const email = 'secret.person@example.com'
    const page = await visitor.get('/fr/catalog?search=secret', { headers: { 'X-Request-Id': 'from-the-proxy-1' } })
    expect(page.headers()['x-request-id']).toBe('from-the-proxy-1')
    await visitor.post('/fr/security/login', { form: { Email: email, Password: 'secret word' } })
    await visitor.get('/fr/catalog/product/1/secret')
    await visitor.dispose()
    await server.stop()
    const requestsSent = entriesOf(server).filter(({ message }) => message === 'request')
    expect(requestsSent.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      expect.stringMatching(/^GET \/:culture\{.*\}\/catalog 200$/),
      expect.stringMatching(/^POST \/:culture\{.*\}\/security\/login 422$/),
      expect.stringMatching(/^GET \/:culture\{.*\}\/catalog\/product\/:id/),
    ])
    expect(requestsSent[0]).toMatchObject({ id: 'from-the-proxy-1', level: 'info', ms: expect.any(Number) })
    expect(new Set(requestsSent.map(({ id }) => id)).size).toBe(requestsSent.length)
    expect(server.output()).not.toContain('secret')
  })
})
