import type { APIRequestContext } from '@playwright/test'
import { add, findGood, type Good, order, plenty } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

const address = '/api/v1/shoppingcarts/coupon'

const apply = (visitor: APIRequestContext, code: unknown) => visitor.post(address, { data: { CouponCode: code } })

const euros = (amount: number) => new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' }).format(amount)

const amountOf = (html: string, part: string) =>
  Number(
    new RegExp(`data-part="${part}"[^>]*>([^<]+)<`)
      .exec(html)?.[1]
      ?.replace(/[^\d,-]/g, '')
      .replace(',', '.') ?? NaN,
  )

const cartOf = async (visitor: APIRequestContext) => {
  const html = await (await visitor.get('/fr/shoppingcarts')).text()
  const amounts = ['goods', 'discount', 'total-excl', 'tax', 'total-incl'].map((part) => amountOf(html, part))
  const [goods = NaN, discount = NaN, excl = NaN, tax = NaN, incl = NaN] = amounts
  return { html, goods, discount, excl, tax, incl }
}

const tenth = (amount: number) => Math.round(Math.round(amount * 100) / 10) / 100

/** Products that only this file buys. */
const own = 1700

test.describe('coupon codes', () => {
  let good: Good

  test.beforeEach(async ({ request }) => {
    good = await findGood(request, own, plenty)
    await add(request, good.variantId, 2)
  })

  test('are applied: the answer is true, and the total is reduced by whole cents [CART-22, API-57, API-58, API-59]', async ({
    request,
  }) => {
    const answer = await apply(request, 'BIENVENUE')
    expect([answer.status(), await answer.json()]).toEqual([200, true])
    const cart = await cartOf(request)
    const goods = 2 * good.price
    expect(cart.html).toContain('<coupon-form code="BIENVENUE"')
    expect([cart.goods, cart.discount]).toEqual([goods, -tenth(goods)])
    expect(cart.incl).toBeCloseTo(goods - tenth(goods), 5)
    expect(cart.excl + cart.tax).toBeCloseTo(cart.incl, 5)
    const summary = await (await request.get('/api/v1/shoppingcarts')).json()
    expect(summary.AmountTaxInclHtml).toBe(euros(goods - tenth(goods)))
  })

  test('are found as people type them, in a form as well as in JSON [API-58]', async ({ request }) => {
    expect(await (await apply(request, ' bienVenue ')).json()).toBe(true)
    const answer = await request.post(address, { form: { CouponCode: 'BIENVENUE' } })
    expect(await answer.json()).toBe(true)
  })

  test('are refused with false: unknown, expired, not begun, and out of reach [API-59]', async ({ request }) => {
    for (const code of ['NOTHING', 'HIER15', 'DEMAIN15', 'CAMILLE', "' or true --", '%', 7]) {
      const answer = await apply(request, code)
      expect([answer.status(), await answer.json()], `${code}`).toEqual([200, false])
    }
    expect((await cartOf(request)).html).toContain('<coupon-form code=""')
  })

  test('need a code in the call [API-58]', async ({ request }) => {
    for (const data of [{}, { CouponCode: ' ' }, { CouponCode: ['BIENVENUE'] }]) {
      const answer = await request.post(address, { data })
      expect(answer.status()).toBe(400)
      expect((await answer.json()).Message).toBe('Saisissez un code promo.')
    }
    expect((await request.put(address, { data: {} })).status()).toBe(405)
  })

  test('do not apply to an empty cart, and create no session [API-58]', async ({ visitor }) => {
    const stranger = await visitor()
    const answer = await apply(stranger, 'BIENVENUE')
    expect([await answer.json(), answer.headers()['set-cookie']]).toEqual([false, undefined])
    const removed = await stranger.delete(address)
    expect([removed.status(), removed.headers()['set-cookie']]).toEqual([200, undefined])
  })

  test('are removed by a call without a payload [API-60]', async ({ request }) => {
    await apply(request, 'BIENVENUE')
    expect((await request.delete(address)).status()).toBe(200)
    const cart = await cartOf(request)
    expect(cart.html).toContain('<coupon-form code=""')
    expect([cart.discount, cart.incl]).toEqual([NaN, 2 * good.price])
    expect((await request.delete(address)).status()).toBe(200)
  })

  test('are removed with a reason by a change below their minimum', async ({ request }) => {
    const refused = await apply(request, 'ATELIER20')
    const many = Math.ceil(150 / good.price)
    if (2 * good.price < 150) expect(await refused.json()).toBe(false)
    await add(request, good.variantId, Math.max(1, many - 2))
    expect(await (await apply(request, 'ATELIER20')).json()).toBe(true)
    expect((await cartOf(request)).discount).toBeLessThan(-29)
    const line = /data-item-id="(\d+)"/.exec((await cartOf(request)).html)?.[1]
    await request.put(`/api/v1/shoppingcarts/shoppingcartitems/${line}`, { data: { Quantity: 1 } })
    const cart = await cartOf(request)
    expect([cart.discount, cart.incl]).toEqual([NaN, good.price])
    expect(cart.html).toMatch(/Le code ATELIER20 vaut à partir de 150,00/)
    expect(cart.html).toContain('<coupon-form code=""')
    // For an unknown code, only that is reported, and not the reason why another one was removed.
    await apply(request, 'NOPE')
    expect((await cartOf(request)).html).not.toContain('ATELIER20 vaut')
    await apply(request, 'ATELIER20')
    expect((await cartOf(request)).html).toContain('ATELIER20 vaut')
    await apply(request, 'BIENVENUE')
    expect((await cartOf(request)).html).not.toContain('ATELIER20 vaut')
  })

  test('work without JavaScript: the page shows their outcome [CART-22, CART-23]', async ({ request }) => {
    const post = async (path: string, form: Record<string, string>) =>
      (await request.post(`/fr/shoppingcarts/${path}`, { form })).text()
    expect(await post('coupon', { CouponCode: '' })).toContain('Saisissez un code promo.')
    expect(await post('coupon', { CouponCode: 'NOTHING' })).toContain('Ce code promo n’existe pas')
    expect(await post('coupon', { CouponCode: 'BIENVENUE' })).toContain('Ce code promo est appliqué.')
    expect((await cartOf(request)).discount).toBe(-tenth(2 * good.price))
    expect(await post('coupon/remove', { CouponCode: 'BIENVENUE' })).toContain('Votre panier n’a plus de code promo.')
    expect((await cartOf(request)).discount).toBe(NaN)
  })

  test('are moved to the customer’s cart at the sign-in', async ({ request, visitor }) => {
    const email = `coupons-${process.pid}@example.com`
    const elsewhere = await visitor()
    await register(elsewhere, email)
    await add(elsewhere, good.variantId, 1)
    await apply(request, 'BIENVENUE')
    expect((await signIn(request, email)).status()).toBe(303)
    for (const someone of [request, elsewhere]) {
      expect((await cartOf(someone)).discount).toBe(-tenth(3 * good.price))
    }
  })
})

