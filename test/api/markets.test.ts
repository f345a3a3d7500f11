import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1850

const changeTo = async (visitor: APIRequestContext, currency: string, force = '') =>
  (await visitor.post(`/api/v1/currencyconverter/currency/changeto/${currency}${force}`)).json()

const taxes = (visitor: APIRequestContext, currentCountry: unknown) =>
  visitor.put('/api/v1/salestaxes/currentcountry', { data: { currentCountry } })

const ok = { ResponseCode: 'OK', ReasonType: null, ReasonResourceKey: null }

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

const modelOf = async (visitor: APIRequestContext, productId: number) =>
  (await (await visitor.get(`/api/v1/catalog/products/${productId}/productvariants`)).json()).ProductVariantViewModel

const amountsOf = (html: string) =>
  [...html.matchAll(/class="price">(?:dès )?([\d\s.,]+)/g)].map(([, text]) =>
    Number(text?.replace(/\s/g, '').replace(',', '.')),
  )

test.describe('the currency', () => {
  test('changes by the call, and every price with it [CART-29, API-64, API-66]', async ({ request }) => {
    const before = await modelOf(request, own)
    expect(await changeTo(request, 'CHF')).toEqual(ok)
    const after = await modelOf(request, own)
    expect([before.CurrencyCode, after.CurrencyCode]).toEqual(['EUR', 'CHF'])
    expect(after.UnitPriceTaxIncl).toBeCloseTo(before.UnitPriceTaxIncl * 0.935, 1)
    for (const path of ['/fr/catalog', `/fr/catalog/product/${own}/x`, '/fr/catalog/category/3/vases', '/fr/']) {
      const html = await htmlOf(request, path)
      expect(html.includes('CHF'), path).toBe(true)
      expect(/\d\s€/.test(html.replace(/<footer.*/s, '')), path).toBe(false)
    }
    expect(await htmlOf(request, `/fr/catalog/product/${own}/x`)).toContain('"priceCurrency":"CHF"')
    const found = await (await request.get('/api/v1/catalog/search/suggestions?q=vase&details=true')).json()
    expect(found[0].Price).toContain('CHF')
    expect(await changeTo(request, 'eur')).toEqual(ok)
  })

  test('orders and narrows lists by the shown prices', { tag: '@engine' }, async ({ request }) => {
    await changeTo(request, 'USD')
    await taxes(request, 'GB')
    const up = amountsOf(await htmlOf(request, '/fr/catalog?sort=price_asc&pageSize=48'))
    expect(up.length).toBeGreaterThan(40)
    expect(up.toSorted((one, other) => one - other)).toEqual(up)
    const filter = encodeURIComponent(JSON.stringify({ PriceMin: 28, PriceMax: 34 }))
    const within = amountsOf(await htmlOf(request, `/fr/catalog?filter=${filter}&sort=price_desc&pageSize=48`))
    expect(within.length).toBeGreaterThan(3)
    for (const amount of within) expect(amount >= 28 && amount <= 34, `${amount}`).toBe(true)
  })

  test('asks before a basket is converted, and converts it with the flag [CART-31, CART-33, API-65]', async ({
    request,
  }) => {
    const good = await findGood(request, own + 1, plenty)
    await add(request, good.variantId, 2)
    const asked = { ResponseCode: 'KO', ReasonType: 'warning', ReasonResourceKey: 'Answers.CurrencyConverted' }
    expect(await changeTo(request, 'GBP')).toEqual(asked)
    expect((await (await request.get('/api/v1/shoppingcarts')).json()).AmountTaxInclHtml).toContain('€')
    expect(await changeTo(request, 'GBP', '/true')).toEqual(ok)
    expect((await (await request.get('/api/v1/shoppingcarts')).json()).AmountTaxInclHtml).toContain('£')
    const texts = await (await request.get('/api/v1/localization/fr/stringresources')).json()
    expect(texts.Answers.CurrencyConverted).toMatch(/convertis/)
  })

  test('is refused with its reason if the shop does not know it [API-66, ERROR-40]', async ({ request }) => {
    const unknown = { ResponseCode: 'KO', ReasonType: 'error', ReasonResourceKey: 'Answers.CurrencyUnknown' }
    for (const code of ['QQQ', 'EURO', "'--", '1']) {
      expect(await changeTo(request, encodeURIComponent(code)), code).toEqual(unknown)
    }
  })

  test('works by a form: it leads back to the page, and asks by a page [CART-29, CART-31, CART-34]', async ({
    request,
  }) => {
    const origin = new URL((await request.get('/fr/')).url()).origin
    const headers = { Referer: `${origin}/fr/catalog?q=vase` }
    const send = (form: Record<string, string>) =>
      request.post('/fr/market/currency', { form, headers, maxRedirects: 0 })
    const changed = await send({ Currency: 'USD' })
    expect([changed.status(), changed.headers().location]).toEqual([303, '/fr/catalog?q=vase'])
    await add(request, (await findGood(request, own + 2, plenty)).variantId, 1)
    const asked = await send({ Currency: 'CHF' })
    const page = await asked.text()
    expect(page).toMatch(/name="Force" value="true"/)
    expect(page).toContain('value="/fr/catalog?q=vase"')
    expect((await modelOf(request, own)).CurrencyCode).toBe('USD')
    const forced = await send({ Currency: 'CHF', Force: 'true', ReturnUrl: '//evil.example/' })
    expect([forced.status(), forced.headers().location]).toEqual([303, '/fr/catalog?q=vase'])
    expect((await modelOf(request, own)).CurrencyCode).toBe('CHF')
    expect((await send({ Currency: 'QQQ' })).status()).toBe(400)
  })

  test('stays after the sign-in, and in the order that is placed in it', async ({ request }) => {
    const email = `currency-${process.pid}@example.com`
    await register(request, email)
    await changeTo(request, 'GBP')
    await signIn(request, email)
    expect((await modelOf(request, own)).CurrencyCode).toBe('GBP')
    const good = await findGood(request, own + 3, plenty)
    await add(request, good.variantId, 2)
    const placed = await order(request)
    expect(placed.status()).toBe(303)
    await changeTo(request, 'EUR')
    const page = await htmlOf(request, placed.headers().location ?? '')
    expect(page).toContain('£')
    expect(page.replace(/<footer.*|<header class="shop.*?<\/header>/gs, '')).not.toMatch(/\d\s€/)
  })
})

test.describe('the tax country', () => {
  test('changes the prices with tax, not those without [CART-35]', async ({ request }) => {
    const good = await findGood(request, own + 10, plenty)
    await add(request, good.variantId, 1)
    const amounts = async () => {
      const { AmountTaxInclHtml, AmountTaxExclHtml } = await (await request.get('/api/v1/shoppingcarts')).json()
      return [AmountTaxInclHtml, AmountTaxExclHtml].map((text: string) =>
        Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
      )
    }
    const [incl = 0, excl = 0] = await amounts()
    expect((await taxes(request, 'LU')).status()).toBe(200)
    expect(await amounts()).toEqual([Math.round(excl * 117) / 100, excl])
    expect((await taxes(request, 'FR')).status()).toBe(200)
    expect(await amounts()).toEqual([incl, excl])
  })

  test('has reduced taxes for food and for books', async ({ request }) => {
    // The first honey and the first book, which are near the end of the catalogue, and a plate.
    const products = [2111, 2119, own]
    const pricesIn = async (country: string) => {
      await taxes(request, country)
      return Promise.all(products.map(async (id) => (await modelOf(request, id)).UnitPriceTaxIncl))
    }
    // Ireland taxes neither food nor books, and all else with 23 %.
    const [food, print, other] = (await pricesIn('IE')).map((price, index) => (index === 2 ? price / 1.23 : price))
    const expected = { FR: [food * 1.055, print * 1.055, other * 1.2], ES: [food * 1.1, print * 1.04, other * 1.21] }
    for (const [country, prices] of Object.entries(expected)) {
      const found = await pricesIn(country)
      for (const [index, price] of prices.entries()) expect(found[index], `${country} ${index}`).toBeCloseTo(price, 1)
    }
  })

  test('is refused with a reason if the shop does not know it', async ({ request }) => {
    for (const code of ['US', '', 7, null, 'FRANCE']) {
      const answer = await taxes(request, code)
      expect([answer.status(), (await answer.json()).Message], `${code}`).toEqual([
        400,
        'La boutique ne connaît pas ce pays.',
      ])
    }
    expect((await request.post('/fr/market/country', { form: { Country: 'XX' } })).status()).toBe(400)
  })

  test('works by a form', async ({ request }) => {
    const before = await modelOf(request, own)
    await request.post('/fr/market/country', { form: { Country: 'PT' } })
    const after = await modelOf(request, own)
    expect(after.UnitPriceTaxIncl).toBeCloseTo((before.UnitPriceTaxIncl / 1.2) * 1.23, 1)
    expect(await htmlOf(request, '/fr/market')).toMatch(/<option value="PT" selected="">/)
  })
})
