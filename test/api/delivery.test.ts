import type { APIRequestContext } from '@playwright/test'
import { add, attemptOf, checkout, findGood, linesOf, order, plenty, stockOf } from './goods.ts'
import { expect, register, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1400

const post = (visitor: APIRequestContext, call: string, data: object) =>
  visitor.post(`/api/v1/shoppingcarts/${call}`, { data })

const ways = async (visitor: APIRequestContext) => (await visitor.get('/fr/widget/shippingoptions')).text()

/** The ways that can be chosen, with a mark at the chosen one. */
const offered = (html: string) =>
  [...html.matchAll(/name="ShippingMethodId" value="(\d+)"( checked)?/g)].map(
    ([, id, chosen]) => `${id}${chosen ? '*' : ''}`,
  )

const total = async (visitor: APIRequestContext) =>
  /name="SeenTotal" value="([^"]+)"/.exec(await (await visitor.get('/fr/widget/checkoutsummary')).text())?.[1]

test.describe('ways of delivery', () => {
  test('stores the chosen way, and refuses an unknown one [CHECKOUT-02, API-52, API-87]', async ({ request }) => {
    await add(request, (await findGood(request, own, plenty)).variantId, 1)
    expect(offered(await ways(request))).toEqual(['1*', '2', '3', '4', '5'])
    expect(await (await post(request, 'shippingmethods', { ShippingMethodId: 2 })).json()).toBe(true)
    expect(offered(await ways(request))).toEqual(['1', '2*', '3', '4', '5'])
    expect(await (await request.get('/fr/checkout')).text()).toMatch(/name="ShippingMethodId" value="2" checked/)
    for (const ShippingMethodId of [999, 'x', '', null, -1])
      expect((await post(request, 'shippingmethods', { ShippingMethodId })).status(), `${ShippingMethodId}`).toBe(400)
    expect(offered(await ways(request))).toEqual(['1', '2*', '3', '4', '5'])
  })

  test('delivers to a country by its letters or its id, with its taxes and its ways [CHECKOUT-03, API-53, API-54, API-88]', async ({
    request,
  }) => {
    await add(request, (await findGood(request, own, plenty)).variantId, 1)
    const home = await total(request)
    expect((await post(request, 'shippingcountries', { CountryCode: 'pt' })).status()).toBe(200)
    const portugal = await total(request)
    expect(portugal).not.toBe(home)
    expect((await post(request, 'country', { ShippingCountryId: 1, BillingCountryId: 2 })).status()).toBe(200)
    expect(await total(request)).toBe(home)
    expect((await post(request, 'country', { ShippingCountryId: '7', BillingCountryId: 7 })).status()).toBe(200)
    expect(await total(request)).toBe(portugal)
    for (const CountryCode of ['XX', '', 7, 'France'])
      expect((await post(request, 'shippingcountries', { CountryCode })).status(), `${CountryCode}`).toBe(400)
    expect((await post(request, 'country', { ShippingCountryId: 999 })).status()).toBe(400)
  })

  test('shows the ways that do not serve a country with the reason, and refuses them', async ({ request }) => {
    await add(request, (await findGood(request, own, plenty)).variantId, 1)
    await post(request, 'shippingmethods', { ShippingMethodId: 2 })
    await post(request, 'shippingcountries', { CountryCode: 'CH' })
    const html = await ways(request)
    expect(offered(html)).toEqual(['1*'])
    expect(html.match(/N’est pas proposé dans ce pays/g)).toHaveLength(4)
    const refused = await post(request, 'shippingmethods', { ShippingMethodId: 2 })
    expect([refused.status(), (await refused.json()).Message]).toEqual([409, 'N’est pas proposé dans ce pays.'])
    const form = { Email: 'g@example.com', ShippingCountryId: '11', ShippingPostalCode: '1201', ShippingMethodId: '2' }
    expect((await order(request, form)).status()).toBe(409)
    expect((await order(request, { ...form, ShippingMethodId: '1' })).status()).toBe(303)
  })

  test('costs more for heavy carts, and is refused for too heavy ones', async ({ request }) => {
    const good = await findGood(request, own, ({ stock, maxQty }) => maxQty === 0 && stock >= 40)
    await add(request, good.variantId, 1)
    const price = async () => {
      const html = await ways(request)
      return /value="2"[\s\S]*?class="price">([^<]+)</.exec(html)?.[1]
    }
    const light = await price()
    expect(light).toMatch(/^15,13/)
    let heavier = light
    while (heavier === light) {
      expect((await add(request, good.variantId, 4)).status()).toBe(200)
      heavier = await price()
    }
    expect(heavier).toMatch(/^23,40/)
    while ((await price()) !== undefined) expect((await add(request, good.variantId, 8)).status()).toBe(200)
    expect(await ways(request)).toContain('Ne prend pas un colis aussi lourd')
  })
})

