import { createServer } from 'node:net'
import { join } from 'node:path'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { EnvironmentError, readEnvironment } from '../../demo/server/start/environment.ts'
import { FILE_LIMIT } from '../harness/limits.ts'
import { runToEnd, type ShopServer, startServer } from '../harness/shop/server.ts'
import { add, findGood, linesOf, order, plenty } from './goods.ts'
import { expect, ownFolder, query, register, signIn, test } from './shop.ts'

const withCookies = async (url: string, visitor: APIRequestContext) =>
  requests.newContext({ baseURL: url, storageState: await visitor.storageState() })

/** The shop prints this when it has filled its data. */
const isNew = 'The shop is new'

test.describe('the shop as a program', () => {
  let server: ShopServer | undefined

  test.beforeEach(() => test.setTimeout(FILE_LIMIT))

  test.afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test('keeps sessions, carts and orders over a restart, and keeps its data [API-01]', { tag: '@engine' }, async ({
    place,
  }) => {
    const folder = await ownFolder(place, 'restart')
    server = await startServer(folder)
    const before = await requests.newContext({ baseURL: server.url })
    await register(before, `restart${Date.now()}@example.com`)
    const good = await findGood(before, 1600, plenty)
    await add(before, good.variantId, 1)
    const path = (await order(before)).headers().location ?? ''
    await add(before, good.variantId, 2)
    const stranger = await requests.newContext({ baseURL: server.url })
    await add(stranger, good.variantId, 1)
    expect(await server.stop()).toBe(0)
    server = await startServer(folder)
    expect(server.output()).not.toContain(isNew)
    const after = await withCookies(server.url, before)
    expect((await after.get(path)).status()).toBe(200)
    expect(await linesOf(after)).toMatchObject([{ variantId: good.variantId, quantity: 2 }])
    expect(await linesOf(await withCookies(server.url, stranger))).toHaveLength(1)
    await Promise.all([before, after, stranger].map((visitor) => visitor.dispose()))
  })

  test('works below an application path, and nowhere else [API-02, API-57]', async ({ place }) => {
    const folder = await ownFolder(place, 'boutique')
    server = await startServer({ ...folder, APP_PATH: '/boutique/', PAGE_LOADER: 'off' })
    const { origin } = new URL(server.url)
    expect(server.url).toBe(`${origin}/boutique`)
    const visitor = await requests.newContext({ baseURL: origin })
    const headers = { 'Accept-Language': 'nl' }
    for (const root of ['/boutique', '/boutique/']) {
      const answer = await visitor.get(root, { headers, maxRedirects: 0 })
      expect(answer.headers().location).toBe('/boutique/nl/')
    }
    const html = await (await visitor.get('/boutique/fr/')).text()
    const links = [...html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, path]) => path)
    expect(links.filter((path) => !path?.startsWith('/boutique/'))).toEqual([])
    expect(html).not.toContain('<page-loader')
    expect((await visitor.get('/boutique/theme/base.css')).status()).toBe(200)
    expect((await visitor.get('/boutique/api/v1/shoppingcarts')).status()).toBe(200)
    expect((await visitor.post('/boutique/api/v1/shoppingcarts')).status()).toBe(405)
    expect((await visitor.get('/boutique/api/v1/nothing')).status()).toBe(404)
    const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
    const login = (ReturnUrl: string) =>
      visitor.post('/boutique/fr/security/login', { form: { ...form, ReturnUrl }, maxRedirects: 0 })
    expect((await login('/boutique/fr/catalog')).headers().location).toBe('/boutique/fr/catalog')
    expect((await login('/fr/catalog')).headers().location).toBe('/boutique/fr/account')
    for (const outside of ['/', '/fr/', '/api/v1/shoppingcarts', '/boutiquex/fr/', '/theme/base.css']) {
      expect((await visitor.get(outside)).status(), outside).toBe(404)
    }
    await visitor.dispose()
  })

  test('can be served by two processes on one PostgreSQL: the last product is sold once [API-01]', {
    tag: '@postgresql',
  }, async ({ place, shop }) => {
    server = await startServer(place)
    const here = await requests.newContext({ baseURL: shop.url })
    const there = await requests.newContext({ baseURL: server.url })
    const good = await findGood(
      here,
      1700,
      ({ stock, minQty, maxQty }) => maxQty === 0 && stock >= minQty && stock < 16,
    )
    for (const [index, buyer] of [here, there].entries()) {
      await register(buyer, `process${index}-${Date.now()}@example.com`)
      expect((await add(buyer, good.variantId, good.stock)).status()).toBe(200)
    }
    const answers = await Promise.all([order(here), order(there)])
    expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 409])
    const both = await withCookies(server.url, here)
    expect((await both.get('/fr/account')).status()).toBe(200)
    await Promise.all([here, there, both].map((visitor) => visitor.dispose()))
  })

  test('prints a line if its port is used [API-01]', async ({ place }) => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    const { code, output } = await runToEnd({ ...place, DATA_DIR: join(place.DATA_DIR, 'taken'), PORT: port })
    holder.close()
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port}`)])
  })

  test('prints a line for a mistake in its environment, and for a database that does not answer [API-01]', async ({
    place,
  }) => {
    const wrongs: Record<string, string>[] = [{ PORT: 'abc' }, { DATABASE_URL: 'postgres://127.0.0.1:1/none' }]
    for (const wrong of wrongs) {
      const { code, output } = await runToEnd({ ...place, ...wrong })
      expect(code, JSON.stringify(wrong)).toBe(1)
      expect(output.trim().split('\n')).toHaveLength(1)
    }
  })

  for (const [name, text] of [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://nowhere'],
    ['APP_PATH', '/a b'],
    ['PUBLIC_URL', 'https://shop.example/x'],
    ['TRUST_PROXY', 'yes'],
    ['DEMO_DELAYS', 'none'],
    ['VITRINE_DIST', 'nowhere'],
    ['MAP_TILES', 'https://tiles.example/map.png'],
  ] as const)
    test(`says in a line that ${name} cannot be ${text} [API-01]`, () => {
      const read = () => readEnvironment({ [name]: text })
      expect(read).toThrow(EnvironmentError)
      expect(read).toThrow(new RegExp(`^${name} is[^\\n]*$`))
    })

  test('does not open a data folder that another process has open [API-01]', { tag: '@pglite' }, async ({
    place,
    shop,
  }) => {
    expect(shop.url).toBeTruthy()
    const { code, output } = await runToEnd(place)
    expect(code).toBe(1)
    expect(output).toMatch(/^The data folder .* is open in process \d+/)
  })

  test('fills an empty database, and says that it is new [API-01]', async ({ place }) => {
    const { DATABASE_URL: url } = place
    if (url) await query(place, 'create database empty')
    const DATABASE_URL = url && new URL('/empty', url).href
    server = await startServer({ DATA_DIR: join(place.DATA_DIR, 'empty'), ...(DATABASE_URL && { DATABASE_URL }) })
    expect(server.output()).toContain(isNew)
    const visitor = await requests.newContext({ baseURL: server.url })
    expect((await signIn(visitor, 'camille@example.com', 'vitrine-demo')).status()).toBe(303)
    await visitor.dispose()
  })

  test('is new again after a reset, which a running shop refuses [API-01]', { tag: '@pglite' }, async ({
    place,
    shop,
  }) => {
    expect(shop.url).toBeTruthy()
    expect((await runToEnd(place, '--reset')).output).toContain('is open in process')
    const folder = await ownFolder(place, 'reset')
    server = await startServer(folder)
    const before = await requests.newContext({ baseURL: server.url })
    await register(before, 'reset@example.com')
    await server.stop()
    expect((await runToEnd(folder, '--reset')).code).toBe(0)
    server = await startServer(folder)
    const after = await requests.newContext({ baseURL: server.url })
    await register(after, 'reset@example.com')
    await Promise.all([before, after].map((visitor) => visitor.dispose()))
  })
})
