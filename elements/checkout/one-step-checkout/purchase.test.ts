import { expect } from '@open-wc/testing'
import { $cart } from '../../../stores/cart/cart.ts'
import { answer, callsTo, hydrated, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import '../../cart/cart-summary/index.ts'
import './index.ts'

const KEY = 'vitrine.purchases'

const order = (id: string) => ({
  transaction_id: id,
  value: 59.95,
  currency: 'EUR',
  items: [{ item_id: 'VAS-1', item_name: 'Vase "Lune"', price: 54, quantity: 1 }],
})

const thanks = (text: string) => {
  const element = document.createElement('one-step-checkout')
  element.setAttribute('purchase', text)
  return element.outerHTML
}

let layer: unknown[] = []

describe('<one-step-checkout> on the page of the thanks', () => {
  beforeEach(() => {
    resetShop()
    localStorage.removeItem(KEY)
    layer = []
    Object.assign(globalThis, { dataLayer: layer })
  })
  after(() => {
    Reflect.deleteProperty(globalThis, 'dataLayer')
    localStorage.removeItem(KEY)
  })

  it('sends the order to the data layer, once however often the page is shown', async () => {
    await hydrated(await mount(thanks(JSON.stringify(order('A1')))))
    await until(() => layer.length > 0)
    expect(layer).to.deep.equal([{ ecommerce: null }, { event: 'purchase', ecommerce: order('A1') }])
    expect(localStorage.getItem(KEY)).to.equal('["A1"]')
    await hydrated(await mount(thanks(JSON.stringify(order('A1')))))
    await hydrated(await mount(thanks(JSON.stringify(order('A2')))))
    await until(() => layer.length > 2)
    expect(layer.slice(1)).to.deep.equal([
      { event: 'purchase', ecommerce: order('A1') },
      { ecommerce: null },
      { event: 'purchase', ecommerce: order('A2') },
    ])
  })

  it('makes the cart be read again where it is shown, once for each order', async () => {
    const CALL = 'GET /api/v1/shoppingcarts'
    answer(CALL, 200, { ItemsCount: 0, AmountTaxInclHtml: '0 €', AmountTaxExclHtml: '0 €' })
    const page = await mount(`<div><cart-summary count="2"><a href="/fr/shoppingcarts">2</a></cart-summary></div>`)
    await hydrated(page.querySelector('cart-summary') as HTMLElement)
    expect(callsTo(CALL)).to.have.length(0)
    for (const id of ['E1', 'E1']) await hydrated(await mount(thanks(JSON.stringify(order(id)))))
    await until(() => $cart.get().summary?.itemsCount === 0)
    expect(callsTo(CALL)).to.have.length(1)
  })

  it('does not send what another tab has sent, and keeps the last twenty', async () => {
    const known = Array.from({ length: 20 }, (_, index) => `B${index}`)
    localStorage.setItem(KEY, JSON.stringify(known))
    await hydrated(await mount(thanks(JSON.stringify(order('B3')))))
    await hydrated(await mount(thanks(JSON.stringify(order('B20')))))
    await until(() => layer.length > 0)
    expect(layer).to.deep.equal([{ ecommerce: null }, { event: 'purchase', ecommerce: order('B20') }])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.deep.equal(['B20', ...known.slice(0, 19)])
  })

  it('warns of an order without a number, and does not send it', async () => {
    const warnings = await warningsOf(async () => {
      await hydrated(await mount(thanks('{"value":1}')))
      await hydrated(await mount(thanks(JSON.stringify(order('D1')))))
      await until(() => layer.length > 0)
    })
    expect(layer).to.have.length(2)
    expect(warnings.join()).to.contain('transaction_id')
  })

  it('sends it also if the storage contains invalid data', async () => {
    for (const [text, id] of [
      ['{"no":"list"}', 'C1'],
      ['broken', 'C2'],
    ] as const) {
      localStorage.setItem(KEY, text)
      layer.length = 0
      await hydrated(await mount(thanks(JSON.stringify(order(id)))))
      await until(() => layer.length > 0)
    }
  })
})
