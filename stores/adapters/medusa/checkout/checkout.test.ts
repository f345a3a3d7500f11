import { expect } from '@open-wc/testing'
import { ShopError } from '../../../../runtime/request/errors.ts'
import { request } from '../../../../runtime/request/request.ts'
import { failure, refusalIn, sendOrder } from '../../../../test/harness/shop/adapter-calls.ts'
import { refusal, restShop } from '../../../../test/harness/shop/other-shop.ts'
import { connectMedusa } from '../medusa.ts'

const BACKEND = 'https://medusa.example'
const server = restShop(BACKEND)

const address = {
  ...{ first_name: 'Ada', last_name: 'Byron', company: null, address_1: '1 High Street', address_2: null },
  ...{ postal_code: 'SW1', city: 'London', province: null, country_code: 'gb', phone: null },
}
const amounts = {
  ...{ currency_code: 'eur', original_item_total: 48, original_shipping_total: 6, tax_total: 8.2, total: 49.2 },
}
const titles = { title: 'Vase', product_title: 'Vase', variant_title: 'Default variant' }
const cart = (more = {}) => ({
  cart: {
    ...{ ...amounts, id: 'c1', completed_at: null, email: 'ada@shop.example', shipping_address: address },
    items: [{ ...titles, quantity: 2, original_total: 48, variant_id: 'v1' }],
    ...{ shipping_methods: [{ shipping_option_id: 's1', tax_lines: [{ rate: 20 }] }], billing_address: null, ...more },
  },
})
const ordered = cart({ completed_at: '2026-11-30T06:00:00Z' })
const placed = {
  ...{ ...amounts, id: 'order_1', display_id: 7, created_at: '2026-11-30T06:00:00Z', status: 'pending' },
  ...{ payment_status: 'authorized', fulfillment_status: 'not_fulfilled', shipping_address: address },
  items: [{ ...titles, quantity: 2, original_total: 48, variant_id: 'v1' }],
}

const CART = 'GET /store/carts/c1'
const UPDATE = 'POST /store/carts/c1'
const DELIVERY = 'POST /store/carts/c1/shipping-methods'
const COLLECTION = 'POST /store/payment-collections'
const PAYMENT = 'POST /store/payment-collections/pc1/payment-sessions'
const COMPLETE = 'POST /store/carts/c1/complete'
const CONFIRMATION = { Uri: '/fr/checkout/confirmation?number=order_1' }

const send = (changes: Record<string, string> = {}) =>
  sendOrder({
    AttemptKey: 'c1',
    SeenTotal: '49.2',
    SeenCurrency: 'EUR',
    ShippingMethodId: 's1',
    PaymentMethod: 'pp_1',
    ...changes,
  })
const set = (kind: string, value: string) => localStorage.setItem(`vitrine:medusa:${BACKEND}:${kind}`, value)
const kept = () => localStorage.getItem(`vitrine:medusa:${BACKEND}:cart`)

