import { add, findGood, findSet, goodOf, linesOf, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

const items = '/api/v1/shoppingcarts/shoppingcartitems'

test.describe('the cart', () => {
  test('answers exactly three keys, zero for a new visitor, and creates no session [CART-09, API-48, API-86]', async ({
    request,
  }) => {
    const answer = await request.get('/api/v1/shoppingcarts')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(await answer.json()).toEqual({
      ItemsCount: 0,
      AmountTaxInclHtml: expect.stringMatching(/^0,00\s€$/),
      AmountTaxExclHtml: expect.stringMatching(/^0,00\s€$/),
    })
  })

  test('grows by what is added, at the shop’s price [API-19, API-20, CART-01, CART-12]', async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    const first = await add(request, good.variantId, 2, { UnitPriceTaxIncl: 0.01, Price: '0' })
    expect(first.status()).toBe(200)
    expect(Object.keys(await first.json()).sort()).toEqual(['AmountTaxExclHtml', 'AmountTaxInclHtml', 'ItemsCount'])
    const second = await (await add(request, good.variantId, 1)).json()
    expect(second.ItemsCount).toBe(3)
    const amount = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' }).format(3 * good.price)
    expect(second.AmountTaxInclHtml).toBe(amount)
    expect(await linesOf(request)).toEqual([{ id: expect.any(Number), variantId: good.variantId, quantity: 3 }])
    expect(await (await request.get('/fr/shoppingcarts')).text()).toContain('data-quantity="3"')
  })

  test('accepts a form as well as JSON, with origin fields [CART-02, API-50]', async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    const form = {
      ProductVariantId: `${good.variantId}`,
      Quantity: '1',
      Name: 'x',
      ItemOrigin: 'Catalog',
      __proto__x: '1',
    }
    expect((await request.post('/api/v1/catalog/products/addtocart', { form })).status()).toBe(200)
    const [line] = await linesOf(request)
    const answer = await request.put(`${items}/${line?.id}`, { form: { Quantity: '2' } })
    expect(await answer.json()).toMatchObject({ ItemsCount: 2 })
  })

  test('refuses an invalid variant or quantity with 400 and a message [API-20]', async ({ request }) => {
    for (const [variant, quantity] of [
      ['x', 1],
      [undefined, 1],
      [-1, 1],
      [1.5, 1],
      ['9999999999', 1],
      [1, 0],
      [1, -2],
      [1, '1e3'],
      [1, 'abc'],
      [1, undefined],
      [1, {}],
    ]) {
      const answer = await add(request, variant, quantity)
      expect(answer.status(), `${variant} × ${quantity}`).toBe(400)
      expect((await answer.json()).Message).toMatch(/\w+ .+\.$/)
    }
    expect((await add(request, 2_000_000_000, 1)).status()).toBe(404)
    expect(await linesOf(request)).toEqual([])
  })

  test('speaks the language of the requesting page [API-20]', async ({ request }) => {
    const messages = new Set<string>()
    for (const culture of ['fr', 'nl', 'es', 'de', 'it', 'pt']) {
      const data = { ProductVariantId: 1, Quantity: 0 }
      const headers = { 'Accept-Language': culture }
      const answer = await request.post('/api/v1/catalog/products/addtocart', { data, headers })
      messages.add((await answer.json()).Message)
    }
    expect(messages.size).toBe(6)
  })

  test('returns the stock if it is too small: 409 [API-20, API-49]', async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    const refused = await add(request, good.variantId, good.stock + 1)
    expect(refused.status()).toBe(409)
    expect(await refused.json()).toEqual({
      Message: expect.stringContaining(`${good.stock}`),
      Stock: good.stock,
      Available: good.stock,
    })
    expect((await add(request, good.variantId, good.stock)).status()).toBe(200)
    expect((await add(request, good.variantId, 1)).status()).toBe(409)
    const [line] = await linesOf(request)
    const raised = await request.put(`${items}/${line?.id}`, { data: { Quantity: good.stock + 1 } })
    expect(raised.status()).toBe(409)
    expect((await raised.json()).Stock).toBe(good.stock)
    expect((await linesOf(request))[0]?.quantity).toBe(good.stock)
  })

  test('says that a sold-out product is sold out [API-20]', async ({ request }) => {
    const good = await findGood(request, 1, ({ stock, maxQty }) => stock === 0 && maxQty === 0)
    const refused = await add(request, good.variantId, good.minQty)
    expect(refused.status()).toBe(409)
    expect((await refused.json()).Stock).toBe(0)
  })

  test('keeps to minimum, step and maximum of the product [API-49, LIMIT-030]', async ({ request }) => {
    const set = await findSet(request, ({ stepQty, maxQty, stock }) => maxQty === 0 && stock > 3 * stepQty)
    expect((await add(request, set.variantId, 1)).status()).toBe(400)
    expect((await add(request, set.variantId, set.stepQty + 1)).status()).toBe(400)
    expect((await add(request, set.variantId, set.stepQty * 2)).status()).toBe(200)
    const [line] = await linesOf(request)
    expect((await request.put(`${items}/${line?.id}`, { data: { Quantity: 1 } })).status()).toBe(400)
    const few = await findGood(request, 1, ({ maxQty }) => maxQty > 0)
    const refused = await add(request, few.variantId, few.maxQty + few.stepQty)
    expect(refused.status()).toBe(400)
    expect((await refused.json()).Message).toContain(`${few.maxQty}`)
  })

  test('changes and removes an item by its own id [API-49, API-51, API-83, API-84, CART-16, CART-17]', async ({
    request,
  }) => {
    const good = await findGood(request, 1, plenty)
    await add(request, good.variantId, 1)
    const [line] = await linesOf(request)
    const changed = await request.put(`${items}/${line?.id}`, { data: { Quantity: 4 } })
    expect(await changed.json()).toMatchObject({ ItemsCount: 4 })
    for (const data of [{}, { Quantity: 'x' }, { Quantity: 0 }, { Quantity: 1.5 }]) {
      expect((await request.put(`${items}/${line?.id}`, { data })).status()).toBe(400)
    }
    const removed = await request.delete(`${items}/${line?.id}`)
    expect(await removed.json()).toMatchObject({ ItemsCount: 0 })
    expect((await request.delete(`${items}/${line?.id}`)).status()).toBe(404)
    expect((await request.put(`${items}/${line?.id}`, { data: { Quantity: 1 } })).status()).toBe(404)
    expect((await request.delete(`${items}/abc`)).status()).toBe(404)
  })

  test("does not let a visitor touch another visitor's items [API-49, API-51]", async ({ request, visitor }) => {
    const good = await findGood(request, 1, plenty)
    await add(request, good.variantId, 2)
    const [line] = await linesOf(request)
    const stranger = await visitor()
    await add(stranger, good.variantId, 1)
    expect((await stranger.put(`${items}/${line?.id}`, { data: { Quantity: 5 } })).status()).toBe(404)
    expect((await stranger.delete(`${items}/${line?.id}`)).status()).toBe(404)
    expect(await linesOf(request)).toEqual([{ ...line, quantity: 2 }])
  })

  test('counts each of many additions at once [CART-01]', { tag: '@engine' }, async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    await add(request, good.variantId, 1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(request, good.variantId, 1)))
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200, 200])
    expect((await linesOf(request))[0]?.quantity).toBe(7)
  })

  test('survives a change and a removal at once [CART-16, CART-17]', { tag: '@engine' }, async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    await add(request, good.variantId, 1)
    const [line] = await linesOf(request)
    const change = request.put(`${items}/${line?.id}`, { data: { Quantity: 3 } })
    const [changed, removed] = await Promise.all([change, request.delete(`${items}/${line?.id}`)])
    expect([200, 404]).toContain(changed.status())
    expect(removed.status()).toBe(200)
    expect(await linesOf(request)).toEqual([])
  })

  test('is answered as rows with their data by the items widget [CART-14, CART-15]', async ({ request }) => {
    const good = await goodOf(request, (await findGood(request, 1, plenty)).productId)
    await add(request, good.variantId, 1)
    const answer = await request.get('/fr/widget/shoppingcartitems', { headers: { 'X-Page-Target': '#cart' } })
    expect(answer.headers()['content-type']).toContain('text/html')
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toContain(`data-price="${good.price.toFixed(2)}"`)
  })
})
