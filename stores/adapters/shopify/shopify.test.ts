import { expect } from '@open-wc/testing'
import { announce } from '../../../runtime/request/api-request.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'
import { failure } from '../../../test/harness/shop/adapter-calls.ts'
import { restShop } from '../../../test/harness/shop/other-shop.ts'
import { deleteItem, getCart, postAddition, postCoupon, putQuantity } from '../../cart/api.ts'
import { getVariation } from '../../product/api.ts'
import { getSuggestions } from '../../search/api.ts'
import { connectShopify, type ShopifyOptions } from './shopify.ts'

type Global = { Shopify?: object }

const line = (quantity: number, key = 'k1', variant = 12) => ({
  ...{ key, id: variant, variant_id: variant, quantity, title: 'Vase <b>', sku: null, image: null, url: '/products/v' },
  ...{ final_price: 2400, final_line_price: 2400 * quantity },
})
const cart = (lines: ReturnType<typeof line>[], more: object = {}) => ({
  items: lines,
  item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total_price: lines.reduce((sum, { final_line_price }) => sum + final_line_price, 0),
  currency: 'EUR',
  discount_codes: [],
  ...more,
})
const reply = (status: number, answer: unknown, headers = {}) =>
  new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status, headers })
const refusal = (description: string) => reply(422, { status: 422, message: 'Cart Error', description })
const codes = (...all: [code: string, applicable: boolean][]) => ({
  discount_codes: all.map(([code, applicable]) => ({ code, applicable })),
})

const server = restShop('/fr-be/')

const { signal } = new AbortController()
const bodies = () => server.requests.flatMap(({ body }) => (body === undefined ? [] : [body]))
const add = (quantity: number) => postAddition({ variantId: '12', quantity, name: 'Vase' })