test.describe('the rules of coupon codes', () => {
  const noteOf = (html: string) => /id="coupon-note"[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('&#39;', "'")

  test('an amount is deducted from its minimum on, shared by the lines to the cent', async ({ request }) => {
    const goods = [await findGood(request, own + 100, plenty), await findGood(request, own + 110, plenty)]
    await add(request, goods[0]?.variantId, Math.ceil(50 / (goods[0]?.price ?? 1)))
    await add(request, goods[1]?.variantId, 3)
    expect(await (await apply(request, 'DIX')).json()).toBe(true)
    const cart = await cartOf(request)
    expect([cart.discount, Math.round((cart.goods - cart.incl) * 100)]).toEqual([-10, 1000])
    expect(Math.round((cart.excl + cart.tax) * 100)).toBe(Math.round(cart.incl * 100))
    expect(noteOf(cart.html)).toMatch(/^DIX : 10,00\s€ de remise\.$/)
  })

  test('a category has its code: other products cost the whole price, and without a product of it the reason is shown', async ({
    request,
  }) => {
    const [vase, plate] = [await findGood(request, 3, plenty), await findGood(request, own + 120, plenty)]
    await add(request, plate.variantId, 1)
    expect(await (await apply(request, 'VASES')).json()).toBe(false)
    expect(noteOf((await cartOf(request)).html)).toBe('Le code VASES ne vaut que pour « Vases ».')
    await add(request, vase.variantId, 2)
    expect(await (await apply(request, 'VASES')).json()).toBe(true)
    const cart = await cartOf(request)
    expect(cart.discount).toBe(-Math.round(2 * vase.price * 25) / 100)
  })

  test('a delivery may be free, in the summary and in the order', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 130, plenty)).variantId, 1)
    const summary = async () => (await someone.get('/fr/widget/checkoutsummary?ShippingMethodId=1')).text()
    expect(await summary()).not.toContain('Offert')
    await apply(someone, 'PORT')
    expect(await summary()).toMatch(/Livraison à domicile<\/dt><dd>Offert/i)
    const placed = await order(someone, { CouponCode: 'PORT' })
    expect(placed.status()).toBe(303)
    const page = await (await someone.get(placed.headers().location ?? '')).text()
    expect(page).toMatch(/Livraison à domicile<\/dt><dd>Offert/i)
  })

  test('of a first order, or once for each customer, are refused at the next order, also for two at once', {
    tag: '@engine',
  }, async ({ customer }) => {
    for (const code of ['PREMIER', 'UNEFOIS']) {
      const someone = await customer()
      const good = await findGood(someone, own + 140, plenty)
      await add(someone, good.variantId, 1)
      expect(await (await apply(someone, code)).json(), code).toBe(true)
      expect((await order(someone, { CouponCode: code })).status()).toBe(303)
      await add(someone, good.variantId, 2)
      expect(await (await apply(someone, code)).json(), code).toBe(false)
      const said = { PREMIER: 'ne vaut que pour une première commande', UNEFOIS: 'Vous avez déjà utilisé' }[code] ?? ''
      expect(noteOf((await cartOf(someone)).html), code).toContain(said)
    }
  })

  test('a customer’s own codes are for that customer alone [API-61, API-62, API-63]', async ({ request, customer }) => {
    const path = '/api/v1/couponcode/user/1'
    expect((await request.get(path)).status()).toBe(401)
    expect((await (await customer()).get(path)).status()).toBe(404)
    await signIn(request, 'camille@example.com', 'vitrine-demo')
    const coupons = await (await request.get(path)).json()
    expect(coupons[0]).toEqual({
      CouponCode: 'CAMILLE',
      Description: expect.stringMatching(/^15,00\s€ de remise$/),
      EndDate: expect.stringMatching(/^\d{4}-/),
    })
    // The customer has ordered before.
    expect(coupons.map(({ CouponCode }: { CouponCode: string }) => CouponCode)).not.toContain('PREMIER')
    const widget = await (
      await request.get('/widget/couponcodes/list', { headers: { 'X-Page-Target': 'modal' } })
    ).text()
    expect(widget).toMatch(/^<form.*name="CouponCode" value="CAMILLE"/s)
    expect(await (await request.get('/fr/shoppingcarts/coupons')).text()).toContain('<h1>Choisissez un code promo</h1>')
  })
})

