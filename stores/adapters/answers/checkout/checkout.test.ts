import { expect } from '@open-wc/testing'
import { ShopError } from '../../../../runtime/request/errors.ts'
import { failure, getHtml, refusalIn, sendOrder } from '../../../../test/harness/shop/adapter-calls.ts'
import { postShippingCountry, postShippingMethod } from '../../../checkout/api.ts'
import { connectShop, refusalOf, type Shop } from '../../connect.ts'
import type { Address } from '../../groups/address.ts'
import type { Checkout, CheckoutCalls, Ordered } from '../../groups/checkout.ts'
import type { Order } from '../../groups/orders.ts'

const address: Address = {
  ...{ firstName: 'Ada', lastName: 'Byron', company: '', street: '1 <b>High</b> Street', postalCode: 'SW1' },
  ...{ city: 'London', region: '', country: 'GB', phone: '' },
}
const checkout: Checkout = {
  key: 'K1',
  lines: [{ name: 'Vase <b>Lune</b>', quantity: 2, total: 48 }],
  costs: { products: 48, discounts: -4.8, delivery: 5, tax: 8, total: 48.2, currency: 'EUR' },
  delivery: '2',
  deliveries: [
    { id: '1', name: 'Standard', description: '', price: 5 },
    { id: '2', name: 'Express', description: '<p>In one day</p>', price: 10 },
  ],
  payments: [
    { id: 'card', name: 'Card', description: '' },
    { id: 'bill', name: 'Bill', description: '', refusal: 'Only for companies' },
  ],
  countries: [
    { id: 'FR', name: 'France' },
    { id: 'GB', name: 'United Kingdom' },
  ],
  addresses: [],
}
const placed: Order = {
  ...{ number: 'K/1', state: 'placed', placedAt: new Date('2026-11-30T01:00:00Z'), lines: [], url: '/fr/order' },
  ...{ products: 48, discounts: 0, delivery: 5, tax: 8, total: 53, currency: 'EUR' },
}

let now: Checkout | undefined
let ordered: Ordered[]
let asked: unknown[]
let place: CheckoutCalls['place']

const calls: CheckoutCalls = {
  read: async () => now,
  deliverTo: async (country) => void asked.push(['deliverTo', country]),
  async chooseDelivery(id) {
    asked.push(['chooseDelivery', id])
    if (now) now = { ...now, delivery: id }
  },
  place(order) {
    ordered.push(order)
    return place(order)
  },
}
const shop: Shop = {
  name: 'Example',
  basket: {} as Shop['basket'],
  catalogue: {} as Shop['catalogue'],
  checkout: async () => calls,
}

const send = (changes: Record<string, string> = {}) =>
  sendOrder({
    AttemptKey: 'K1',
    Email: ' ada@shop.example ',
    SeenTotal: '48.2',
    SeenCurrency: 'EUR',
    ShippingMethodId: '2',
    PaymentMethod: 'card',
    ...changes,
  })

