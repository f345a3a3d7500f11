import type { APIRequestContext } from '@playwright/test'
import { add, findGood, linesOf, order, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const own = 1640
const CALL = '/api/v1/sales/orders/addtocart'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const numbersIn = (html: string) => [...html.matchAll(/\/account\/orders\/(\d+)"/g)].map(([, number]) => number ?? '')

async function withOrder(someone: APIRequestContext, start: number, quantity = 2) {
  const good = await findGood(someone, start, plenty)
  await add(someone, good.variantId, quantity)
  const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
  return { good, number }
}

test.describe('an order', () => {
  test('is ordered again line by line, as a form [ORDER-02, ORDER-03, ORDER-04, API-68]', async ({ customer }) => {
    const someone = await customer()
    const { good, number } = await withOrder(someone, own)
    const page = await htmlOf(someone, `/fr/account/orders/${number}`)
    const form = /<order-line>(.*?)<\/order-line>/s.exec(page)?.[1] ?? ''
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    expect(Object.keys(fields).toSorted()).toEqual(
      ['ItemKey', 'ItemOrigin', 'OrderId', 'currencyCode', 'name', 'price', 'quantity'].toSorted(),
    )
    expect(fields).toMatchObject({ ItemOrigin: 'Catalog', ItemKey: String(good.variantId), quantity: '2' })
    const answer = await someone.put(CALL, { form: { ...fields, price: '0.01' } })
    expect(answer.status()).toBe(200)
    expect((await answer.json()).ItemsCount).toBe(2)
    expect(await linesOf(someone)).toMatchObject([{ variantId: good.variantId, quantity: 2 }])
    const summary = await (await someone.get('/api/v1/shoppingcarts')).json()
    expect(summary.AmountTaxInclHtml).not.toContain('0,02')
  })

  test('is ordered again as a whole, also without JavaScript', async ({ customer }) => {
    const someone = await customer()
    const { good, number } = await withOrder(someone, own + 10, 3)
    const answer = await someone.put(CALL, { form: { OrderId: number } })
    expect(await answer.json()).toMatchObject({
      ItemsCount: 3,
      Messages: [],
      Added: [{ ItemKey: good.variantId, Quantity: 3, CurrencyCode: 'EUR' }],
    })
    const posted = await someone.post('/fr/account/orders/again', { form: { OrderId: number }, maxRedirects: 0 })
    expect([posted.status(), posted.headers().location]).toEqual([303, '/fr/shoppingcarts'])
    expect(await htmlOf(someone, '/fr/shoppingcarts')).toContain('3 pièces de la commande sont dans votre panier.')
    expect((await linesOf(someone))[0]?.quantity).toBe(6)
  })

  test('names missing and reduced items, and adds the rest', async ({ customer }) => {
    const someone = await customer()
    const { good, number } = await withOrder(someone, own + 20, 2)
    // Another customer buys all but one.
    const other = await customer()
    await add(other, good.variantId, good.stock - 3)
    await order(other)
    const page = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(page).toContain('En stock : 1')
    const first = await (await someone.put(CALL, { form: { OrderId: number } })).json()
    expect(first.Added).toMatchObject([{ Quantity: 1 }])
    expect(first.Messages[0]).toContain(': 1 au lieu de 2')
    const second = await (await someone.put(CALL, { form: { OrderId: number } })).json()
    expect([second.Added, second.Messages.length]).toEqual([[], 1])
  })

  test('can be ordered again only by its customer, and refuses invalid values', async ({ customer, request }) => {
    const someone = await customer()
    const { good, number } = await withOrder(someone, own + 30)
    const line = { OrderId: number, ItemKey: String(good.variantId), quantity: '1' }
    expect((await request.put(CALL, { form: line })).status()).toBe(401)
    const stranger = await customer()
    for (const form of [line, { OrderId: number }]) {
      expect((await stranger.put(CALL, { form })).status()).toBe(404)
      expect((await stranger.post('/fr/account/orders/again', { form })).status()).toBe(404)
    }
    for (const [wrong, status] of [
      [{ ItemKey: '1' }, 404],
      [{ ItemKey: 'x' }, 404],
      [{ quantity: '0' }, 400],
      [{ quantity: '-1' }, 400],
      [{ OrderId: "' or 1=1" }, 404],
    ] as const)
      expect((await someone.put(CALL, { form: { ...line, ...wrong } })).status(), JSON.stringify(wrong)).toBe(status)
  })
})

test('the list of orders is filtered by state and year, and its pages keep the filter', async ({ visitor }) => {
  const someone = await visitor()
  await signIn(someone, 'camille@example.com', 'vitrine-demo')
  const page = (query: string) => htmlOf(someone, `/fr/account/orders${query}`)
  const all = await page('')
  const years = [...new Set([...all.matchAll(/orders\?year=(\d{4})"/g)].map(([, year]) => year))]
  expect(years.length).toBeGreaterThan(1)
  const sent = await page('?state=sent')
  expect(numbersIn(sent)).toHaveLength(1)
  expect(sent).toMatch(/state=sent" aria-current="true" data-keep-place/)
  expect(sent).toContain(`/fr/account/orders?state=sent&amp;year=${years[0]}`)
  const delivered = await page('?state=delivered')
  expect(delivered).toContain('/fr/account/orders?state=delivered&amp;pagenbr=2')
  const ofYears = await Promise.all(years.map((year) => page(`?year=${year}&state=delivered`)))
  const pagesOf = (html: string) => Number(/list-pagination page="1" pages="(\d)"/.exec(html)?.[1] ?? 1)
  expect(ofYears.map(pagesOf).every((pages) => pages < pagesOf(delivered) + 1)).toBe(true)
  expect(await page('?state=placed')).toContain('Aucune commande ne correspond')
  expect(numbersIn(await page('?state=x&year=abc'))).toEqual(numbersIn(all))
})
