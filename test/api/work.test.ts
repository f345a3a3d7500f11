import { type ClientRequest, request as send } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** The queries that the shop has sent so far. */
const queriesOf = async (visitor: APIRequestContext): Promise<number> =>
  (await (await visitor.get('/_test/queries')).json()).Queries

/** The queries that the shop needs for `work`. The count itself needs two at most. */
async function queriesFor(visitor: APIRequestContext, work: () => Promise<unknown>): Promise<number> {
  const before = await queriesOf(visitor)
  await work()
  return (await queriesOf(visitor)) - before
}

/** No visitor shares what is read for a filter. */
const filtered = (brand: number) => `/fr/catalog?filter=${encodeURIComponent(JSON.stringify({ Brand: [brand] }))}`

const visitors = 20

/** The most queries of each page, with those of the count, when nothing that visitors share has been read before. */
const ceilings = {
  '/fr/': 16,
  '/fr/catalog': 12,
  '/fr/catalog/category/1/x': 12,
  '/fr/catalog/product/1/x': 19,
  '/fr/pages/terms': 5,
  '/fr/shoppingcarts': 5,
}

test.describe('the work of the shop', { tag: '@engine' }, () => {
  for (const [path, most] of Object.entries(ceilings)) {
    test(`for ${path} is ${most} queries at most`, async ({ request }) => {
      expect(await queriesFor(request, () => request.get(path))).toBeLessThanOrEqual(most)
    })
  }

  test('for a list is shared by its visitors, but not for a filtered list', async ({ request }) => {
    const opened = (path: string) =>
      queriesFor(request, () => Promise.all(Array.from({ length: visitors }, () => request.get(path))))
    const own = await queriesFor(request, () => request.get(filtered(1)))
    expect(await opened('/nl/catalog')).toBeLessThan((visitors * own) / 2)
    expect(await opened(filtered(1))).toBeGreaterThan((visitors * own) / 2)
  })
})

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

const stockIn = (page: string) => /data-bind="StockByWareHouse">.*?<\/warehouse-stock>/s.exec(page)?.[0]

test.describe('a page that shows shared results', () => {
  test('has nothing of another visitor: wishes, currency, account', async ({ visitor, customer }) => {
    const [owner, abroad, guest] = [await customer(), await visitor(), await visitor()]
    const [, variant] = /data-variant-id="(\d+)"/.exec(await htmlOf(guest, '/fr/catalog')) ?? []
    const params = { productVariantId: variant ?? '', name: 'Envies' }
    expect((await owner.post('/api/v1/catalog/wishlist/addproductvariant', { params })).status()).toBe(200)
    for (const one of [owner, abroad]) await one.post('/api/v1/currencyconverter/currency/changeto/CHF')
    const seen = async (who: APIRequestContext) => {
      const html = await htmlOf(who, '/fr/catalog')
      return [
        html.includes(`product-variant-id="${variant}" present`),
        /class="price">[^<]*CHF/.test(html),
        /<footer.*\/security\/register/s.test(html),
      ]
    }
    for (let round = 0; round < 2; round += 1) {
      expect(await seen(owner)).toEqual([true, true, false])
      expect(await seen(abroad)).toEqual([false, true, true])
      expect(await seen(guest)).toEqual([false, false, true])
    }
  })

  test('has the stock after each order', { tag: '@engine' }, async ({ request, visitor }) => {
    const good = await findGood(request, 40, plenty)
    const path = `/fr/catalog/product/${good.productId}/x`
    const stranger = await visitor()
    const before = stockIn(await htmlOf(stranger, path))
    await add(request, good.variantId, 1)
    expect((await order(request, { Email: 'shared@example.com' })).status()).toBe(303)
    const after = stockIn(await htmlOf(stranger, path))
    expect(before).toBeTruthy()
    expect(after).not.toBe(before)
  })
})

/** Begins requests that the shop holds, with the cookies of a visitor; resolves when it has accepted all of them. */
async function beginHeld(
  request: APIRequestContext,
  url: string,
  paths: string[],
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<ClientRequest[]> {
  const path = paths[0]?.split('?')[0] ?? ''
  await request.post('/_test/faults', { data: { method, path, times: paths.length, hold: true } })
  const cookie = (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, ...(body && { 'Content-Type': 'application/json' }) }
  const calls = paths.map((one) => send(url + one, { method, headers, agent: false }))
  for (const call of calls) {
    call.on('error', () => undefined)
    call.end(body && JSON.stringify(body))
  }
  await expect.poll(async () => (await (await request.get('/_test/faults')).json()).Faults).toBe(0)
  return calls
}

const leave = (calls: ClientRequest[]) =>
  Promise.all(calls.map((call) => new Promise((done) => call.on('close', done).destroy())))

const release = (request: APIRequestContext) => request.delete('/_test/faults')

test.describe('a client that has left', { tag: '@engine' }, () => {
  test('gets no page: the next visitor waits for no query of it', async ({ request, visitor, shop }) => {
    const next = await visitor()
    const paths = Array.from({ length: visitors }, (_, index) => filtered(index + 1))
    const alone = await queriesFor(next, () => next.get(filtered(1)))
    await leave(await beginHeld(request, shop.url, paths))
    const queries = await queriesFor(next, async () => {
      await release(request)
      await next.get(filtered(1))
    })
    expect(queries).toBeLessThan(alone + visitors)
  })

  test('has its change completed as a whole', async ({ request, shop }) => {
    const good = await findGood(request, 1, plenty)
    await add(request, good.variantId, 1)
    const body = { ProductVariantId: good.variantId, Quantity: 1, Name: 'A piece' }
    const path = '/api/v1/catalog/products/addtocart'
    await leave(await beginHeld(request, shop.url, [path], { method: 'POST', body }))
    await release(request)
    const count = async () => (await (await request.get('/api/v1/shoppingcarts')).json()).ItemsCount
    await expect.poll(count).toBe(2)
  })
})