test.describe('guests', () => {
  const guest = (more: Record<string, string> = {}) => ({ Email: 'Gast@Example.com ', ...more })

  test('order without an account, and see the order in the same session', async ({ request, playwright, baseURL }) => {
    await add(request, (await findGood(request, own + 20, plenty)).variantId, 2)
    expect((await request.get('/fr/checkout')).status()).toBe(200)
    for (const Email of ['', 'no', 'a@b'])
      expect(await (await order(request, { Email })).text()).toMatch(/href="#checkout-Email"/)
    const placed = await order(request, guest())
    expect(placed.status()).toBe(303)
    const path = placed.headers().location ?? ''
    const page = await (await request.get(path)).text()
    expect(page).toContain('1 rue du Port')
    expect(await linesOf(request)).toEqual([])
    const letters = await (await request.get('/fr/pages/mailbox')).text()
    expect(letters).toContain('gast@example.com')
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    expect((await other.get(path)).status()).toBe(401)
    await other.dispose()
  })

  test('see it in the account that they create with the same e-mail afterwards', async ({ request }) => {
    await add(request, (await findGood(request, own + 20, plenty)).variantId, 1)
    const Email = `guest-${crypto.randomUUID()}@example.com`
    const number = (await order(request, guest({ Email }))).headers().location?.split('/').at(-1) ?? 'none'
    await register(request, Email)
    expect(await (await request.get('/fr/account')).text()).toContain(number)
    expect((await request.get(`/fr/account/orders/${number}`)).status()).toBe(200)
  })

  test('use a code for a first order once, by their e-mail', async ({ request }) => {
    const Email = `first-${crypto.randomUUID()}@example.com`
    const good = await findGood(request, own + 20, plenty)
    for (const status of [303, 409]) {
      await add(request, good.variantId, 2)
      expect(await (await post(request, 'coupon', { CouponCode: 'PREMIER' })).json()).toBe(true)
      const answer = await order(request, guest({ Email, CouponCode: 'PREMIER' }))
      expect(answer.status()).toBe(status)
    }
    expect((await order(request, guest({ Email }))).status()).toBe(303)
  })

  test('are not created from a customer whose session has ended', async ({ request }) => {
    const refused = await order(request, { SignedIn: 'true' })
    expect([refused.status(), await refused.text()]).toEqual([401, expect.stringContaining('login-form')])
  })
})

/** The fields that the form of the express checkout sends by default. */
const sentBy = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="(?:hidden|radio)" name="([^"]+)" value="([^"]*)"( checked)?/g)]
      .filter(([input, , , isChecked]) => !input.includes('"radio"') || isChecked)
      .map(([, name, value]) => [name, value] as [string, string]),
  )

