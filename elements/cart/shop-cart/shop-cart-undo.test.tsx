import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { refreshCart } from '../../../stores/cart/cart.ts'
import { Clock } from '../../../test/harness/clock.ts'
import {
  answer,
  axeFindings,
  callsTo,
  mount,
  rendered,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import { shopCart } from './definition.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ITEMS = 'GET /fr/widget/shoppingcartitems'
const ADD = 'POST /api/v1/catalog/products/addtocart'
const DELETE = (id: number) => `DELETE /api/v1/shoppingcarts/shoppingcartitems/${id}`
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })

const row = (id: number, key: string, name: string) => `<li data-item-id="${id}" data-item-key="${key}"
  data-item-name="${name}" data-quantity="3" data-price="12.00" data-sku="S${id}" data-currency="EUR">${name}
  <input type="number" name="Quantity-${id}" value="3" aria-label="Quantité ${name}">
  <button name="remove" value="${id}">Retirer ${name}</button><span data-part="item-error" role="alert"></span></li>`
const vase = row(5, 'Catalog-12', 'Vase')
const bowl = row(6, 'Wishlist-7', 'Bol')
const form = (rows: string) => `<form method="post" action="/fr/shoppingcarts/update"><ul>${rows}</ul></form>`

const line = (host: Element) => host.querySelector<HTMLElement>('[data-part=undo]:not([hidden])')
const restore = (host: Element) => host.querySelector<HTMLButtonElement>('[data-part=restore]')
const remove = (host: Element, id: number) => host.querySelector<HTMLButtonElement>(`button[value="${id}"]`)?.click()

describe('<shop-cart> and an item that was removed', () => {
  before(() => loadStrings(shopCart.strings))
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(6))
    await refreshCart()
    for (const id of [5, 6]) answer(DELETE(id), 200, info(3))
  })
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const cart = (rows = vase + bowl) => mount(`<shop-cart src="/fr/widget/shoppingcartitems">${form(rows)}</shop-cart>`)

  it('can be restored unchanged, without the confirmation of an addition', async () => {
    answer(ITEMS, 200, form(bowl))
    answer(ITEMS, 200, form(vase + bowl))
    answer(ADD, 200, info(6))
    const host = await cart()
    let confirmations = 0
    const count = () => void confirmations++
    document.addEventListener('Catalog:AddedToShoppingCart', count)
    remove(host, 5)
    const button = await until(() => restore(host))
    expect(line(host)?.textContent).to.equal('« Vase » n’est plus dans votre panier. Annuler')
    expect(await axeFindings(host)).to.deep.equal([])
    button?.click()
    await until(() => host.querySelector('[data-item-id="5"]'), 'the item')
    document.removeEventListener('Catalog:AddedToShoppingCart', count)
    expect(callsTo(ADD).map(({ body }) => body)).to.deep.equal([{ ProductVariantId: 12, Quantity: 3, Name: 'Vase' }])
    expect([line(host), confirmations]).to.deep.equal([null, 0])
    expect(document.activeElement).to.equal(host)
  })

  it('sends the origin of the item', async () => {
    answer(ITEMS, 200, form(vase))
    answer(ADD, 200, info(6))
    const host = await cart()
    remove(host, 6)
    ;(await until(() => restore(host)))?.click()
    await until(() => callsTo(ADD).length === 1)
    expect(callsTo(ADD)[0]?.body).to.deep.equal({
      ItemOrigin: 'Wishlist',
      ProductVariantId: 7,
      Quantity: 3,
      Name: 'Bol',
    })
  })

  it('shows the reason why the shop does not restore it', async () => {
    answer(ITEMS, 200, form(bowl))
    answer(ADD, 409, { Message: 'Épuisé.', Stock: 0, Available: 0 })
    const host = await cart()
    remove(host, 5)
    ;(await until(() => restore(host)))?.click()
    await until(() => $notices.get().length > 0)
    expect($notices.get().map(({ text }) => text)).to.deep.equal(['Épuisé.'])
  })

  it('shows no button for an item whose key has no variant', async () => {
    answer(ITEMS, 200, form(''))
    const host = await cart(row(5, 'gift', 'Carte'))
    remove(host, 5)
    await until(() => !host.querySelector('[data-item-id]'))
    expect(line(host)).to.equal(null)
  })

  it('keeps the button until the next change, however long that takes', async () => {
    answer(ITEMS, 200, form(bowl))
    answer('PUT /api/v1/shoppingcarts/shoppingcartitems/6', 200, info(4))
    const host = await cart()
    const clock = new Clock()
    clock.hold()
    remove(host, 5)
    await until(() => line(host) && !host.querySelector('[data-item-id="5"]'))
    clock.pass(3_600_000)
    clock.release()
    await rendered()
    expect(line(host)).not.to.equal(null)
    const field = host.querySelector<HTMLInputElement>('input[name=Quantity-6]') as HTMLInputElement
    field.value = '4'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => !line(host))
  })
})

describe('<shop-cart> whose items were lost with the connection', () => {
  beforeEach(resetShop)

  it('fetches the items again when the connection is restored, and does not repeat the change', async () => {
    answer(SUMMARY, 200, info(3))
    answer(DELETE(5), 200, info(3))
    answer(ITEMS, 0)
    answer(ITEMS, 200, form(bowl))
    const host = await mount(`<shop-cart src="/fr/widget/shoppingcartitems">${form(vase)}</shop-cart>`)
    await warningsOf(async (said) => {
      remove(host, 5)
      await until(() => said.length === 1)
    })
    window.dispatchEvent(new Event('online'))
    await until(() => host.querySelector('[data-item-id="6"]'), 'the fresh items')
    expect(callsTo(DELETE(5))).to.have.length(1)
  })
})
