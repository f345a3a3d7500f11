import { expect, test } from './shop.ts'

const update = '/api/v1/catalog/customerref/update'
const widget = '/widget/catalog/CustomerReferenceUpdate'
const asJson = { Accept: 'application/json' }

test.describe("a customer's own reference", () => {
  test('is kept, returned with Status and Message, and shown in its form [API-23, API-24, API-25, PRODUCT-45]', async ({
    customer,
  }) => {
    const ada = await customer()
    const answer = await ada.post(update, { data: { ProductVariantId: 3, CustomerSKU: ' BAC-7/é ' } })
    expect(answer.status()).toBe(200)
    const result = await answer.json()
    expect(Object.keys(result)).toEqual(['Status', 'Message'])
    expect(result.Status).toBe('Success')
    expect(result.Message).toContain('BAC-7/é')
    const form = await ada.get(widget, { params: { productId: 1, productVariantId: 3 } })
    expect(form.status()).toBe(200)
    expect(form.headers()['content-type']).toContain('text/html')
    const html = await form.text()
    expect(html).toContain('<form')
    expect(html).toContain('value="BAC-7/é"')
    expect(html).toContain('name="ProductVariantId" value="3"')
    const model = await (await ada.get('/api/v1/catalog/products/1/productvariants?ProductVariantId=3')).json()
    expect(model.ProductVariantViewModel.CustomerReference).toBe(html)
  })

  test('is replaced, and removed by an empty one', async ({ customer }) => {
    const ada = await customer()
    const html = async () => (await ada.get(widget, { params: { productVariantId: 3 } })).text()
    for (const [sku, value] of [
      ['A-1', 'value="A-1"'],
      ['A-2', 'value="A-2"'],
      ['  ', 'value=""'],
    ] as const) {
      const answer = await ada.post(update, { data: { ProductVariantId: 3, CustomerSKU: sku } })
      expect(answer.status()).toBe(200)
      expect(await html()).toContain(value)
    }
  })

  test('is refused for visitors: 401, and an empty form [PRODUCT-46, API-23]', async ({ request }) => {
    const answer = await request.post(update, { data: { ProductVariantId: 3, CustomerSKU: 'A' } })
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toEqual({ Message: expect.any(String), Status: 'Error' })
    const form = await request.get(widget, { params: { productVariantId: 3 } })
    expect([form.status(), await form.text()]).toEqual([200, ''])
  })

  test('belongs to one customer and one variant', async ({ customer }) => {
    const [one, other] = [await customer(), await customer()]
    await one.post(update, { data: { ProductVariantId: 3, CustomerSKU: 'MINE' } })
    expect(await (await other.get(widget, { params: { productVariantId: 3 } })).text()).not.toContain('MINE')
    expect(await (await one.get(widget, { params: { productVariantId: 4 } })).text()).not.toContain('MINE')
  })

  test('is refused if it is too long or has other characters, and the present one is kept', async ({ customer }) => {
    const ada = await customer()
    await ada.post(update, { data: { ProductVariantId: 3, CustomerSKU: 'KEPT' } })
    for (const sku of ['x'.repeat(41), '<b>', 'a"b', 'a;b', 'a\u202eb']) {
      const answer = await ada.post(update, { data: { ProductVariantId: 3, CustomerSKU: sku } })
      expect(answer.status(), sku).toBe(422)
      const result = await answer.json()
      expect(result).toEqual({ Status: 'Error', Message: result.Message, Errors: { CustomerSKU: result.Message } })
    }
    const [unknown, none] = [{ ProductVariantId: 999_999, CustomerSKU: 'A' }, { CustomerSKU: 'A' }]
    for (const data of [unknown, none]) expect((await ada.post(update, { data })).status()).toBe(404)
    const text = await ada.post(update, { data: 'x', headers: { 'Content-Type': 'text/plain' } })
    expect(text.status()).toBe(415)
    expect(await (await ada.get(widget, { params: { productVariantId: 3 } })).text()).toContain('value="KEPT"')
  })

  test('is stored by a plain form, which leads back to the product with the message of the shop', async ({
    customer,
  }) => {
    const ada = await customer()
    const send = (CustomerSKU: string) =>
      ada.post('/fr/catalog/customerref/update', { form: { ProductVariantId: 3, CustomerSKU }, maxRedirects: 0 })
    const kept = await send('BAC-7')
    expect(kept.status()).toBe(303)
    expect(kept.headers().location).toContain('variant=3')
    const page = await (await ada.get(kept.headers().location ?? '')).text()
    expect(page).toContain('value="BAC-7"')
    expect(page).toMatch(/data-kind="success">[^<]*BAC-7/)
    const refused = await send('<b>')
    expect(refused.status()).toBe(422)
    const again = await refused.text()
    expect(again).toContain('value="&lt;b&gt;"')
    expect(again).toContain('aria-invalid="true"')
  })

  test('asks a visitor who sends the plain form to sign in', async ({ request }) => {
    const form = { ProductVariantId: 3, CustomerSKU: 'A' }
    expect((await request.post('/fr/catalog/customerref/update', { form, headers: asJson })).status()).toBe(401)
    const page = await request.get('/fr/catalog/customerref/update?productVariantId=3')
    expect(page.status()).toBe(401)
    expect((await request.get('/fr/catalog/stock?productVariantId=3')).status()).toBe(200)
    expect((await request.get('/fr/catalog/stock?productVariantId=x')).status()).toBe(404)
  })
})