test.describe('express', () => {
  test('is for the company of the last order, without the tax if its number is valid, and with the previous payment', async ({
    customer,
  }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 30, plenty)
    await add(someone, good.variantId, 1)
    const company = { AccountType: 'Business', CompanyName: 'Poterie Levant', VatNumber: 'BE0411905847' }
    const belgium = { ShippingCountryId: '2', ShippingPostalCode: '1000', PaymentMethod: 'CashOnDelivery' }
    expect((await order(someone, { ...company, ...belgium })).status()).toBe(303)
    // The number is not in the session any more: the page checks it in the register again.
    await someone.get('/api/v1/sales/customers/checkisvatvalid/', {
      params: { countryId: '2', VAT: 'BE0403170701', customerId: '' },
    })
    await add(someone, good.variantId, 1)
    const html = await (await someone.get('/fr/checkout/express')).text()
    expect(html).toMatch(/Poterie Levant[\s\S]*BE0411905847[\s\S]*data-part="reverse-charge"/)
    const form = sentBy(html)
    expect(form).toMatchObject({ ...company, PaymentMethod: 'CashOnDelivery' })
    const placed = await someone.post('/fr/checkout', { form, maxRedirects: 0 })
    expect(placed.status()).toBe(303)
    const confirmation = await (await someone.get(placed.headers().location ?? '')).text()
    expect(confirmation).toContain('Poterie Levant')
  })

  test('shows a customer with an address the whole order, which one button places', async ({ customer, request }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 20, plenty)
    await add(someone, good.variantId, 1)
    const express = (visitor: APIRequestContext) => visitor.get('/fr/checkout/express', { maxRedirects: 0 })
    // Without an address there is nothing to show yet.
    expect((await express(someone)).headers().location).toBe('/fr/checkout')
    expect((await order(someone)).status()).toBe(303)
    await add(someone, good.variantId, 2)
    const html = await (await express(someone)).text()
    expect(html).toContain('1 rue du Port')
    const placed = await someone.post('/fr/checkout', { form: sentBy(html), maxRedirects: 0 })
    expect(placed.headers().location).toMatch(/confirmation\/\d+$/)
    expect(await linesOf(someone)).toEqual([])
    expect((await express(someone)).headers().location).toBe('/fr/checkout')
    expect((await express(request)).headers().location).toBe('/fr/checkout')
  })
})

test.describe('an attempt', () => {
  test('is one order, however often and from wherever it is sent', { tag: '@engine' }, async ({ request }) => {
    const good = await findGood(request, own + 40, plenty)
    await add(request, good.variantId, 1)
    const AttemptKey = await attemptOf(request)
    expect(AttemptKey).toMatch(/^[\da-f-]{36}$/)
    expect(await attemptOf(request)).toBe(AttemptKey)
    const send = () => order(request, { Email: 'two@example.com', AttemptKey })
    const answers = await Promise.all([send(), send(), send()])
    const places = new Set(answers.map((answer) => answer.headers().location))
    expect([...places]).toEqual([expect.stringMatching(/confirmation\/\d+$/)])
    // The earlier page is restored from the browser's memory, and the basket contains other products by now.
    await add(request, good.variantId, 1)
    expect((await send()).headers().location).toBe([...places][0])
    expect(await linesOf(request)).toHaveLength(1)
    expect(await stockOf(request, good.variantId, good)).toBe(good.stock - 1)
    const next = await attemptOf(request)
    expect(next).not.toBe(AttemptKey)
    const second = await order(request, { Email: 'two@example.com', AttemptKey: next })
    expect([...places]).not.toContain(second.headers().location)
  })

  test('does not lead to the order of another visitor', async ({ request, customer }) => {
    await add(request, (await findGood(request, own + 40, plenty)).variantId, 1)
    const AttemptKey = await attemptOf(request)
    const path = (await order(request, { Email: 'me@example.com', AttemptKey })).headers().location ?? ''
    const someone = await customer()
    const answer = await someone.post('/fr/checkout', { form: checkout({ AttemptKey }), maxRedirects: 0 })
    expect(answer.headers().location).not.toBe(path)
    for (const wrong of ['x', "' or true --", '00000000-0000-0000-0000-000000000000'])
      expect((await order(someone, { AttemptKey: wrong })).status(), wrong).toBe(303)
  })
})
