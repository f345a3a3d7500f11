import { expect } from '@open-wc/testing'
import { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'
import { failure, refusalIn, sendOrder } from '../../../test/harness/shop/adapter-calls.ts'
import { graphqlShop } from '../../../test/harness/shop/other-shop.ts'
import { connectVendure } from './vendure.ts'

const ENDPOINT = 'https://vendure.example/shop-api'
const server = graphqlShop(ENDPOINT)

/** As the server writes them, without the fields that the adapter does not ask for. */
const address = {
  ...{ fullName: 'Ada Byron', company: '', streetLine1: '1 High Street', streetLine2: null, city: 'London' },
  ...{ province: '', postalCode: 'SW1', countryCode: 'GB', phoneNumber: null },
}
const active = (state = 'AddingItems') => ({
  ...{ code: 'K1', state, currencyCode: 'USD', shippingWithTax: 500, total: 33400, totalWithTax: 39980 },
  lines: [{ quantity: 1, linePriceWithTax: 39480, productVariant: { name: 'Tablet 32GB' } }],
  shippingLines: [{ shippingMethod: { id: '1' } }],
  ...{ shippingAddress: address, billingAddress: { ...address, countryCode: null }, customer: null },
})
const read = (activeOrder: unknown, activeCustomer: unknown = null) => ({
  data: {
    ...{ activeOrder, activeCustomer, availableCountries: [{ code: 'GB', name: 'United Kingdom' }] },
    eligibleShippingMethods: [{ id: '1', name: 'Standard Shipping', description: '', priceWithTax: 500 }],
    eligiblePaymentMethods: [
      { code: 'standard-payment', name: 'Standard', description: '', isEligible: true, eligibilityMessage: null },
    ],
  },
})
const customer = {
  ...{ emailAddress: 'ada@shop.example', firstName: 'Ada', lastName: 'Byron', phoneNumber: null },
  addresses: [
    {
      ...{ id: '3', fullName: 'Ada Lovelace', company: '', streetLine1: '2 Low Street', streetLine2: '' },
      ...{ city: 'Bath', province: '', postalCode: 'BA1', phoneNumber: '', country: { code: 'GB' } },
      ...{ defaultShippingAddress: true, defaultBillingAddress: null },
    },
  ],
}
const placed = {
  ...{ code: 'K1', state: 'PaymentAuthorized', orderPlacedAt: '2026-11-30T01:00:00.000Z', currencyCode: 'USD' },
  ...{ shippingWithTax: 500, total: 33400, totalWithTax: 39980, shippingAddress: address, lines: [] },
}
const one = (order: unknown) => ({ data: { orderByCode: order } })
const forbidden = {
  errors: [{ message: 'You are not currently authorized', extensions: { code: 'FORBIDDEN' } }],
  data: { orderByCode: null },
}
const ok = { data: { result: { __typename: 'Order' } } }
const refusal = (errorCode: string, more = {}) => ({
  data: { result: { __typename: 'X', errorCode, message: `Refused: ${errorCode}`, ...more } },
})
const prepared = (totalWithTax = 39980) => ({
  data: {
    ...{ shipping: { __typename: 'Order' }, billing: { __typename: 'Order' }, customer: { __typename: 'Order' } },
    result: { __typename: 'Order', totalWithTax, currencyCode: 'USD' },
  },
})

const send = (changes: Record<string, string> = {}) =>
  sendOrder({
    AttemptKey: 'K1',
    SeenTotal: '399.8',
    SeenCurrency: 'USD',
    ShippingMethodId: '1',
    PaymentMethod: 'standard-payment',
    ...changes,
  })
const CONFIRMATION = { Uri: '/fr/checkout/confirmation?number=K1' }
const WHOLE = [
  ...['activeOrder', 'setOrderShippingAddress', 'transitionOrderToState', 'addPaymentToOrder', 'orderByCode'],
]

describe('the checkout of Vendure', () => {
  let end = () => {}
  beforeEach(() => {
    localStorage.clear()
    server.start()
    server.answers = {
      activeOrder: [read(active())],
      setOrderShippingAddress: [prepared()],
      transitionOrderToState: [ok],
      addPaymentToOrder: [ok],
      orderByCode: [one(placed)],
    }
    const paymentData = (payment: string) => ({ token: `for ${payment}` })
    end = connectVendure({ endpoint: ENDPOINT, paymentData })
  })
  afterEach(() => {
    end()
    server.stop()
    localStorage.clear()
  })

  it('has the amounts, the address and the choices of the order', async () => {
    const page = await request<DocumentFragment>('GET', '/fr/widget/checkout', { as: 'html' })
    const form = page.querySelector('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(form))).to.include({
      ...{ AttemptKey: 'K1', SeenTotal: '399.8', ShippingFirstName: 'Ada', ShippingLastName: 'Byron' },
      ...{ ShippingCountryId: 'GB', ShippingMethodId: '1', PaymentMethod: 'standard-payment' },
    })
    const costs = [...page.querySelectorAll('[data-part=costs] dd')].map(({ textContent }) => textContent ?? '')
    expect(costs.map((text) => /\d+[.,]\d+/.exec(text)?.[0].replace(',', '.'))).to.deep.equal([
      '394.80',
      '5.00',
      '399.80',
    ])
  })

  it('places the order of a guest: addresses, customer and delivery, then the payment, each once', async () => {
    expect(await send()).to.deep.equal(CONFIRMATION)
    expect(server.names).to.deep.equal(WHOLE)
    const [, prepare, start, pay] = server.sent
    expect(prepare?.variables).to.deep.include({ isGuest: true, delivery: ['1'] })
    expect(prepare?.variables.customer).to.deep.include({ emailAddress: 'ada@shop.example', firstName: 'Ada' })
    expect(prepare?.variables.billing).to.deep.equal(prepare?.variables.shipping)
    expect(start?.request.method).to.equal('POST')
    expect(pay?.variables).to.deep.equal({ payment: 'standard-payment', data: { token: 'for standard-payment' } })
  })

  it('sends a kept address of a signed-in customer, who is no guest', async () => {
    server.answers.activeOrder = [read(active(), customer)]
    await send({ ExistingShippingAddressId: '3' })
    const { isGuest, shipping } = server.sent[1]?.variables ?? {}
    expect(isGuest).to.equal(false)
    expect(shipping).to.deep.include({ fullName: 'Ada Lovelace', streetLine1: '2 Low Street' })
  })

  it('resolves to the order that was placed before, without a payment', async () => {
    for (const order of [null, { ...active(), code: 'K2' }]) {
      server.sent = []
      server.answers.activeOrder = [read(order)]
      expect(await send()).to.deep.equal(CONFIRMATION)
      expect(server.names).to.deep.equal(['activeOrder', 'orderByCode'])
    }
  })

  it('refuses the order of a basket that does not exist any more', async () => {
    server.answers.activeOrder = [read(null)]
    server.answers.orderByCode = [forbidden]
    const error = await failure(send())
    expect([error.kind, typeof error.serverMessage]).to.deep.equal(['refused', 'string'])
    expect(server.names).not.to.include('addPaymentToOrder')
  })

  it('takes no payment for another total than the shopper has seen', async () => {
    server.answers.setOrderShippingAddress = [prepared(42000)]
    expect(refusalIn(await failure(send()))).to.match(/420[.,]00/)
    expect(server.names).not.to.include('transitionOrderToState')
  })

  it('opens an order again that has begun to be paid', async () => {
    server.answers.activeOrder = [read(active('ArrangingPayment'))]
    await send()
    expect(server.names.slice(0, 3)).to.deep.equal([
      ...['activeOrder', 'transitionOrderToState', 'setOrderShippingAddress'],
    ])
  })

  it('names the products that are not in stock any more, and takes no payment', async () => {
    const transitionError = 'Cannot transition Order due to insufficient stock of Tablet 32GB'
    server.answers.transitionOrderToState = [refusal('ORDER_STATE_TRANSITION_ERROR', { transitionError })]
    const reason = refusalIn(await failure(send()))
    expect(reason).to.contain('Tablet 32GB')
    expect(reason).not.to.contain('transition')
    expect(server.names).not.to.include('addPaymentToOrder')
  })

  it('shows why a payment was declined', async () => {
    server.answers.addPaymentToOrder = [
      refusal('PAYMENT_FAILED_ERROR', { paymentErrorMessage: 'Simulated error' }),
      refusal('PAYMENT_DECLINED_ERROR', { paymentErrorMessage: '' }),
    ]
    server.answers.orderByCode = [one(null)]
    expect(refusalIn(await failure(send()))).to.match(/Simulated error$/)
    expect(refusalIn(await failure(send()))).to.match(/Refused: PAYMENT_DECLINED_ERROR$/)
  })

  it('finds the order whose answer to the payment was lost, and repeats no payment', async () => {
    server.answers.addPaymentToOrder = [new ShopError('offline')]
    expect(await send()).to.deep.equal(CONFIRMATION)
    expect(server.names.filter((name) => name === 'addPaymentToOrder')).to.have.length(1)
    server.answers.orderByCode = [forbidden]
    expect((await failure(send())).kind).to.equal('offline')
  })

  it('says that a session has ended, and continues with the new one', async () => {
    server.headers = { 'vendure-auth-token': 'one' }
    await request('GET', '/fr/widget/checkout', { as: 'html' })
    server.headers = { 'vendure-auth-token': 'two' }
    const notice = new Promise((resolve) => document.addEventListener('Shoppingcarts:Changed', resolve, { once: true }))
    await request('GET', '/fr/widget/checkout', { as: 'html' })
    await notice
    server.headers = {}
    await request('GET', '/fr/widget/checkout', { as: 'html' })
    const sent = server.sent.map(({ request }) => request.headers.get('Authorization'))
    expect(sent).to.deep.equal([null, 'Bearer one', 'Bearer two'])
    expect(document.querySelectorAll('notice-stack')).to.have.length(1)
  })
})
