import { expect } from '@open-wc/testing'
import { failure, getHtml, sendForm } from '../../../test/harness/shop/adapter-calls.ts'
import { refusal, restShop } from '../../../test/harness/shop/other-shop.ts'
import { connectMedusa } from './medusa.ts'

const BACKEND = 'https://medusa.example'
const server = restShop(BACKEND)

const address = {
  ...{ id: 'a1', first_name: 'Ada', last_name: 'Byron', address_1: '2 Low Street', address_2: 'Flat 1' },
  ...{ postal_code: 'BA1', city: 'Bath', country_code: 'gb', is_default_shipping: true },
}
const order = (more = {}) => ({
  ...{ id: 'order_1', display_id: 7, created_at: '2026-11-30T06:00:00Z', status: 'pending', currency_code: 'eur' },
  ...{ original_item_total: 48, original_shipping_total: 6, tax_total: 8.2, total: 49.2 },
  items: [
    {
      ...{ title: 'Vase', quantity: 2, original_total: 48, variant_id: 'v1', product_id: 'p1' },
      ...{ product_handle: 'vase', variant_sku: 'V' },
    },
  ],
  ...more,
})

const nameOf = (kind: string) => `vitrine:medusa:${BACKEND}:${kind}`
const token = () => localStorage.getItem(nameOf('token'))

const SIGN_IN = 'POST /auth/customer/emailpass'
const ADDRESSES = '/store/customers/me/addresses'
const fields = { Email: 'ada@shop.example', Password: ' secret ', FirstName: 'Ada', LastName: 'Byron' }

