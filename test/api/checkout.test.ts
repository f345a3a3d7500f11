import type { APIRequestContext } from '@playwright/test'
import { add, checkout, findGood, type Good, linesOf, order, plenty, stockOf } from './goods.ts'
import { expect, test } from './shop.ts'

const confirmation = /^\/fr\/checkout\/confirmation\/(\d+)$/

/** Products of which there are few: a cart may hold them all. */
const few = ({ maxQty, stock, minQty }: Good) => maxQty === 0 && stock >= minQty && stock <= 6

/** Products that only this file buys. */
const own = 1000

const stockNow = (visitor: APIRequestContext, good: Good) => stockOf(visitor, good.variantId, good)

test.describe('the checkout', () => {
  test('shows its parts to a customer with a full cart, the basket to one with an empty cart [CHECKOUT-01]', async ({
    customer,
  }) => {
    const someone = await customer()
    const empty = await someone.get('/fr/checkout', { maxRedirects: 0 })
    expect([empty.status(), empty.headers().location]).toEqual([303, '/fr/shoppingcarts'])
    await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
    const page = await someone.get('/fr/checkout')
    expect(page.status()).toBe(200)
    const html = await page.text()
    for (const name of ['ShippingStreet1', 'BillingStreet1', 'ShippingMethodId', 'PaymentMethod', 'Terms']) {
      expect(html).toContain(`name="${name}"`)
    }
    // A field of one line: the whole address would not fit in.
    expect(html).toContain('autocomplete="shipping address-line1"')
    expect(html).not.toContain('street-address')
  })

  test('places an order that is in the account, takes the stock and empties the cart [CHECKOUT-01]', async ({
    customer,
  }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 20, plenty)
    await add(someone, good.variantId, 2)
    const placed = await order(someone, { Remarks: 'Sonnez <b>deux</b> fois' })
    expect(placed.status()).toBe(303)
    const path = placed.headers().location ?? ''
    const number = confirmation.exec(path)?.[1] ?? 'none'
    const page = await (await someone.get(path)).text()
    expect(page).toContain(number)
    expect(page).toContain('1 rue du Port')
    expect(page).not.toContain('<b>deux</b>')
    expect(await (await someone.get('/fr/account')).text()).toContain(number)
    expect(await linesOf(someone)).toEqual([])
    expect(await stockNow(someone, good)).toBe(good.stock - 2)
  })

  test('keeps the requested day, from tomorrow to sixty days ahead [CHECKOUT-01]', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 300, plenty)).variantId, 1)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    for (const WishedDay of ['soon', '31/02/2027', inDays(-1), inDays(62)]) {
      const refused = await order(someone, { WishedDay })
      expect(refused.status(), WishedDay).toBe(422)
      expect(await refused.text()).toContain(`value="${WishedDay}"`)
    }
    const path = (await order(someone, { WishedDay: inDays(10) })).headers().location ?? ''
    expect(await (await someone.get(path)).text()).toMatch(/Livraison souhaitée le \d+ \p{L}+ \d{4}/u)
  })

  test('accepts postal codes and telephones in the format of their country [CHECKOUT-01]', async ({ customer }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 20, plenty)
    const rights = [
      ['1', '69005', '04 78 00 00 12'],
      ['2', 'B-1000', '0470 12 34 56'],
      ['3', '1011 ab', '+33 4 78 00 00 12'],
      ['7', '1000-001', ''],
      ['8', 'L-1234', ''],
      ['10', 'D02 AF30', ''],
    ] as const
    for (const [ShippingCountryId, ShippingPostalCode, ShippingPhoneNumber] of rights) {
      await add(someone, good.variantId, 1)
      const placed = await order(someone, { ShippingCountryId, ShippingPostalCode, ShippingPhoneNumber })
      expect(placed.status(), ShippingPostalCode).toBe(303)
    }
  })

  test('orders no other total than the one that was shown, and shows that of a choice [CHECKOUT-01]', async ({
    customer,
  }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 320, plenty)).variantId, 1)
    const seen = (html: string) => /name="SeenTotal" value="([\d.]+ EUR)"/.exec(html)?.[1] ?? ''
    const standard = seen(await (await someone.get('/fr/widget/checkoutsummary?ShippingMethodId=1')).text())
    const express = seen(await (await someone.get('/fr/widget/checkoutsummary?ShippingMethodId=2')).text())
    expect(Number.parseFloat(express)).toBeGreaterThan(Number.parseFloat(standard))
    const shown = await order(someone, { ShippingMethodId: '2', Update: 'true', SeenTotal: standard, Terms: '' })
    expect([shown.status(), seen(await shown.text())]).toEqual([200, express])
    const refused = await order(someone, { ShippingMethodId: '2', SeenTotal: standard })
    expect([refused.status(), seen(await refused.text())]).toEqual([409, express])
    expect((await order(someone, { ShippingMethodId: '2', SeenTotal: express })).status()).toBe(303)
  })

  test('can be read only by its customer [CHECKOUT-01]', async ({ customer, request }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 40, plenty)).variantId, 1)
    const path = (await order(someone)).headers().location ?? ''
    expect((await (await customer()).get(path)).status()).toBe(404)
    expect((await request.get(path)).status()).toBe(401)
    expect((await someone.get('/fr/checkout/confirmation/1')).status()).toBe(404)
  })

  test('sells the last products to one of two buyers, and refuses the other [CHECKOUT-01]', { tag: '@engine' }, async ({
    customer,
  }) => {
    const buyers = [await customer(), await customer()]
    const good = await findGood(buyers[0] as APIRequestContext, own + 60, few)
    for (const buyer of buyers) expect((await add(buyer, good.variantId, good.stock)).status()).toBe(200)
    const answers = await Promise.all(buyers.map((buyer) => order(buyer)))
    expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 409])
    const loser = answers.findIndex((answer) => answer.status() === 409)
    const said = (await answers[loser]?.text()) ?? ''
    expect(said).toMatch(/validation-summary-errors.*épuisé/s)
    expect(said).toContain('value="1 rue du Port"')
    expect(await linesOf(buyers[loser] as APIRequestContext)).toHaveLength(1)
    expect(await stockNow(buyers[0] as APIRequestContext, good)).toBe(0)
  })

  test('does not lock up if carts contain the same products in another order [CHECKOUT-01]', {
    tag: '@engine',
  }, async ({ customer }) => {
    const one = await customer()
    const goods = [await findGood(one, own + 200, plenty)]
    goods.push(await findGood(one, (goods[0]?.productId ?? 0) + 1, plenty))
    const buyers = [one, await customer(), await customer(), await customer()]
    for (const [index, buyer] of buyers.entries()) {
      for (const good of index % 2 === 0 ? goods : goods.toReversed()) await add(buyer, good.variantId, 1)
    }
    const answers = await Promise.all(buyers.map((buyer) => order(buyer)))
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303])
    for (const good of goods) expect(await stockNow(one, good)).toBe(good.stock - 4)
  })

  test('makes one order of a double click, with changes of the cart in between [CHECKOUT-01]', {
    tag: '@engine',
  }, async ({ customer }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 240, plenty)
    await add(someone, good.variantId, 1)
    const answers = await Promise.all([order(someone), order(someone), order(someone)])
    const places = new Set(answers.map((answer) => answer.headers().location))
    expect([...places]).toEqual([expect.stringMatching(confirmation)])
    expect(await stockNow(someone, good)).toBe(good.stock - 1)
  })

  test('orders and fills the cart at once without a deadlock [CHECKOUT-01]', { tag: '@engine' }, async ({
    customer,
  }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 280, plenty)
    await add(someone, good.variantId, 1)
    const answers = await Promise.all([
      order(someone),
      add(someone, good.variantId, 1),
      add(someone, good.variantId, 1),
    ])
    for (const answer of answers) expect(answer.status()).toBeLessThan(400)
  })

  test('answers the library with a Uri, and with the form alone when it refuses [CHECKOUT-01]', async ({
    customer,
  }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 320, plenty)).variantId, 1)
    const headers = { 'X-Page-Target': '#page' }
    const refused = await someone.post('/fr/checkout', { form: { Terms: 'true' }, headers })
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toMatch(/^(?!.*<html).*data-valmsg-for="ShippingCity"[^>]*>\S/s)
    const placed = await someone.post('/fr/checkout', { form: checkout(), headers })
    expect((await placed.json()).Uri).toMatch(confirmation)
  })

  test('validates every field on the server [CHECKOUT-01]', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 360, plenty)).variantId, 1)
    const wrongs: Record<string, string>[] = [
      { ShippingLastName: ' ' },
      { ShippingCountryId: '999' },
      { ShippingCountryId: 'x' },
      { ShippingMethodId: '999' },
      { PaymentMethod: 'Credit' },
      { Terms: 'false' },
      { ShippingPhoneNumber: 'call me' },
      { ShippingPhoneNumber: '123' },
      { ShippingPostalCode: '6900😀' },
      { ShippingPostalCode: '6900' },
      { ShippingPostalCode: '69005', ShippingCountryId: '2' },
      { ShippingLastName: '😀' },
      { ShippingCity: '—' },
      { ShippingStreet1: '1 rue 🏠' },
      { BillingSameAsShipping: 'false', BillingCity: '' },
      { Remarks: 'x'.repeat(1001) },
    ]
    for (const wrong of wrongs) {
      const answer = await order(someone, wrong)
      expect(answer.status(), JSON.stringify(wrong).slice(0, 60)).toBe(422)
    }
    const emoji = await (await order(someone, { ShippingPostalCode: '😀' })).text()
    expect(emoji).toMatch(/data-valmsg-for="ShippingPostalCode"[^>]*>Ce code postal n’existe pas sous cette forme/)
    expect(await linesOf(someone)).toHaveLength(1)
  })
})

