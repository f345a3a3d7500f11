import { expect } from '@open-wc/testing'
import { failure } from '../../../test/harness/shop/adapter-calls.ts'
import { restShop } from '../../../test/harness/shop/other-shop.ts'
import { deleteItem, getCart, postAddition, postCoupon, putQuantity } from '../../cart/api.ts'
import { getVariation } from '../../product/api.ts'
import { connectWooCommerce } from './woocommerce.ts'

const STORE = '/wp-json/wc/store/v1'
const ELSEWHERE = `https://shop.example${STORE}`

const item = (quantity: number, maximum = 9999) => ({
  ...{ key: 'k5', id: 12, quantity, name: 'Vase &#8211; Lune', sku: 'VL', permalink: '/vase', images: [] },
  quantity_limits: { maximum },
  variation: [{ attribute: 'Colour', value: 'Blue' }],
  totals: { line_total: String(2000 * quantity), line_total_tax: String(400 * quantity) },
})
const cart = (quantity: number, maximum?: number) => ({
  items: quantity > 0 ? [item(quantity, maximum)] : [],
  coupons: [{ code: 'ten' }],
  totals: {
    ...{ total_items: String(2000 * quantity), total_items_tax: String(400 * quantity) },
    ...{ total_discount: '200', total_discount_tax: '40', currency_code: 'EUR', currency_minor_unit: 2 },
  },
})
const refusal = (status: number, code: string, message = 'It is &quot;refused&quot;.') =>
  new Response(JSON.stringify({ code: `woocommerce_rest_${code}`, message, data: { status } }), { status })

const server = restShop('/wp-json/wc/store/v1/')

const { signal } = new AbortController()
const add = (quantity: number) => postAddition({ variantId: '12', quantity, name: 'Vase' })