describe('the customers of Medusa', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    server.start()
    server.answers['GET /store/regions/r1'] = [
      { region: { currency_code: 'eur', countries: [{ iso_2: 'gb', display_name: 'United Kingdom' }] } },
    ]
    end = connectMedusa({ backend: BACKEND, publishableKey: 'pk', region: 'r1' })
  })
  afterEach(() => {
    end()
    server.stop()
    history.replaceState(null, '', location.pathname)
    localStorage.clear()
  })

  it('are signed in with their basket, refused for a wrong password, and signed out without the basket', async () => {
    localStorage.setItem(nameOf('cart'), 'c1')
    server.answers[SIGN_IN] = [{ token: 't1' }, refusal(401, 'unauthorized')]
    server.answers['POST /store/carts/c1/customer'] = [{ cart: {} }]
    expect(await sendForm('/fr/security/login', fields)).to.deep.equal({ Uri: '/fr/account' })
    expect(server.bodyOf(SIGN_IN)).to.deep.equal({ email: 'ada@shop.example', password: ' secret ' })
    expect(server.sent[1]?.request.headers.get('Authorization')).to.equal('Bearer t1')
    expect((await failure(sendForm('/fr/security/login', fields))).kind).to.equal('unauthorized')
    await sendForm('/fr/security/logoff', {})
    expect([token(), localStorage.getItem(nameOf('cart'))]).to.deep.equal([null, null])
  })

  it('register and are signed in; a known address with another password is not', async () => {
    server.answers[`${SIGN_IN}/register`] = [{ token: 'first' }, refusal(401, 'unauthorized')]
    server.answers['POST /store/customers'] = [{ customer: {} }]
    server.answers[SIGN_IN] = [{ token: 't1' }, refusal(401, 'unauthorized')]
    expect(await sendForm('/fr/security/register', fields)).to.deep.equal({ Uri: '/fr/account' })
    expect(server.bodyOf('POST /store/customers')).to.deep.equal({
      ...{ email: 'ada@shop.example', first_name: 'Ada', last_name: 'Byron' },
    })
    expect(token()).to.equal('t1')
    localStorage.clear()
    expect((await failure(sendForm('/fr/security/register', fields))).kind).to.equal('unauthorized')
    expect(token()).to.equal(null)
  })

  it('are greeted until their token ends, which is then forgotten', async () => {
    localStorage.setItem(nameOf('token'), 't1')
    server.answers['GET /store/customers/me'] = [
      { customer: { email: 'ada@shop.example', first_name: 'Ada', last_name: null } },
      refusal(401, 'unauthorized'),
    ]
    expect((await getHtml('/fr/widget/account')).textContent).to.contain('Ada')
    expect((await getHtml('/fr/widget/account')).querySelector('a')?.getAttribute('href')).to.contain('/security/login')
    expect(token()).to.equal(null)
  })

  it('have their addresses, which are added, changed and removed', async () => {
    server.answers[`GET ${ADDRESSES}`] = [{ addresses: [address] }]
    server.answers[`POST ${ADDRESSES}`] = [{ customer: { addresses: [{ id: 'a1' }, { id: 'a2' }] } }]
    server.answers[`POST ${ADDRESSES}/a1`] = [{ customer: {} }]
    server.answers[`DELETE ${ADDRESSES}/a1`] = [{ id: 'a1' }, refusal(401, 'unauthorized')]
    expect((await getHtml('/fr/widget/addresses')).textContent).to.contain('Ada Byron, 2 Low Street, Flat 1, BA1 Bath')
    const added = await sendForm('/fr/account/addresses', { FirstName: 'Ada', CountryId: 'GB' })
    expect(added).to.deep.equal({ Id: 'a2', AddressType: 'Both' })
    const saved = await sendForm('/fr/account/addresses', { Id: 'a1', FirstName: 'Ada', CountryId: 'GB' })
    expect(saved).to.deep.equal({ Id: 'a1', AddressType: 'Both' })
    expect(server.bodyOf(`POST ${ADDRESSES}/a1`)).to.include({ country_code: 'gb', first_name: 'Ada' })
    await sendForm('/fr/account/addresses/remove', { Id: 'a1' })
    expect((await failure(sendForm('/fr/account/addresses/remove', { Id: 'a1' }))).kind).to.equal('unauthorized')
  })

  it('see their orders by number, and one of them by id', async () => {
    server.answers['GET /store/orders'] = [{ orders: [order()], count: 21 }, refusal(401, 'unauthorized')]
    server.answers['GET /store/orders/order_1'] = [{ order: order({ fulfillment_status: 'partially_shipped' }) }]
    history.replaceState(null, '', '?pagenbr=2')
    const list = await getHtml('/fr/widget/orders')
    expect(server.sent[0]?.request.query).to.include({ limit: 10, offset: 10 })
    const link = list.querySelector('[data-order-id=order_1] a')
    expect(link?.getAttribute('href')).to.equal('/fr/account/order?number=order_1')
    expect(link?.textContent).to.match(/ 7$/)
    expect(list.querySelector('list-pagination')?.getAttribute('pages')).to.equal('3')
    expect((await failure(getHtml('/fr/widget/orders'))).kind).to.equal('unauthorized')
    const page = await getHtml('/fr/widget/order', { number: 'order_1' })
    expect(page.querySelector('[data-part=costs]')?.textContent).to.match(/-\s?4[.,]80/)
    expect((await getHtml('/fr/widget/order', { number: 'other' })).querySelector('order-list')).to.equal(null)
  })

  it('see the products of a category by pages, without orders and filters that Medusa does not have', async () => {
    const price = { calculated_amount: 20, calculated_amount_with_tax: 24, currency_code: 'eur' }
    const variants = [
      { id: 'v2', calculated_price: { ...price, calculated_amount_with_tax: 30 } },
      { id: 'v1', calculated_price: price },
    ]
    server.answers['GET /store/product-categories'] = [{ product_categories: [{ id: 'cat1' }] }]
    server.answers['GET /store/products'] = [
      { count: 30, products: [{ id: 'p1', title: 'Vase', handle: 'vase', thumbnail: null, variants }] },
    ]
    history.replaceState(null, '', '?sort=name_desc&pageindex=2')
    const list = await getHtml('/fr/widget/productlist', { categoryId: 'pottery' })
    expect(server.sent[1]?.request.query).to.include({
      ...{ 'category_id[]': 'cat1', order: '-title', limit: 12, offset: 12 },
    })
    expect(list.querySelector('[data-variant-id=v1] p')?.textContent).to.match(/24[.,]00/)
    expect([...list.querySelectorAll('option')].map(({ value }) => value)).to.deep.equal(['', 'name_asc', 'name_desc'])
    expect(list.querySelector('product-filters')).to.equal(null)
    expect(list.querySelector('list-pagination')?.getAttribute('pages')).to.equal('3')
  })
})