describe('the adapter of Shopify', () => {
  let end = () => {}
  const connect = (options?: ShopifyOptions) => {
    end = connectShopify(options)
  }
  beforeEach(() => {
    server.start()
    ;(globalThis as Global).Shopify = { routes: { root: '/fr-be/' }, currency: { active: 'EUR' } }
  })
  afterEach(() => {
    end()
    server.stop()
    delete (globalThis as Global).Shopify
  })

  it('reads the cart below the path of the language, in hundredths, with names as text', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(2)], { total_price: 4320 })]
    const { itemsCount, amountTaxInclHtml, amountTaxExclHtml } = await getCart(signal)
    expect([itemsCount, amountTaxInclHtml]).to.deep.equal([2, amountTaxExclHtml])
    expect(amountTaxInclHtml).to.match(/43[.,]20/)
    expect(server.names).to.deep.equal(['GET cart.js'])
    const items = await request<DocumentFragment>('GET', '/fr/widget/shoppingcartitems', { as: 'html' })
    expect(items.querySelector('a')?.textContent).to.equal('Vase <b>')
    expect(items.querySelector<HTMLElement>('[data-item-id]')?.dataset.price).to.equal('24')
  })

  it('reads hundredths of currencies that have no smaller unit', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([], { total_price: 100000, currency: 'JPY' })]
    expect((await getCart(signal)).amountTaxInclHtml).to.match(/1.?000(?![.,]\d)/)
  })

  it('adds a variant, and shows the cart after it', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(1)]), cart([line(3)])]
    server.answers['POST cart/add.js'] = [{ items: [line(3)] }]
    expect((await add(2))?.itemsCount).to.equal(3)
    expect(server.names).to.deep.equal(['GET cart.js', 'POST cart/add.js', 'GET cart.js'])
    expect(bodies()).to.deep.equal([{ items: [{ id: 12, quantity: 2 }] }])
  })

  it('takes back the units of an addition that is refused in part, in each line of the variant', async () => {
    connect()
    const others = [line(2, 'gift'), line(7, 'other', 13)]
    server.answers['GET cart.js'] = [cart([line(1), ...others]), cart([line(4), ...others, line(1, 'new')])]
    server.answers['POST cart/add.js'] = [refusal('Only available quantity items were added.')]
    server.answers['POST cart/change.js'] = [cart([line(1), ...others])]
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 7, Available: 4 })
    expect(bodies().slice(1)).to.deep.equal([
      { id: 'k1', quantity: 1 },
      { id: 'new', quantity: 0 },
    ])
  })

  it('takes back an addition that is shortened without a refusal', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([]), cart([line(4)])]
    server.answers['POST cart/add.js'] = [{ items: [line(4)] }]
    server.answers['POST cart/change.js'] = [cart([])]
    const error = await failure(add(9))
    expect([error.status, error.data]).to.deep.equal([409, { Stock: 4, Available: 4 }])
  })

  it('passes on the reason if nothing was added, or if units cannot be taken back', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(1)])]
    server.answers['POST cart/add.js'] = [refusal('You can’t add more.')]
    expect((await failure(add(9))).data).to.deep.equal({ Message: 'You can’t add more.', Available: 0 })
    server.answers['GET cart.js'] = [cart([line(1)]), cart([line(4)])]
    server.answers['POST cart/change.js'] = [reply(500, 'Oops')]
    expect((await failure(add(9))).serverMessage).to.equal('You can’t add more.')
  })

  it('has no complaint about a set that the shop sells as its single products', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([]), cart([line(2, 'part', 13)])]
    server.answers['POST cart/add.js'] = [{ items: [line(1)] }]
    expect((await add(1))?.itemsCount).to.equal(2)
  })

  it('changes a line by its key, and takes back a quantity that is shortened, with or without a refusal', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(2)])]
    server.answers['POST cart/change.js'] = [cart([line(3)])]
    await putQuantity('k1', 3)
    expect(bodies()).to.deep.equal([{ id: 'k1', quantity: 3 }])
    server.answers['POST cart/change.js'] = [cart([line(4)]), cart([line(2)])]
    expect((await failure(putQuantity('k1', 9))).data).to.deep.equal({ Stock: 4, Available: 4 })
    expect(bodies().at(-1)).to.deep.equal({ id: 'k1', quantity: 2 })
    server.answers['GET cart.js'] = [cart([line(2)]), cart([line(4)])]
    server.answers['POST cart/change.js'] = [refusal('Only 4.'), cart([line(2)])]
    expect((await failure(putQuantity('k1', 9))).data).to.deep.equal({ Stock: 4, Available: 4 })
    expect(bodies().at(-1)).to.deep.equal({ id: 'k1', quantity: 2 })
  })

  it('keeps the quantity of a line that the shop refuses to change, with a reason in any of its fields', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(2)])]
    server.answers['POST cart/change.js'] = [
      reply(422, { errors: 'You can only add 4.', message: 'You can only add 4.' }),
    ]
    expect((await failure(putQuantity('k1', 9))).serverMessage).to.equal('You can only add 4.')
    server.answers['POST cart/change.js'] = [reply(422, { errors: { email: ['is invalid'] }, message: 'Cart Error' })]
    expect((await failure(putQuantity('k1', 9))).serverMessage).to.equal('Cart Error')
    expect(bodies()).to.have.length(2)
  })

  it('refuses more than the whole stock, which the line has already, without a further change', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(4)])]
    server.answers['POST cart/change.js'] = [cart([line(4)])]
    expect((await failure(putQuantity('k1', 9))).data).to.deep.equal({ Stock: 4, Available: 4 })
    expect(bodies()).to.have.length(1)
  })

  it('removes a line, also one that another tab has removed before', async () => {
    connect()
    server.answers['POST cart/change.js'] = [cart([]), reply(400, { status: 'bad_request', message: 'no valid id' })]
    server.answers['GET cart.js'] = [cart([])]
    await deleteItem('k1')
    expect(bodies()).to.deep.equal([{ id: 'k1', quantity: 0 }])
    expect((await deleteItem('k1'))?.itemsCount).to.equal(0)
  })

  it('adds a code to the valid ones, and takes back one that is not valid', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(1)], codes(['OLD', true], ['DEAD', false]))]
    server.answers['POST cart/update.js'] = [cart([line(1)], codes(['OLD', true], ['Ten', true]))]
    expect(await postCoupon('TEN')).to.equal(true)
    server.answers['POST cart/update.js'] = [cart([line(1)], codes(['OLD', true], ['NO', false])), cart([line(1)])]
    expect(await postCoupon('NO')).to.equal(false)
    expect(bodies()).to.deep.equal([{ discount: 'OLD,TEN' }, { discount: 'OLD,NO' }, { discount: 'OLD' }])
    expect(await postCoupon('A,B')).to.equal(false)
    await request('DELETE', '/api/v1/shoppingcarts/coupon')
    expect(bodies().at(-1)).to.deep.equal({ discount: '' })
  })

  it('fails for a code if the answer does not say whether it is valid', async () => {
    connect()
    server.answers['GET cart.js'] = [cart([line(1)])]
    server.answers['POST cart/update.js'] = [cart([line(1)], { discount_codes: undefined })]
    expect((await failure(postCoupon('TEN'))).kind).to.equal('unreadable')
    expect((await getCart(signal)).itemsCount).to.equal(1)
  })

  for (const [fault, answer, kind] of [
    ['a status 401', reply(401, 'no'), 'unauthorized'],
    ['an unknown variant', reply(404, { status: 404, description: 'Cannot find variant' }), 'refused'],
    ['too many requests', reply(429, { description: 'Throttled' }, { 'Retry-After': '1' }), 'refused'],
    ['a failure of the server', reply(500, '<h1>Oops</h1>'), 'server'],
    ['a lost answer', new ShopError('offline'), 'offline'],
    ['the page of a shop with a password', reply(200, '<!doctype html>'), 'unreadable'],
  ] as const)
    it(`fails once for ${fault}, and shows no text for developers`, async () => {
      connect()
      server.answers['GET cart.js'] = [cart([line(1)])]
      server.answers['POST cart/add.js'] = [answer]
      const error = await failure(add(1))
      expect([error.kind, error.serverMessage]).to.deep.equal([kind, undefined])
      expect(server.names).to.deep.equal(['GET cart.js', 'POST cart/add.js'])
    })

  it('finds the variant of values by the handle of the product, with its photos first', async () => {
    connect()
    const variant = (id: number, options: string[], featured_image: object | null = null) => ({
      ...{ id, sku: `S${id}`, price: 1050, available: id !== 12, options, featured_image },
    })
    server.answers['GET products/moon-vase.js'] = [
      {
        ...{ title: 'Vase', images: ['//cdn.example/a.jpg?v=1', '//cdn.example/b.jpg?v=1'] },
        options: [{ name: 'Colour' }, { name: 'Size' }],
        variants: [
          variant(11, ['Red', 'S'], { src: 'https://cdn.example/b.jpg?v=2', alt: null }),
          variant(12, ['Red', 'L']),
          variant(13, ['Blue', 'L']),
        ],
      },
    ]
    const variation = await getVariation(signal, 'moon-vase', { VariantValueId1: 'Blue', VariantValueId2: 'L' })
    expect([variation.variantId, variation.price, variation.sku]).to.deep.equal(['13', 10.5, 'S13'])
    expect(variation.attributes.map(({ values }) => values.map(({ text }) => text))).to.deep.equal([
      ['Red', 'Blue'],
      ['S', 'L'],
    ])
    const query = { productId: 'moon-vase', productVariantId: '11' }
    const photos = await request<DocumentFragment>('GET', '/widget/catalog/ProductPhotosGallery', { as: 'html', query })
    const sources = [...photos.querySelectorAll<HTMLImageElement>('[data-part=photos] img')].map(({ src }) => src)
    expect(sources).to.deep.equal(['https://cdn.example/b.jpg?v=2&width=640', 'http://cdn.example/a.jpg?v=1&width=640'])
  })

  it('has no options for a product without any, and asks the cart for a currency that the page lacks', async () => {
    connect()
    ;(globalThis as Global).Shopify = { routes: { root: '/fr-be/' } }
    const only = { id: 22, sku: null, price: 240000, available: true, options: ['Default Title'] }
    server.answers['GET products/cup.js'] = [
      { title: 'Cup', images: [], options: [{ name: 'Title' }], variants: [only] },
    ]
    server.answers['GET cart.js'] = [cart([], { currency: 'JPY' })]
    const variation = await getVariation(signal, 'cup', {})
    expect([variation.variantId, variation.price, variation.currency]).to.deep.equal(['22', 2400, 'JPY'])
    expect(variation.attributes).to.deep.equal([])
    server.answers['GET products/no.js'] = [reply(404, '')]
    expect((await failure(getVariation(signal, 'no', {}))).status).to.equal(404)
  })

  it('suggests products, and none in a language that the search does not know', async () => {
    connect()
    const product = { title: 'Vase', url: '/products/vase?_pos=1', image: 'https://cdn.example/v.jpg', price: '24.00' }
    const found = { resources: { results: { products: [product] } } }
    server.answers['GET search/suggest.json'] = [
      found,
      reply(417, { status: '417' }),
      reply(429, { description: 'Throttled' }),
    ]
    const search = () => getSuggestions(signal, { q: 'va', results: 50, accuracy: 0.3 })
    const [first] = await search()
    expect([first?.name, first?.photo?.id]).to.deep.equal(['Vase', 'https://cdn.example/v.jpg?width=160'])
    expect(first?.price).to.match(/24[.,]00/)
    expect(server.requests[0]?.query).to.deep.equal({ q: 'va', 'resources[type]': 'product', 'resources[limit]': 10 })
    expect(await search()).to.deep.equal([])
    expect((await failure(search())).status).to.equal(429)
  })

  it('answers with a section of the theme, until it is ended', async () => {
    connect({ itemsSection: 'main-cart-items' })
    server.answers['GET cart'] = [
      reply(200, '<div id="shopify-section-main-cart-items"><p>One <script>x</script></p></div>'),
    ]
    const items = await request<DocumentFragment>('GET', '/fr/widget/shoppingcartitems', { as: 'html' })
    expect(String(items)).to.contain('shopify-section-main-cart-items')
    expect(server.requests[0]?.query).to.deep.equal({ section_id: 'main-cart-items' })
    end()
    expect(announce({ method: 'GET', target: '/fr/widget/shoppingcartitems' }).answer).to.equal(undefined)
  })
})