describe('the adapter of WooCommerce', () => {
  let end = () => {}
  const connect = (endpoint: string) => {
    end = connectWooCommerce({ endpoint })
  }
  beforeEach(() => {
    localStorage.clear()
    server.start()
  })
  afterEach(() => {
    end()
    server.stop()
    localStorage.clear()
  })

  it('reads amounts in minor units, less discounts, and names as text', async () => {
    connect(STORE)
    server.answers['GET cart'] = [cart(2)]
    const { itemsCount, amountTaxInclHtml } = await getCart(signal)
    expect(itemsCount).to.equal(2)
    expect(amountTaxInclHtml).to.match(/45[.,]60/)
  })

  it('has the basket of a token on another site, which all tabs share, and asks for one first', async () => {
    connect(ELSEWHERE)
    server.headers = { 'Cart-Token': 'token-1', Nonce: 'n1' }
    server.answers['GET cart'] = [cart(0)]
    server.answers['POST cart/add-item'] = [cart(1)]
    await add(1)
    expect(server.names).to.deep.equal(['GET cart', 'POST cart/add-item'])
    const [first, second] = server.requests
    expect(first?.headers.has('X-Requested-With')).to.equal(false)
    expect(second?.headers.get('Cart-Token')).to.equal('token-1')
    expect(second?.headers.has('Nonce')).to.equal(false)
    expect(second?.body).to.deep.equal({ id: 12, quantity: 1 })
    end()
    connect(ELSEWHERE)
    await add(1)
    expect(server.names).to.have.length(3)
  })

  it('has one basket: while there is no token, a request waits for the one before', async () => {
    connect(ELSEWHERE)
    server.headers = { 'Cart-Token': 'token-1' }
    server.answers['GET cart'] = [cart(0)]
    server.answers['POST cart/add-item'] = [cart(1)]
    await Promise.all([getCart(signal), getCart(signal), add(1)])
    const tokens = server.requests.map((each) => each.headers.get('Cart-Token'))
    expect(tokens).to.deep.equal([null, ...tokens.slice(1).map(() => 'token-1')])
  })

  it('has the basket of the cookie on its own site, with the newest nonce, and asks for another when one has expired', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(1)]
    server.answers['POST cart/remove-item'] = [cart(0), refusal(401, 'invalid_nonce'), cart(0)]
    await deleteItem('k5')
    server.headers = { Nonce: 'n2' }
    await deleteItem('k5')
    expect(server.names).to.deep.equal([
      ...['GET cart', 'POST cart/remove-item', 'POST cart/remove-item', 'GET cart', 'POST cart/remove-item'],
    ])
    expect(server.requests.map((each) => each.headers.get('Nonce'))).to.deep.equal([null, 'n1', 'n1', 'n1', 'n2'])
    expect(localStorage.length).to.equal(0)
  })

  it('adds to the refusal of a quantity how many can be added', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(2, 4)]
    server.answers['POST cart/add-item'] = [refusal(400, 'product_partially_out_of_stock')]
    server.answers['GET products/12'] = [
      { add_to_cart: { maximum: 4 } },
      refusal(500, 'x'),
      { add_to_cart: { maximum: 1 } },
    ]
    const data = async () => (await failure(add(3))).data
    expect(await data()).to.deep.equal({ Message: 'It is "refused".', Available: 2 })
    expect(await data()).to.deep.equal({ Message: 'It is "refused".', Available: 0 })
    expect(await data()).to.deep.equal({ Message: 'It is "refused".', Available: 0 })
  })

  it('takes back an addition that the shop has shortened', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(0)]
    server.answers['POST cart/add-item'] = [cart(4)]
    server.answers['POST cart/remove-item'] = [cart(0)]
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 4, Available: 4 })
    expect(server.names.at(-1)).to.equal('POST cart/remove-item')
  })

  it('refuses a quantity with the limit of its line, and a line that another tab has removed with a message', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(2, 4)]
    server.answers['POST cart/update-item'] = [refusal(400, 'invalid_quantity'), refusal(409, 'cart_invalid_key')]
    expect((await failure(putQuantity('k5', 9))).data).to.deep.equal({ Message: 'It is "refused".', Available: 4 })
    expect((await failure(putQuantity('other', 2))).serverMessage).to.equal('It is "refused".')
  })

  it('keeps the other lines of a product when one is added, and removes a line only once', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(0)]
    server.answers['POST cart/add-item'] = [{ ...cart(1), items: [item(1), { ...item(2), key: 'k6' }] }]
    server.answers['POST cart/remove-item'] = [refusal(409, 'cart_invalid_key')]
    expect((await add(2))?.itemsCount).to.equal(3)
    expect((await deleteItem('k5'))?.itemsCount).to.equal(0)
  })

  it('passes on the reason against a coupon', async () => {
    connect(STORE)
    server.headers = { Nonce: 'n1' }
    server.answers['GET cart'] = [cart(1)]
    server.answers['POST cart/apply-coupon'] = [cart(1), refusal(400, 'cart_coupon_error')]
    expect(await postCoupon('ten')).to.equal(true)
    expect((await failure(postCoupon('no'))).serverMessage).to.equal('It is "refused".')
  })

  it('finds the variation of a value, and has no unknown product', async () => {
    connect(STORE)
    const entry = (id: number, price: string) => ({
      ...{ id, name: 'Vase', sku: `S${id}`, permalink: '/v', is_in_stock: true, images: [] },
      prices: { price, currency_code: 'EUR', currency_minor_unit: 2 },
    })
    const terms = [
      { name: 'Blue &amp; white', slug: 'blue' },
      { name: 'Red', slug: 'red' },
    ]
    server.answers['GET products/7'] = [
      {
        ...entry(7, '0'),
        attributes: [
          { name: 'Material', has_variations: false, terms: [] },
          { name: 'Colour', has_variations: true, terms },
        ],
        variations: [
          { id: 11, attributes: [{ name: 'Colour', value: 'blue' }] },
          { id: 12, attributes: [{ name: 'Colour', value: 'red' }] },
        ],
      },
    ]
    server.answers['GET products'] = [[entry(11, '950'), entry(12, '1050')]]
    const variation = await getVariation(signal, '7', { VariantValueId1: 'red' })
    expect([variation.variantId, variation.price, variation.sku]).to.deep.equal(['12', 10.5, 'S12'])
    expect(variation.attributes[0]?.values.map(({ text }) => text)).to.deep.equal(['Blue & white', 'Red'])
    expect(server.requests.at(-1)?.query).to.deep.equal({ type: 'variation', parent: '7', per_page: 100 })
    server.answers['GET products/8'] = [refusal(404, 'product_invalid_id')]
    expect((await failure(getVariation(signal, '8', {}))).status).to.equal(404)
  })
})