describe('the checkout of an adapter', () => {
  let end = () => {}
  beforeEach(() => {
    now = checkout
    ordered = []
    asked = []
    place = async () => placed
    end = connectShop(shop)
  })
  afterEach(() => {
    end()
    for (const template of document.querySelectorAll('template[data-vitrine]')) template.remove()
  })

  it('is one form, with the total that the shopper sees, and names that are text', async () => {
    const page = await getHtml('/fr/widget/checkout')
    const form = page.querySelector('ajax-form > one-step-checkout > form') as HTMLFormElement
    expect(form.getAttribute('action')).to.match(/\/fr\/checkout$/)
    const fields = Object.fromEntries(new FormData(form))
    expect(fields).to.include({ AttemptKey: 'K1', SeenTotal: '48.2', SeenCurrency: 'EUR', PaymentMethod: 'card' })
    expect(fields).to.include({ ShippingMethodId: '2', BillingSameAsShipping: 'true' })
    expect(page.querySelector('b')).to.equal(null)
    expect(page.querySelector('[data-part=summary]')?.textContent).to.contain('Vase <b>Lune</b>')
    expect(page.querySelector<HTMLInputElement>('[value=bill]')?.disabled).to.equal(true)
    expect(page.querySelector('shipping-options')?.textContent).to.contain('In one day')
  })

  it('has the known address in its fields, and the choice of those that a customer has kept', async () => {
    now = { ...checkout, shipping: address }
    const guest = await getHtml('/fr/widget/checkout')
    expect(guest.querySelector<HTMLInputElement>('[name=ShippingStreet1]')?.value).to.equal(address.street)
    expect(guest.querySelector<HTMLSelectElement>('[name=ShippingCountryId]')?.value).to.equal('GB')
    now = { ...checkout, addresses: [{ ...address, id: '7', isForDelivery: true, isForBill: false }] }
    const customer = await getHtml('/fr/widget/checkout')
    const radio = customer.querySelector<HTMLInputElement>('address-picker input')
    expect([radio?.name, radio?.value, radio?.checked]).to.deep.equal(['ExistingShippingAddressId', '7', true])
    expect(customer.querySelector('[name=ShippingStreet1]')).to.equal(null)
  })

  it('chooses the first way of delivery at the start, so that the total has its costs', async () => {
    now = { ...checkout, delivery: '' }
    await getHtml('/fr/widget/checkout')
    expect(asked).to.deep.equal([['chooseDelivery', '1']])
    now = { ...checkout, delivery: '', deliveries: [] }
    expect((await getHtml('/fr/widget/shippingoptions')).querySelector('input')).to.equal(null)
  })

  it('is in the HTML of the theme, whose elements get the parts', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template data-vitrine="checkout"><p class="own" data-fill="payment"></p><i data-fill="other"></i></template>',
    )
    const page = await getHtml('/fr/widget/checkout')
    expect(page.querySelector('form .own payment-methods')).not.to.equal(null)
    expect(page.querySelector('shipping-options')).to.equal(null)
  })

  it('passes country and delivery on, and shows the ways and the total after them', async () => {
    await postShippingCountry('BE')
    await postShippingMethod('1')
    expect(asked).to.deep.equal([
      ['deliverTo', 'BE'],
      ['chooseDelivery', '1'],
    ])
    expect((await getHtml('/fr/widget/shippingoptions')).querySelectorAll('[name=ShippingMethodId]')).to.have.length(2)
    const summary = await getHtml('/fr/widget/checkoutsummary')
    expect(summary.querySelector('[data-part=announcement]')?.textContent).to.match(/48[.,]20/)
  })

  it('places an order, and leads to its confirmation', async () => {
    expect(await send()).to.deep.equal({ Uri: '/fr/checkout/confirmation?number=K%2F1' })
    expect(ordered).to.deep.equal([
      {
        ...{ key: 'K1', email: 'ada@shop.example', delivery: '2', payment: 'card', billing: undefined },
        shipping: { ...address, street: '1 High Street' },
        seen: { total: 48.2, currency: 'EUR' },
      },
    ])
    await send({ ExistingShippingAddressId: '7', BillingSameAsShipping: '', BillingCity: 'Gent' })
    expect([ordered[1]?.shipping, ordered[1]?.billing?.city]).to.deep.equal(['7', 'Gent'])
  })

  it('shows the form again with the reason of a refusal, the typed text and the present total', async () => {
    place = () => Promise.reject(refusalOf('Not enough of Vase.'))
    const error = await failure(send({ ShippingCity: 'Bath' }))
    expect([error.kind, error.status]).to.deep.equal(['refused', 422])
    expect(refusalIn(error)).to.match(/Not enough of Vase\.$/)
    const form = (error.data as DocumentFragment).querySelector('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(form))).to.include({ ShippingCity: 'Bath', SeenTotal: '48.2' })
  })

  it('asks again for another total, and for a basket that does not exist any more', async () => {
    place = async () => ({ otherTotal: 60, currency: 'EUR' })
    expect(refusalIn(await failure(send()))).to.match(/60[.,]00/)
    place = async () => undefined
    expect(refusalIn(await failure(send()))).not.to.equal('')
    now = undefined
    expect((await failure(send())).serverMessage).to.be.a('string')
  })

  it('passes failures of the shop on as they are', async () => {
    place = () => Promise.reject(new ShopError('offline'))
    expect((await failure(send())).kind).to.equal('offline')
    place = () => Promise.reject(new ShopError('unauthorized', 401))
    expect((await failure(send())).kind).to.equal('unauthorized')
  })

  it('shows an empty basket without a form', async () => {
    now = undefined
    expect((await getHtml('/fr/widget/checkout')).querySelector('form')).to.equal(null)
  })
})
