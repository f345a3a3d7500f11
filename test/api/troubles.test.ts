import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type APIRequestContext, type APIResponse, request as requests } from '@playwright/test'
import pg from 'pg'
import { cultures } from '../../demo/data/cultures.ts'
import { FILE_LIMIT } from '../harness/limits.ts'
import type { TestServer } from '../harness/shop/postgres.ts'
import { startSeededPostgres } from '../harness/shop/seeded.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { json, send, staffOf } from './assets/staff.ts'
import { add, findGood, plenty } from './goods.ts'
import { expect, ownFolder, register, test } from './shop.ts'

const cart = '/api/v1/shoppingcarts'

async function expectPage(answer: APIResponse, status: number, culture: string) {
  const html = await answer.text()
  expect(answer.status(), html.slice(0, 200)).toBe(status)
  expect(html).toContain(`<html lang="${culture}">`)
  expect(html).toMatch(new RegExp(`<p class="overline">${status}</p><h1>[^<]{20,}</h1>`))
  expect(html).toContain('<footer class="shop-footer">')
  return /<h1>([^<]+)/.exec(html)?.[1]
}

async function expectMessage(answer: APIResponse, status: number) {
  expect(answer.status()).toBe(status)
  expect((await answer.json()).Message).toMatch(/^.{20,}\.$/)
}

test.describe('a shop whose database is unreachable', { tag: '@postgresql' }, () => {
  let database: TestServer
  let server: ShopServer
  let visitor: APIRequestContext

  test.beforeAll(async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    database = await startSeededPostgres()
    server = await startServer({ DATA_DIR: join(place.DATA_DIR, 'away'), DATABASE_URL: database.url })
    visitor = await requests.newContext({ baseURL: server.url })
    await register(visitor, 'away@example.com')
  })
  test.afterAll(async () => {
    await visitor.dispose()
    await server.stop()
    database.stop()
  })

  const isBack = () => expect.poll(async () => (await visitor.get('/fr/account')).status()).toBe(200)

  const client = async () => {
    const one = new pg.Client(database.url)
    one.on('error', () => undefined)
    await one.connect()
    return one
  }

  test('reports it on a page or in a message, in each culture, and works again when the database does', async () => {
    database.crash()
    const stranger = await requests.newContext({ baseURL: server.url })
    try {
      const texts = new Set<string | undefined>()
      for (const culture of cultures)
        for (const someone of [visitor, stranger]) {
          const answer = await someone.get(`/${culture}/catalog`)
          expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
          texts.add(await expectPage(answer, 503, culture))
        }
      expect(texts.size).toBe(cultures.length)
      for (const path of [cart, '/api/v1/catalog/products/suggestions?text=vase'])
        await expectMessage(await stranger.get(path), 503)
      const call = await visitor.post('/api/v1/catalog/products/addtocart', { data: { ProductVariantId: 1 } })
      expect(call.headers()['retry-after']).toBeTruthy()
      await expectMessage(call, 503)
      await expectPage(await stranger.post('/fr/contact', { form: { Email: 'a@b.example' } }), 503, 'fr')
      await expectPage(await stranger.get('/pay/fr/page?secret=x'), 503, 'fr')
      expect((await stranger.get('/photos/1/front-320.webp')).status()).toBe(503)
    } finally {
      database.start()
    }
    await isBack()
    await stranger.dispose()
  })

  test('answers requests that wait for it, and those that find no free connection', async () => {
    const locking = await client()
    await locking.query('begin')
    await locking.query('lock table session in access exclusive mode')
    const asked = Array.from({ length: 11 }, () => visitor.get(cart))
    // All of the shop's connections are busy: the last request gets none.
    await expectMessage(await Promise.race(asked), 503)
    const waiting = await locking.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
    expect(waiting.rowCount).toBe(10)
    database.crash()
    try {
      for (const answer of await Promise.all(asked)) await expectMessage(answer, 503)
    } finally {
      database.start()
    }
    await isBack()
  })

  test('reports a database that accepts no more connections', async () => {
    const clients = [await client()]
    const others = "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend'"
    await clients[0]?.query(`${others} and pid <> pg_backend_pid()`)
    let code = ''
    while (code === '')
      await client().then(
        (one) => clients.push(one),
        (error) => {
          code = error.code
        },
      )
    expect(code).toBe('53300')
    await expectMessage(await visitor.get(cart), 503)
    await Promise.all(clients.map((one) => one.end()))
    await isBack()
  })

  test('reports that data cannot be stored when its disk is full', async () => {
    const good = await findGood(visitor, 1, plenty)
    const owner = await client()
    await owner.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception using errcode = 'disk_full', message = 'could not extend file'; end $$`)
    await owner.query('create trigger full_disk before insert on cart_line for each row execute function full_disk()')
    const call = await add(visitor, good.variantId, 1)
    await owner.query('drop function full_disk() cascade')
    await owner.end()
    await expectMessage(call, 507)
    expect((await add(visitor, good.variantId, 1)).status()).toBe(200)
  })
})

test.describe('a shop whose disk is full', () => {
  let server: ShopServer
  let staff: APIRequestContext
  let uploads: string
  let sign: string

  test.beforeAll(async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    const folder = await ownFolder(place, 'full')
    uploads = join(folder.DATA_DIR, 'uploads')
    sign = join(uploads, 'full')
    mkdirSync(uploads, { recursive: true })
    const NODE_OPTIONS = `--import=${resolve('test/harness/shop/full-disk.mjs')}`
    server = await startServer({ ...folder, NODE_OPTIONS, FULL_DISK: sign })
    staff = await staffOf(() => requests.newContext({ baseURL: server.url }))
  })
  test.beforeEach(() => writeFileSync(sign, ''))
  test.afterAll(async () => {
    await staff.dispose()
    await server.stop()
  })

  const large = { name: 'a.txt', type: 'text/plain', data: Buffer.alloc(3_000_000, 'a line of text\n') }

  test('reports it to uploads, on a page or in a message, and stores no part of them', async () => {
    const texts = new Set<string | undefined>()
    for (const culture of cultures) {
      const headers = { Accept: 'text/html', 'Accept-Language': culture }
      texts.add(await expectPage(await send(staff, [large], {}, headers), 507, culture))
    }
    expect(texts.size).toBe(cultures.length)
    await expectMessage(await send(staff, [large, large]), 507)
    expect(readdirSync(uploads)).toEqual(['full'])
    rmSync(sign)
    expect((await send(staff, [large])).status()).toBe(200)
  })

  test('keeps an upload in parts, which becomes a file once there is space', async () => {
    const tus = { 'Tus-Resumable': '1.0.0' }
    const created = await staff.post('/assets/resumable', {
      headers: {
        ...tus,
        'Upload-Length': String(large.data.length),
        'Upload-Metadata': `filename ${btoa(large.name)}`,
      },
    })
    const path = created.headers().location ?? ''
    const headers = { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
    // Its parts are in the database.
    expect((await staff.patch(path, { data: large.data, headers })).status()).toBe(204)
    await expectMessage(await staff.get(`${path}/asset`, { headers: json }), 507)
    expect(readdirSync(uploads)).toEqual(['full'])
    rmSync(sign)
    expect((await staff.get(`${path}/asset`, { headers: json })).status()).toBe(200)
  })
})