test.describe('the basket without JavaScript', () => {
  test('adds, changes and removes by forms [CART-16, CART-17, CART-01]', async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    const send = (path: string, form: Record<string, string>) =>
      request.post(`/fr/shoppingcarts/${path}`, { form, maxRedirects: 0 })
    const added = await send('add', { ProductVariantId: `${good.variantId}`, Quantity: '2', Name: 'x' })
    expect([added.status(), added.headers().location]).toEqual([303, '/fr/shoppingcarts'])
    const [line] = await linesOf(request)
    await send('update', { [`Quantity-${line?.id}`]: '3' })
    expect((await linesOf(request))[0]?.quantity).toBe(3)
    await send('update', { [`Quantity-${line?.id}`]: '3', remove: `${line?.id}` })
    expect(await linesOf(request)).toEqual([])
  })

  test('adds the present choice, not the one with which the page opened [CART-02]', async ({ request }) => {
    const { ProductVariantViewModel: model, ProductVariantAttributesViewModel: attributes } = await (
      await request.get('/api/v1/catalog/products/1/productvariants')
    ).json()
    const values: { ProductAttributeValueId: number; IsUnavailable: boolean }[] =
      attributes[0].ProductAttributeValuesViewModel
    const other = values.find(
      (value) => value.ProductAttributeValueId !== model.VariantValueId1 && !value.IsUnavailable,
    )
    const form = {
      ProductId: '1',
      ProductVariantId: `${model.ProductVariantId}`,
      VariantValueId1: `${other?.ProductAttributeValueId}`,
      Quantity: '1',
    }
    await request.post('/fr/shoppingcarts/add', { form })
    const [line] = await linesOf(request)
    expect(line?.variantId).not.toBe(model.ProductVariantId)
  })

  test('shows the mistake on the page of the form, once [CART-16]', async ({ request, baseURL }) => {
    const good = await findGood(request, 1, plenty)
    const page = `/fr/catalog/product/${good.productId}/x`
    const form = { ProductVariantId: `${good.variantId}`, Quantity: `${good.stock + 1}` }
    const headers = { Referer: `${baseURL}${page}` }
    const refused = await request.post('/fr/shoppingcarts/add', { form, headers, maxRedirects: 0 })
    expect(refused.headers().location).toBe(page)
    const notice = new RegExp(`class="remedy".*name="Quantity" value="${good.stock}"`)
    expect(await (await request.get(page)).text()).toMatch(notice)
    expect(await (await request.get(page)).text()).not.toMatch(notice)
    const elsewhere = await request.post('/fr/shoppingcarts/add', {
      form,
      headers: { Referer: 'https://evil.example/x' },
      maxRedirects: 0,
    })
    expect(elsewhere.headers().location).toBe('/fr/catalog')
  })
})
