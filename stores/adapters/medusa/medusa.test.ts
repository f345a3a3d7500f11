import { expect } from '@open-wc/testing'
import { request } from '../../../runtime/request/request.ts'
import { failure } from '../../../test/harness/shop/adapter-calls.ts'
import { refusal, restShop } from '../../../test/harness/shop/other-shop.ts'
import { deleteItem, getCart, postAddition, postCoupon, putQuantity } from '../../cart/api.ts'
import { getVariation } from '../../product/api.ts'
import { getSuggestions } from '../../search/api.ts'
import { connectMedusa } from './medusa.ts'

const BACKEND = 'https://medusa.example'
const server = restShop(BACKEND)

const item = (quantity: number) => ({
  ...{ id: 'i1', variant_id: 'v1', quantity, total: 24 * quantity, title: 'Vase', product_title: 'Vase' },
  ...{ variant_title: 'Blue', variant_sku: 'V-B', thumbnail: null, product_id: 'p1', product_handle: 'vase' },
})
const cart = (quantity: number, more = {}) => ({
  ...{ id: 'c1', completed_at: null, currency_code: 'eur', item_total: 24 * quantity, item_tax_total: 4 * quantity },
  ...{ items: quantity > 0 ? [item(quantity)] : [], promotions: [{ code: 'AUTO', is_automatic: true }], ...more },
})
const found = (quantity: number, more = {}) => ({ cart: cart(quantity, more) })
const short = refusal(400, 'not_allowed', { code: 'insufficient_inventory' })
const stock = (inventory_quantity: number) => ({
  variant: { manage_inventory: true, allow_backorder: false, inventory_quantity },
})
const price = (calculated_amount: number, calculated_amount_with_tax?: number) => ({
  ...{ calculated_amount, calculated_amount_with_tax, currency_code: 'eur' },
})

const { signal } = new AbortController()
const add = (quantity: number) => postAddition({ variantId: 'v1', quantity, name: 'Vase' })
const keep = (id = 'c1') => localStorage.setItem(`vitrine:medusa:${BACKEND}:cart`, id)
const kept = () => localStorage.getItem(`vitrine:medusa:${BACKEND}:cart`)

const CART = 'GET /store/carts/c1'
const ADD = 'POST /store/carts/c1/line-items'
const CHANGE = 'POST /store/carts/c1/line-items/i1'
const STOCK = 'GET /store/product-variants/v1'