test.describe('an order with a coupon', () => {
  test('costs the amount of the checkout, names the code, and leaves a cart without it [CART-22, CHECKOUT-01]', async ({
    customer,
  }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 20, plenty)
    await add(someone, good.variantId, 3)
    await apply(someone, 'BIENVENUE')
    const html = await (await someone.get('/fr/checkout')).text()
    expect(html).toMatch(/name="CouponCode" value="BIENVENUE"/)
    const placed = await order(someone, { CouponCode: 'BIENVENUE' })
    expect(placed.status()).toBe(303)
    const page = await (await someone.get(placed.headers().location ?? '')).text()
    expect(page).toContain('Code BIENVENUE')
    expect(amountOf(page, 'goods')).toBe(3 * good.price)
    expect(amountOf(page, 'discount')).toBe(-tenth(3 * good.price))
    expect(amountOf(page, 'total-incl')).toBe(amountOf(html, 'total-incl'))
    await add(someone, good.variantId, 1)
    expect((await cartOf(someone)).html).toContain('<coupon-form code=""')
  })

  test('is not placed at a higher total than the customer saw [CHECKOUT-01]', async ({ customer }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 40, plenty)
    await add(someone, good.variantId, 1)
    await apply(someone, 'BIENVENUE')
    await someone.delete(address)
    const refused = await order(someone, { CouponCode: 'BIENVENUE' })
    expect(refused.status()).toBe(409)
    const html = await refused.text()
    expect(html).toContain('Le code BIENVENUE ne vaut plus')
    expect(html).toMatch(/name="CouponCode" value=""/)
    expect(html).toContain('value="1 rue du Port"')
    expect((await order(someone, { CouponCode: '' })).status()).toBe(303)
  })

  test('uses the code at the moment of the order, despite changes of the cart at the same time', {
    tag: '@engine',
  }, async ({ customer }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 60, plenty)
    await add(someone, good.variantId, 1)
    const answers = await Promise.all([apply(someone, 'BIENVENUE'), order(someone), apply(someone, 'BIENVENUE')])
    for (const answer of answers) expect(answer.status()).toBeLessThan(400)
    const page = await (await someone.get(answers[1].headers().location ?? '')).text()
    const discount = amountOf(page, 'discount')
    expect(discount === -tenth(good.price) || Number.isNaN(discount)).toBe(true)
  })
})
