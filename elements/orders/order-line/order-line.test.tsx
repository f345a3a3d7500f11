import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $cart, refreshCart } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const PUT = 'PUT /api/v1/sales/orders/addtocart'
const SUMMARY = 'GET /api/v1/shoppingcarts'
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })
const FIELDS = {
  ...{ OrderId: '100015', ItemKey: '12', ItemOrigin: 'Catalog', name: 'Vase <b>Lune</b>' },
  ...{ quantity: '2', price: '24.50', currencyCode: 'EUR' },
}

const line = (inside = '') =>
  mount(`<order-line>${inside}</order-line>`).then(async (host) => {
    if (inside === '') {
      const form = document.createElement('form')
      for (const [name, value] of Object.entries(FIELDS))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      form.append(Object.assign(document.createElement('button'), { textContent: 'Encore' }))
      form.method = 'post'
      form.action = '/fr/account/orders/again'
      host.append(form)
    }
    return hydrated(host)
  })

const button = (host: Element) => host.querySelector('button') as HTMLButtonElement
const messageOf = (host: Element) => host.querySelector('[data-part=message]')?.textContent ?? ''
const sent = () => callsTo(PUT).map(({ body }) => body)
const layer = () => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []

describe('<order-line>', () => {
  before(loadStrings)
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    Object.assign(globalThis, { dataLayer: [] })
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  after(() => Reflect.deleteProperty(globalThis, 'dataLayer'))

  it('adds the line again by a form request with its seven fields [ORDER-02, ORDER-03, ORDER-04, API-68]', async () => {
    answer(PUT, 200, info(3))
    const host = await line()
    const events: unknown[] = []
    const note = (event: Event) => events.push((event as CustomEvent).detail)
    document.addEventListener('Shoppingcarts:Changed', note)
    button(host).click()
    await until(() => messageOf(host) !== '', 'the message')
    document.removeEventListener('Shoppingcarts:Changed', note)
    expect(sent()).to.deep.equal([FIELDS])
    expect(messageOf(host)).to.equal('« Vase <b>Lune</b> » est dans votre panier.')
    expect(events).to.deep.equal([{ ItemOriginAndKey: 'Catalog-12', ItemName: FIELDS.name }])
    expect($cart.get().summary?.itemsCount).to.equal(3)
    expect(callsTo(SUMMARY)).to.have.length(1)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('has name, quantity, price and currency in its add_to_cart [ANALYTICS-12]', async () => {
    answer(PUT, 200, info(3))
    const host = await line()
    button(host).click()
    await until(() => layer().length > 0, 'the event')
    const item = { item_id: undefined, item_name: FIELDS.name, price: 24.5, quantity: 2 }
    expect(layer()).to.deep.equal([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 49, items: [item] } },
    ])
  })

  it('uses its attributes for fields that the form lacks, and needs no form', async () => {
    answer(PUT, 200, info(3))
    const attributes = 'item-key="7" order-id="9" name="Bol" quantity="3" price="8.00" currency-code="CHF"'
    for (const inside of ['<form><button>Encore</button></form>', '<button type="button">Encore</button>']) {
      const root = await mount(`<div><order-line ${attributes}>${inside}</order-line></div>`)
      const host = await hydrated(root.querySelector('order-line') as HTMLElement)
      button(host).click()
      await until(() => messageOf(host) !== '', 'the message')
    }
    const all = { OrderId: '9', ItemKey: '7', ItemOrigin: 'Catalog', name: 'Bol', quantity: '3', price: '8.00' }
    expect(sent()).to.deep.equal([1, 2].map(() => ({ ...all, currencyCode: 'CHF' })))
  })

  it('sends once for two clicks, and the button keeps the focus', async () => {
    let release = () => {}
    answer(PUT, 200, info(3), new Promise<void>((resolve) => (release = resolve)))
    const host = await line()
    button(host).focus()
    button(host).click()
    button(host).click()
    await until(() => button(host).getAttribute('aria-disabled') === 'true', 'the busy button')
    expect(document.activeElement).to.equal(button(host))
    release()
    await until(() => messageOf(host) !== '', 'the message')
    expect(sent()).to.have.length(1)
    expect(button(host).hasAttribute('aria-disabled')).to.equal(false)
  })

  for (const [status, data, text] of [
    [409, { Message: 'Il en reste 1.', Stock: 1 }, 'Il en reste 1.'],
    [409, { Stock: 0 }, 'Cet article n’est plus en stock.'],
    [404, { Message: 'Plus en vente.' }, 'Plus en vente.'],
  ] as const)
    it(`shows the reason of a refusal beside the button: ${status} ${text}`, async () => {
      answer(PUT, status, data)
      const host = await line()
      button(host).click()
      await until(() => messageOf(host) === text, 'the message')
      expect($notices.get()).to.deep.equal([])
    })

  for (const status of [500, 0])
    it(`shows a failed call in a notice, and can be tried again: ${status}`, async () => {
      answer(PUT, status)
      const host = await line()
      button(host).click()
      await until(() => $notices.get().length > 0, 'the notice')
      await until(() => !host.hasAttribute('aria-busy'), 'the end')
      answer(PUT, 200, info(2))
      button(host).click()
      await until(() => sent().length === 2, 'the second call')
    })
})
