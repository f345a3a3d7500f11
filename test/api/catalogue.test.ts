import { findGood } from './goods.ts'
import { expect, test } from './shop.ts'

const variants = (id: number | string) => `/api/v1/catalog/products/${id}/productvariants`
const suggestions = '/api/v1/catalog/search/suggestions'
const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']

type Value = { ProductAttributeValueId: number; IsUnavailable: boolean; ColorCode1: string | null }
type Attribute = { VariationDisplayTypeValue: string; ProductAttributeValuesViewModel: Value[] }

test.describe('the variations of a product', () => {
  test('are answered under exactly two keys, with the fields of §3 [API-18, PRODUCT-02, PRODUCT-10]', async ({
    request,
  }) => {
    const answer = await (await request.get(variants(1))).json()
    expect(Object.keys(answer)).toEqual(['ProductVariantViewModel', 'ProductVariantAttributesViewModel'])
    const { ProductVariantViewModel: model, ProductVariantAttributesViewModel: attributes } = answer
    const choices = attributes.map((_: Attribute, index: number) => `VariantValueId${index + 1}`)
    const fixed = ['ProductId', 'ProductVariantId', 'SKU', 'UnitPriceTaxIncl', 'CurrencyCode']
    const html = ['ProductGalleryHtml', 'StockByWareHouse', 'CustomerReference']
    // The shop may add HTML for its own page.
    expect(Object.keys(model).slice(0, fixed.length + choices.length + html.length)).toEqual([
      ...fixed,
      ...choices,
      ...html,
    ])
    expect(
      Object.keys(model)
        .filter((key) => !/Html$/.test(key))
        .sort(),
    ).toEqual([...fixed, ...choices, ...html.slice(1)].sort())
    expect(model).toMatchObject({ ProductId: 1, CurrencyCode: 'EUR', UnitPriceTaxIncl: expect.any(Number) })
    expect(model.ProductGalleryHtml).toContain('<img')
  })

  test('list their values with exactly the keys of §3 [PRODUCT-06, PRODUCT-08]', async ({ request }) => {
    const { ProductVariantAttributesViewModel: attributes } = await (await request.get(variants(1))).json()
    const kinds = attributes.map((attribute: Attribute) => attribute.VariationDisplayTypeValue)
    expect(kinds).toContain('Square')
    for (const attribute of attributes) {
      expect(Object.keys(attribute)).toEqual(['VariationDisplayTypeValue', 'Value', 'ProductAttributeValuesViewModel'])
      for (const value of attribute.ProductAttributeValuesViewModel) {
        const keys = [
          'ProductAttributeValueId',
          'DisplayValue',
          'IsUnavailable',
          'ColorCode1',
          'ColorCode2',
          'ColorCode3',
        ]
        expect(Object.keys(value)).toEqual(keys)
        if (attribute.VariationDisplayTypeValue === 'Square') expect(value.ColorCode1).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })

  test('follow the chosen values: another value, another variant [API-18]', async ({ request }) => {
    const first = await (await request.get(variants(1))).json()
    const values: Value[] = first.ProductVariantAttributesViewModel[0].ProductAttributeValuesViewModel
    const now = first.ProductVariantViewModel.VariantValueId1
    const other = values.find((value) => value.ProductAttributeValueId !== now && !value.IsUnavailable)
    const params = {
      ProductVariantId: first.ProductVariantViewModel.ProductVariantId,
      VariantValueId1: other?.ProductAttributeValueId ?? 0,
    }
    const { ProductVariantViewModel: chosen } = await (await request.get(variants(1), { params })).json()
    expect(chosen.VariantValueId1).toBe(params.VariantValueId1)
    expect(chosen.ProductVariantId).not.toBe(params.ProductVariantId)
    expect(chosen.SKU).not.toBe(first.ProductVariantViewModel.SKU)
  })

  test('have the price of the quantity [API-18, PRODUCT-14, PRODUCT-42]', async ({ request }) => {
    for (let id = 1; id < 200; id++) {
      const price = async (quantity: number) =>
        (await (await request.get(variants(id), { params: { quantity } })).json()).ProductVariantViewModel
          .UnitPriceTaxIncl
      const [one, many] = [await price(1), await price(24)]
      if (many < one) return
    }
    throw new Error('No product of the first 200 is cheaper by the dozen.')
  })

  test('refuse invalid choices with 400 and unknown products with 404 [API-18]', async ({ request }) => {
    for (const query of ['VariantValueId1=x', 'quantity=x', 'quantity=0', 'quantity=-1']) {
      expect((await request.get(`${variants(1)}?${query}`)).status(), query).toBe(400)
    }
    for (const id of ['999999', '0', 'abc', '99999999999999999999']) {
      const answer = await request.get(variants(id))
      expect(answer.status(), id).toBe(404)
      expect((await answer.json()).Message).toBeTruthy()
    }
    expect((await request.get(variants(1), { params: { VariantValueId1: '', quantity: '' } })).status()).toBe(200)
  })

  test("show a customer's own reference to that customer alone [API-18]", async ({ request, visitor }) => {
    const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
    const camille = await visitor()
    await camille.post('/fr/security/login', { form })
    const own = await (await camille.get(variants(1), { params: { ProductVariantId: 1 } })).json()
    expect(own.ProductVariantViewModel.CustomerReference).toContain('SALON-01')
    const others = await (await request.get(variants(1), { params: { ProductVariantId: 1 } })).json()
    expect(others.ProductVariantViewModel.CustomerReference).toBe('')
  })
})

test.describe('search suggestions', () => {
  test('are at most as many as requested, each with three keys [API-29, LIMIT-026, LIMIT-027]', async ({ request }) => {
    const answer = await request.get(suggestions, { params: { q: 'vase', nbrResults: 5, accuracy: 0.3 } })
    const list = await answer.json()
    expect(list).toHaveLength(5)
    for (const entry of list) {
      expect(Object.keys(entry)).toEqual(['Name', 'Photo', 'ProductUrl'])
      expect(Object.keys(entry.Photo)).toEqual(['AssetId', 'AssetName'])
      expect((await request.get(entry.ProductUrl)).status()).toBe(200)
    }
  })

  test('have the best first, in the language of the visitor, despite spelling mistakes [API-29, SEARCH-03, SEARCH-04]', {
    tag: '@engine',
  }, async ({ request }) => {
    for (const [culture, q, name] of [
      ['fr', 'theire', 'Théière'],
      ['de', 'tekanne', 'Teekanne'],
      ['pt', 'chavna', 'Chávena'],
    ] as const) {
      const headers = { 'Accept-Language': culture }
      const [first] = await (await request.get(suggestions, { params: { q }, headers })).json()
      expect(first.Name, q).toContain(name)
      expect(first.Photo).toEqual({ AssetId: expect.stringMatching(/^\d+\/0$/), AssetName: first.Name })
      expect(first.ProductUrl).toMatch(new RegExp(`^/${culture}/catalog/product/\\d+/`))
    }
    const strict = await request.get(suggestions, { params: { q: 'theire', accuracy: 0.9 } })
    expect(await strict.json()).toEqual([])
  })

  test('return price and category only if requested [SEARCH-03]', async ({ request }) => {
    const params = { q: 'bol', nbrResults: 3, details: true }
    const headers = { 'Accept-Language': 'fr' }
    const list = await (await request.get(suggestions, { params, headers })).json()
    expect(list).toHaveLength(3)
    for (const entry of list) {
      expect(Object.keys(entry)).toEqual(['Name', 'Photo', 'ProductUrl', 'Price', 'Category'])
      expect(entry.Price).toMatch(/^\d+,\d\d\s€$/)
      expect(entry.Category).toBe('Bols')
    }
  })

  test('are an empty list for nothing found, one letter, or only signs [API-29, LIMIT-022]', async ({ request }) => {
    for (const q of ['xqxqxq', 'v', '', '%%', "';--"]) {
      expect(await (await request.get(suggestions, { params: { q } })).json(), q).toEqual([])
    }
    const all = await (await request.get(suggestions, { params: { q: 'vase', nbrResults: 5000 } })).json()
    expect(all).toHaveLength(30)
    expect(await (await request.get(suggestions, { params: { q: 'vase' } })).json()).toHaveLength(5)
    for (const query of ['nbrResults=0', 'nbrResults=x', 'accuracy=x', 'accuracy=2', 'accuracy=', 'accuracy=-1']) {
      expect((await request.get(`${suggestions}?q=vase&${query}`)).status(), query).toBe(400)
    }
  })
})

test.describe('the list of a search', () => {
  const namesIn = (html: string) =>
    [...html.matchAll(/<h2[^>]*>\s*<a href="[^"]*\/catalog\/product\/[^"]*"[^>]*>([^<]+)/g)].map(([, name]) => name)

  test('is ordered by relevance until an order is chosen [CATALOG-04]', { tag: '@engine' }, async ({ request }) => {
    const read = async (query: string) => (await request.get(`/fr/catalog?${query}`)).text()
    const fit = await read('q=bol')
    expect(namesIn(fit)[0]).toMatch(/^Bol /)
    expect(fit).toMatch(/<option value="" selected="">/)
    const newest = await read('q=bol&sort=newest')
    expect(namesIn(newest)).not.toEqual(namesIn(fit))
    expect(newest).toMatch(/<option value="newest" selected="">/)
    expect(newest).toMatch(/pageindex=2[^"]*sort=newest|sort=newest[^"]*pageindex=2/)
    for (const sort of ['name_asc', 'name_desc', 'price_asc', 'price_desc']) {
      expect(await read(`q=bol&sort=${sort}`), sort).toMatch(new RegExp(`<option value="${sort}" selected="">`))
    }
    // A list without a search has the newest first, and no order by relevance.
    expect(await read('sort=')).toMatch(/<option value="newest" selected="">/)
    expect(await read('')).not.toContain('<option value=""')
  })
})

test('a list has a message if it shows only products like the search', { tag: '@engine' }, async ({ request }) => {
  const note = /Rien ne répond exactement à «\stheire\s»/
  expect(await (await request.get('/fr/catalog?q=theire')).text()).toMatch(note)
  expect(await (await request.get('/fr/catalog?q=theiere')).text()).not.toContain('Rien ne répond')
})

test.describe('the widgets of a product', () => {
  const widget = (name: string) => `/widget/catalog/${name}`

  test('answer html for a variant [API-21, API-26, API-27, API-28]', async ({ request }) => {
    const good = await findGood(request, 1, ({ maxQty }) => maxQty === 0)
    const params = { productId: good.productId, productVariantId: good.variantId }
    for (const name of ['StockByWarehouse', 'ProductPhotosGallery', 'DegressivePrice']) {
      const answer = await request.get(widget(name), { params })
      expect(answer.status(), name).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/html')
    }
    expect(await (await request.get(widget('ProductPhotosGallery'), { params })).text()).toContain('<img')
  })

  test('list empty warehouses only if requested [API-22]', async ({ request }) => {
    const count = async (id: number, all: boolean) => {
      const params = { productVariantId: id, displayAllActiveWarehouses: all }
      const html = await (await request.get(widget('StockByWarehouse'), { params })).text()
      return html.match(/<li/g)?.length ?? 0
    }
    for (let id = 1; id < 300; id++) {
      const [few, all] = [await count(id, false), await count(id, true)]
      expect(all).toBeGreaterThanOrEqual(few)
      if (few > 0 && all > few) return
    }
    throw new Error('No variant of the first 300 lacks one warehouse.')
  })

  test('answer 400 for an invalid id and 404 for an unknown one [API-21, API-28]', async ({ request }) => {
    for (const name of ['StockByWarehouse', 'ProductPhotosGallery', 'DegressivePrice']) {
      expect((await request.get(widget(name))).status(), name).toBe(400)
      expect((await request.get(widget(name), { params: { productVariantId: 'x' } })).status()).toBe(400)
      expect((await request.get(widget(name), { params: { productVariantId: 999999 } })).status()).toBe(404)
      expect((await request.get(widget(name), { params: { productVariantId: 1, productId: 2 } })).status()).toBe(404)
    }
    const params = { productVariantId: 1, displayAllActiveWarehouses: 'perhaps' }
    expect((await request.get(widget('StockByWarehouse'), { params })).status()).toBe(400)
  })
})

test.describe('the view of a product in a list', () => {
  const view = '/nl/widget/catalog/QuickView'

  test('has all fields for buying, and the link to the page, in the culture of the list', async ({ request }) => {
    const answer = await request.get(view, { params: { productId: 1 }, headers: { 'X-Page-Target': 'quick-view' } })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<html')
    for (const part of ['keep-address', '<img', 'VariantValueId1', 'name="Quantity"', '/nl/catalog/product/1/'])
      expect(html).toContain(part)
    const shown = /variant-id="(\d+)"/.exec(html)?.[1]
    expect(html).toContain(`name="ProductVariantId" value="${shown}"`)
    const { ProductVariantViewModel: model } = await (await request.get(`${variants(1)}?VariantValueId1=1`)).json()
    expect(model.PhotoHtml).toContain(`/photos/${model.ProductVariantId}/`)
    expect(model.PageLinkHtml).toContain(`?variant=${model.ProductVariantId}`)
  })

  test('is refused without a number, and missing for an unknown product', async ({ request }) => {
    expect((await request.get(view)).status()).toBe(400)
    expect((await request.get(view, { params: { productId: '1 or 1=1' } })).status()).toBe(400)
    expect((await request.get(view, { params: { productId: 999999 } })).status()).toBe(404)
  })
})

test.describe('the string resources', () => {
  const path = (culture: string) => `/api/v1/localization/${culture}/stringresources`

  test('are nested, in each of six cultures, with pages [API-06, I18N-01, I18N-02, I18N-03, I18N-04, I18N-05, I18N-06, I18N-08]', async ({
    request,
  }) => {
    const texts = new Set<string>()
    for (const culture of cultures) {
      expect((await request.get(`/${culture}/`)).status()).toBe(200)
      const answer = await request.get(path(culture))
      expect(answer.headers()['content-type']).toContain('application/json')
      texts.add((await answer.json()).Answers.Product)
    }
    expect(texts.size).toBe(6)
  })

  test('exist in no other culture, nor do pages [I18N-07]', async ({ request }) => {
    expect((await request.get(path('en'))).status()).toBe(404)
    expect((await request.get('/en/')).status()).toBe(404)
    expect((await request.get('/frx/')).status()).toBe(404)
  })

  test('are not sent twice to the same browser [API-05]', async ({ request }) => {
    const tag = (await request.get(path('nl'))).headers().etag ?? ''
    expect((await request.get(path('nl'), { headers: { 'If-None-Match': tag } })).status()).toBe(304)
    expect((await request.get(path('de'), { headers: { 'If-None-Match': tag } })).status()).toBe(200)
  })
})

test('calls that do not exist answer 404, wrong methods 405, as JSON with a message [API-01]', async ({ request }) => {
  for (const [method, path, status] of [
    ['GET', '/api/v1/nothing', 404],
    ['POST', '/api/v2/shoppingcarts', 404],
    ['POST', '/api/v1/shoppingcarts', 405],
    ['GET', '/api/v1/catalog/products/addtocart', 405],
    ['DELETE', '/api/v1/localization/fr/stringresources', 405],
  ] as const) {
    const answer = await request.fetch(path, { method })
    expect(answer.status(), `${method} ${path}`).toBe(status)
    expect(Object.keys(await answer.json())).toEqual(['Message'])
  }
})