describe('the checkout of Medusa', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    set('cart', 'c1')
    server.start()
    server.answers = {
      [CART]: [cart()],
      ...{ [UPDATE]: [cart()], [DELIVERY]: [cart()] },
      [COLLECTION]: [{ payment_collection: { id: 'pc1' } }],
      [PAYMENT]: [{ payment_collection: { id: 'pc1' } }],
      [COMPLETE]: [{ type: 'order', order: placed }],
      'GET /store/shipping-options': [
        {
          shipping_options: [
            { id: 's2', name: 'Express', amount: 12, is_tax_inclusive: true },
            { id: 's1', name: 'Standard', amount: 5, is_tax_inclusive: false, type: { description: 'Slow' } },
            { id: 's3', name: 'Calculated' },
          ],
        },
      ],
      'GET /store/payment-providers': [{ payment_providers: [{ id: 'pp_1' }, { id: 'pp_2' }] }],
      'GET /store/regions/r1': [
        { region: { currency_code: 'eur', countries: [{ iso_2: 'gb', display_name: 'United Kingdom' }] } },
      ],
    }
    end = connectMedusa({ backend: BACKEND, publishableKey: 'pk', region: 'r1', payments: { pp_1: 'Invoice' } })
  })
  afterEach(() => {
    end()
    server.stop()
    localStorage.clear()
  })

  it('has the amounts, the address and the choices of the cart', async () => {
    const page = await request<DocumentFragment>('GET', '/fr/widget/checkout', { as: 'html' })
    expect(Object.fromEntries(new FormData(page.querySelector('form') as HTMLFormElement))).to.include({
      ...{ AttemptKey: 'c1', SeenTotal: '49.2', SeenCurrency: 'EUR', Email: 'ada@shop.example' },
      ...{ ShippingFirstName: 'Ada', ShippingCountryId: 'GB', ShippingMethodId: 's1', PaymentMethod: 'pp_1' },
    })
    const costs = [...page.querySelectorAll('[data-part=costs] dd')].map(({ textContent }) => textContent ?? '')
    const numbers = costs.map((text) => /\d+[.,]\d+/.exec(text)?.[0].replace(',', '.'))
    expect(numbers).to.deep.equal(['48.00', '4.80', '6.00', '49.20'])
    const deliveries = [...page.querySelectorAll('shipping-options label')].map(({ textContent }) => textContent ?? '')
    expect(deliveries.map((text) => /\d+[.,]\d+/.exec(text)?.[0].replace(',', '.'))).to.deep.equal(['6.00', '12.00'])
    expect([...page.querySelectorAll('[name=PaymentMethod]')]).to.have.length(1)
    expect(page.querySelector('payment-methods')?.textContent).to.contain('Invoice')
  })

  it('stores the country and the delivery', async () => {
    await request('POST', '/api/v1/shoppingcarts/shippingcountries', { body: { CountryCode: 'FR' } })
    expect((server.bodyOf(UPDATE) as { shipping_address: object }).shipping_address).to.include({
      ...{ country_code: 'fr', first_name: 'Ada' },
    })
    await request('POST', '/api/v1/shoppingcarts/shippingmethods', { body: { ShippingMethodId: 's2' } })
    expect(server.bodyOf(DELIVERY)).to.deep.equal({ option_id: 's2' })
  })

  it('places the order of a guest: addresses, delivery, payment, each once, and forgets the cart', async () => {
    expect(await send()).to.deep.equal(CONFIRMATION)
    expect(server.names).to.deep.equal([CART, UPDATE, DELIVERY, COLLECTION, PAYMENT, COMPLETE])
    const { email, shipping_address, billing_address } = server.bodyOf(UPDATE) as Record<string, unknown>
    expect([email, billing_address]).to.deep.equal(['ada@shop.example', shipping_address])
    expect(server.bodyOf(PAYMENT)).to.deep.equal({ provider_id: 'pp_1' })
    expect(kept()).to.equal(null)
    // Each answer with a cart is asked for the fields that are read.
    const ofCarts = server.sent.slice(0, 3).map(({ request }) => String(request.query.fields).includes('completed_at'))
    expect(ofCarts).to.deep.equal([true, true, true])
  })

  it('sends a kept address of a signed-in customer', async () => {
    set('token', 't1')
    server.answers['GET /store/customers/me/addresses'] = [{ addresses: [{ ...address, id: 'a1', city: 'Bath' }] }]
    await send({ ExistingShippingAddressId: 'a1' })
    expect((server.bodyOf(UPDATE) as { shipping_address: object }).shipping_address).to.include({ city: 'Bath' })
    expect(server.sent[0]?.request.headers.get('Authorization')).to.equal('Bearer t1')
  })

  it('resolves to the order that was placed before, without a payment, also in another tab', async () => {
    server.answers[CART] = [ordered]
    for (const cart of ['c1', 'c2']) {
      server.sent = []
      set('cart', cart)
      expect(await send()).to.deep.equal(CONFIRMATION)
      expect(server.names).to.deep.equal([CART, COMPLETE])
    }
    expect(kept()).to.equal('c2')
  })

  it('orders no cart that does not exist any more, and none that is not the one of the visitor', async () => {
    set('cart', 'c2')
    server.answers['GET /store/carts/c2'] = [cart({ id: 'c2' })]
    expect((await failure(send())).kind).to.equal('refused')
    server.answers[CART] = [refusal(404, 'not_found')]
    expect((await failure(send())).kind).to.equal('refused')
    expect(server.names).not.to.include(COMPLETE)
  })

  it('takes no payment for another total than the shopper has seen', async () => {
    server.answers[DELIVERY] = [cart({ total: 52 })]
    expect(refusalIn(await failure(send()))).to.match(/52[.,]00/)
    expect(server.names).not.to.include(PAYMENT)
  })

  it('names the products that are not in stock any more', async () => {
    server.answers[COMPLETE] = [refusal(400, 'not_allowed')]
    server.answers['GET /store/product-variants/v1'] = [
      { variant: { manage_inventory: true, allow_backorder: false, inventory_quantity: 1 } },
    ]
    expect(refusalIn(await failure(send()))).to.match(/Vase\.$/)
    expect(kept()).to.equal('c1')
  })

  it('shows why a payment was declined', async () => {
    const error = { message: 'Simulated error', type: 'payment_authorization_error' }
    server.answers[COMPLETE] = [{ type: 'cart', error }]
    expect(refusalIn(await failure(send()))).to.match(/Simulated error$/)
  })

  it('finds the order whose answer was lost, and repeats no payment', async () => {
    const lost = new ShopError('offline')
    server.answers[COMPLETE] = [lost, { type: 'order', order: placed }]
    server.answers[CART] = [cart(), ordered]
    expect(await send()).to.deep.equal(CONFIRMATION)
    expect(server.names.filter((call) => call === PAYMENT)).to.have.length(1)
    server.answers[COMPLETE] = [lost]
    server.answers[CART] = [cart()]
    set('cart', 'c1')
    expect((await failure(send())).kind).to.equal('offline')
  })
})
