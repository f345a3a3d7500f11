import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $cart } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const PUT = 'PUT /api/v1/sales/orders/addtocart'
const SUMMARY = 'GET /api/v1/shoppingcarts'
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })

const row = (number: string, place = '<div data-part="outcome"></div>') =>
  `<li data-order-id="${number}"><a href="/fr/account/orders/${number}">${number}</a>
  <form method="post" action="/fr/account/orders/again"><input type="hidden" name="OrderId" value="${number}">
  <button>Recommander ${number}</button></form>${place}</li>`
const list = async (rows = row('14') + row('15')) => hydrated(await mount(`<order-list><ul>${rows}</ul></order-list>`))

const press = (host: Element, number: string) =>
  host.querySelector<HTMLButtonElement>(`[data-order-id="${number}"] button`)?.click()
const linesOf = (host: Element, number: string) =>
  [...host.querySelectorAll(`[data-order-id="${number}"] [data-part=outcome] p`)].map((line) => line.textContent)

describe('<order-list>', () => {
  before(() => loadStrings({ added: 'Sales.OrderAdded' }))
  beforeEach(() => {
    resetShop()
    answer(SUMMARY, 200, info(3))
    Object.assign(globalThis, { dataLayer: [] })
    for (const { id } of $notices.get()) dismissNotice(id)
  })
  after(() => Reflect.deleteProperty(globalThis, 'dataLayer'))

  it('orders a whole order again, and lists in its row the products that are unavailable or dearer [ORDER-02]', async () => {
    const added = [
      { ItemKey: 12, Name: 'Vase Lune', Quantity: 2, Price: 24, CurrencyCode: 'EUR' },
      { ItemKey: 7, Name: 'Bol', Quantity: 1 },
    ]
    answer(PUT, 200, { ...info(3), Added: added, Messages: ['Plus en vente : <i>Tasse</i>.', 'Bol : 9 €.'] })
    const host = await list()
    const keys: string[] = []
    const note = (event: Event) => keys.push((event as CustomEvent).detail.ItemOriginAndKey)
    document.addEventListener('Shoppingcarts:Changed', note)
    press(host, '15')
    await until(() => linesOf(host, '15').length > 0, 'the outcome')
    document.removeEventListener('Shoppingcarts:Changed', note)
    expect(linesOf(host, '15')).to.deep.equal([
      '3 articles de la commande sont dans votre panier.',
      'Plus en vente : <i>Tasse</i>.',
      'Bol : 9 €.',
    ])
    expect(linesOf(host, '14')).to.deep.equal([])
    expect(callsTo(PUT).map(({ body }) => body)).to.deep.equal([{ OrderId: '15' }])
    expect(keys).to.deep.equal(['Catalog-12', 'Catalog-7'])
    await until(() => $cart.get().summary?.itemsCount === 3, 'the cart')
    const layer = (globalThis as unknown as { dataLayer: { event?: string }[] }).dataLayer
    expect(layer.flatMap(({ event }) => event ?? [])).to.deep.equal(['add_to_cart', 'add_to_cart'])
    expect(host.querySelector('[data-order-id="15"] [role=status]')).not.to.equal(null)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('reports that nothing could be added, and accepts an answer with the cart alone', async () => {
    answer(PUT, 200, { ...info(0), Added: [], Messages: ['Plus en vente : Tasse.'] })
    answer(PUT, 200, info(3))
    const host = await list()
    press(host, '14')
    await until(() => linesOf(host, '14').length === 2, 'the outcome')
    expect(linesOf(host, '14')[0]).to.equal('Rien de cette commande n’a pu être ajouté.')
    press(host, '14')
    await until(() => linesOf(host, '14')[0] === 'La commande est dans votre panier.', 'the second outcome')
  })

  it('sends once for two clicks', async () => {
    let release = () => {}
    answer(PUT, 200, info(3), new Promise<void>((resolve) => (release = resolve)))
    const host = await list()
    press(host, '14')
    press(host, '14')
    await until(() => host.querySelector('[aria-disabled]'), 'the busy button')
    release()
    await until(() => linesOf(host, '14').length > 0, 'the outcome')
    expect(callsTo(PUT)).to.have.length(1)
  })

  it('has one element for the outcome if the rows have none', async () => {
    answer(PUT, 200, info(3))
    const host = await list(row('14', ''))
    press(host, '14')
    await until(() => host.lastElementChild?.textContent === 'La commande est dans votre panier.', 'the outcome')
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [200, { Added: [{ Name: 3 }], Messages: [] }],
  ] as const)
    it(`shows a failed call in a notice, and fetches the cart again: ${status} ${JSON.stringify(data)}`, async () => {
      answer(PUT, status, data)
      const host = await list()
      press(host, '14')
      await until(() => $notices.get().length > 0, 'the notice')
      await until(() => callsTo(SUMMARY).length > 0, 'the cart')
      expect(linesOf(host, '14')).to.deep.equal([])
    })
})