describe('the adapter of Medusa', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    server.start()
    server.answers['GET /store/regions/r1'] = [{ region: { currency_code: 'usd', countries: [] } }]
    end = connectMedusa({ backend: BACKEND, publishableKey: 'pk_1', region: 'r1', country: 'BE' })
  })
  afterEach(() => {
    end()
    server.stop()
    localStorage.clear()
  })

  it('has an empty basket in the currency of the region without a cart, and reads the region once', async () => {
    expect((await getCart(signal)).amountTaxInclHtml).to.match(/\$/)
    await getCart(signal)
    expect(server.names).to.deep.equal(['GET /store/regions/r1'])
    expect(server.sent[0]?.request.headers.get('x-publishable-api-key')).to.equal('pk_1')
  })

  it('creates a cart for the first addition, with the country of the taxes, and then adds to it', async () => {
    server.answers['POST /store/carts'] = [found(1)]
    server.answers[ADD] = [found(3)]
    expect((await add(1))?.amountTaxInclHtml).to.match(/24[.,]00/)
    expect(server.bodyOf('POST /store/carts')).to.deep.equal({
      ...{ region_id: 'r1', shipping_address: { country_code: 'be' }, items: [{ variant_id: 'v1', quantity: 1 }] },
    })
    expect(kept()).to.equal('c1')
    expect((await add(2))?.itemsCount).to.equal(3)
    expect(server.bodyOf(ADD)).to.deep.equal({ variant_id: 'v1', quantity: 2 })
  })

  it('repeats a first addition whose page was left before the answer, once, also when the items are read', async () => {
    const items = [{ variant_id: 'v1', quantity: 2 }]
    localStorage.setItem(`vitrine:medusa:${BACKEND}:first`, JSON.stringify(items))
    server.answers['POST /store/carts'] = [found(2)]
    server.answers[CART] = [found(2)]
    const html = request<DocumentFragment>('GET', '/fr/widget/shoppingcartitems', { as: 'html' })
    const [summary, list] = await Promise.all([getCart(signal), html])
    expect([summary.itemsCount, list.querySelectorAll('[data-item-id]').length]).to.deep.equal([2, 1])
    expect(server.names.filter((call) => call === 'POST /store/carts')).to.have.length(1)
    expect(server.bodyOf('POST /store/carts')).to.deep.include({ items })
    expect(localStorage.getItem(`vitrine:medusa:${BACKEND}:first`)).to.equal(null)
  })

  it('repeats no first addition that was refused', async () => {
    server.answers['POST /store/carts'] = [short]
    server.answers[STOCK] = [stock(0)]
    await failure(add(1))
    await getCart(signal)
    expect(server.names.filter((call) => call === 'POST /store/carts')).to.have.length(1)
  })

  it('writes the items with the name of the variant, and only the codes that the shopper has given', async () => {
    keep()
    server.answers[CART] = [found(2, { promotions: [{ code: 'TEN' }, { code: 'AUTO', is_automatic: true }] })]
    const items = await request<DocumentFragment>('GET', '/fr/widget/shoppingcartitems', { as: 'html' })
    expect(items.querySelector('a')?.textContent).to.equal('Vase, Blue')
    expect(items.querySelector('a')?.getAttribute('href')).to.equal('/fr/catalog/product/p1/vase')
    expect(items.textContent).to.contain('(TEN)')
  })

  it('refuses a quantity with the stock, and with the units that the basket does not have yet', async () => {
    keep()
    server.answers = { ...server.answers, [ADD]: [short], [CHANGE]: [short], [CART]: [found(2)], [STOCK]: [stock(5)] }
    expect((await failure(add(9))).data).to.deep.equal({ Stock: 5, Available: 3 })
    expect((await failure(putQuantity('i1', 9))).data).to.deep.equal({ Stock: 5, Available: 5 })
  })

  it('refuses the first addition in the same way, and keeps no cart', async () => {
    server.answers['POST /store/carts'] = [short]
    server.answers[STOCK] = [stock(0)]
    expect((await failure(add(1))).data).to.deep.equal({ Stock: 0, Available: 0 })
    expect(kept()).to.equal(null)
  })

  it('begins a new cart once the other is ordered, and reads none', async () => {
    keep()
    server.answers[ADD] = [refusal(400, 'invalid_data')]
    server.answers[CART] = [found(2, { completed_at: '2026-11-30T06:00:00Z' })]
    server.answers['POST /store/carts'] = [found(1, { id: 'c2' })]
    expect((await add(1))?.itemsCount).to.equal(1)
    expect([kept(), document.querySelectorAll('notice-stack').length]).to.deep.equal(['c2', 0])
    keep()
    expect((await getCart(signal)).itemsCount).to.equal(0)
    expect(kept()).to.equal(null)
  })

  it('says that a cart does not exist any more, once', async () => {
    keep('lost')
    const changed = new Promise((done) => document.addEventListener('Shoppingcarts:Changed', done, { once: true }))
    expect((await getCart(signal)).itemsCount).to.equal(0)
    await changed
    expect([kept(), document.querySelectorAll('notice-stack').length]).to.deep.equal([null, 1])
    document.querySelector('notice-stack')?.remove()
  })

  it('keeps the cart of another tab that has begun a new one in the meantime', async () => {
    keep('lost')
    server.answers['GET /store/carts/lost'] = [
      () => {
        keep('c1')
        return refusal(404, 'not_found')
      },
    ]
    await getCart(signal)
    expect(kept()).to.equal('c1')
  })

  it('removes a line, also one that another tab has removed', async () => {
    keep()
    const remove = 'DELETE /store/carts/c1/line-items/i1'
    server.answers[remove] = [{ parent: cart(0) }, refusal(404, 'not_found')]
    server.answers[CART] = [found(0)]
    expect((await deleteItem('i1'))?.itemsCount).to.equal(0)
    expect((await deleteItem('i1'))?.itemsCount).to.equal(0)
  })

  it('distinguishes a valid coupon from an invalid one, and removes those of the shopper', async () => {
    keep()
    const promotions = '/store/carts/c1/promotions'
    const ten = { promotions: [{ code: 'TEN' }, { code: 'AUTO', is_automatic: true }] }
    server.answers[CART] = [found(1), found(1), found(1), found(1, ten)]
    server.answers[`POST ${promotions}`] = [found(1, ten), refusal(400, 'invalid_data'), found(1)]
    server.answers[`DELETE ${promotions}`] = [found(1)]
    expect(await postCoupon('TEN')).to.equal(true)
    expect(await postCoupon('NO')).to.equal(false)
    expect(await postCoupon('OLD')).to.equal(false)
    await request('DELETE', '/api/v1/shoppingcarts/coupon')
    expect(server.bodyOf(`DELETE ${promotions}`)).to.deep.equal({ promo_codes: ['TEN'] })
  })

  it('finds the variant of the chosen options, with taxes, and leaves out one without a price', async () => {
    const variant = { sku: 'V', manage_inventory: true, allow_backorder: false, images: [] }
    server.answers['GET /store/products/p1'] = [
      {
        product: {
          ...{ title: 'Vase', images: [{ url: '/vase.jpg' }] },
          options: [{ title: 'Colour', values: ['red', 'blue', 'gold'].map((value) => ({ id: value, value })) }],
          variants: [
            {
              ...variant,
              id: 'v1',
              calculated_price: price(20, 24.2),
              inventory_quantity: 1,
              options: [{ id: 'red' }],
            },
            { ...variant, id: 'v2', calculated_price: price(20), inventory_quantity: 0, options: [{ id: 'blue' }] },
            { ...variant, id: 'v3', calculated_price: null, inventory_quantity: 1, options: [{ id: 'gold' }] },
          ],
        },
      },
    ]
    const variation = await getVariation(signal, 'p1', { VariantValueId1: 'red' })
    expect([variation.variantId, variation.price, variation.chosenIds]).to.deep.equal(['v1', 24.2, ['red']])
    expect(variation.attributes.flatMap(({ values }) => values.map((value) => value.isUnavailable))).to.deep.equal([
      ...[false, true, true],
    ])
    expect(server.sent[0]?.request.query).to.include({ region_id: 'r1', country_code: 'be' })
    expect((await failure(getVariation(signal, 'p2', {}))).status).to.equal(404)
  })

  it('suggests products with the lowest price', async () => {
    const variants = [
      { id: 'v1', calculated_price: price(12) },
      { id: 'v2', calculated_price: price(8, 9.5) },
      { id: 'v3', calculated_price: null },
    ]
    const product = {
      id: 'p1',
      title: 'Vase',
      handle: 'vase lune',
      thumbnail: 'https://medusa.example/a.jpg',
      variants,
    }
    server.answers['GET /store/products'] = [{ products: [product, { ...product, variants: [] }] }]
    const [first, second] = await getSuggestions(signal, { q: 'va', results: 5, accuracy: 0.3 })
    expect(first?.url).to.match(/\/fr\/catalog\/product\/p1\/vase%20lune$/)
    expect(first?.price).to.match(/9[.,]50/)
    expect(second?.price).to.equal('')
    expect(server.sent[0]?.request.query).to.include({ q: 'va', limit: 5 })
  })

  it('shows no message for developers, and a failure of the server as one', async () => {
    keep()
    server.answers[CART] = [refusal(400, 'invalid_data'), refusal(500, 'unknown_error'), {}]
    const kinds = []
    for (let count = 0; count < 3; count += 1) {
      const failed = await failure(getCart(signal))
      expect(failed.serverMessage).to.equal(undefined)
      kinds.push(failed.kind)
    }
    expect(kinds).to.deep.equal(['refused', 'server', 'unreadable'])
  })
})
