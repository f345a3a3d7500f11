import { expect } from '@open-wc/testing'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { refreshCart } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, calls, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import { shopCart } from './definition.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ITEMS = 'GET /fr/widget/shoppingcartitems'
const PUT = 'PUT /api/v1/shoppingcarts/shoppingcartitems/5'
const DELETE = 'DELETE /api/v1/shoppingcarts/shoppingcartitems/5'
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })

const ROW = (id: number, quantity: number, name: string) => `<tr data-item-id="${id}" data-item-key="Catalog-1${id}"
  data-item-name="${name}" data-quantity="${quantity}"><th scope="row">${name}
  <span data-part="item-error" role="alert"></span></th>
  <td><input type="number" name="Quantity-${id}" value="${quantity}" min="0" aria-label="Quantité ${name}"></td></tr>`
const items = (vase: number, bowl = 1) => `<form method="post" action="/fr/shoppingcarts/update"><table>
  ${vase > 0 ? ROW(5, vase, 'Vase') : ''}${ROW(6, bowl, 'Bol')}</table>
  <button type="submit" data-part="update">Mettre à jour</button></form>`

const cart = () => mount(`<shop-cart src="/fr/widget/shoppingcartitems">${items(2)}</shop-cart>`)
const row = (host: Element, id = 5) => host.querySelector<HTMLElement>(`[data-item-id="${id}"]`)
const field = (host: Element, id = 5) => row(host, id)?.querySelector('input') as HTMLInputElement
const error = (host: Element) => row(host)?.querySelector('[data-part=item-error]')
const takeButton = (host: Element) => host.querySelector<HTMLButtonElement>('[data-part=take]')
const question = () => until(() => document.querySelector<HTMLDialogElement>('body > dialog[open]'), 'the question')
const choose = async (part: string) =>
  (await question()).querySelector<HTMLElement>(`[data-part=dialog-${part}]`)?.click()

function type(target: HTMLInputElement, value: string): void {
  target.focus()
  target.value = value
  target.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('<shop-cart>, when a quantity cannot be had', () => {
  before(() => loadStrings(shopCart.strings))
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(3))
    await refreshCart()
    resetShop()
    answer(SUMMARY, 200, info(3))
  })
  afterEach(() => until(() => $openDialogs.get().length === 0, 'no dialog'))

  it('sets the available quantity by one press, and focuses the quantity', async () => {
    answer(PUT, 409, { Message: 'Plus que 7 pièces.', Stock: 7, Available: 7 })
    answer(ITEMS, 200, items(2))
    const host = await cart()
    type(field(host), '9')
    const button = await until(() => takeButton(host), 'the button')
    expect(error(host)?.textContent).to.equal('Plus que 7 pièces. En prendre 7')
    expect(button.getAttribute('aria-label')).to.equal('En prendre 7, Vase')
    await until(() => !row(host)?.hasAttribute('aria-busy'))
    expect(await axeFindings(host)).to.deep.equal([])
    resetShop()
    answer(PUT, 200, info(8))
    answer(ITEMS, 200, items(7))
    button.focus()
    button.click()
    await until(() => callsTo(ITEMS).length === 1)
    expect(callsTo(PUT).map(({ body }) => body)).to.deep.equal([{ Quantity: 7 }])
    await until(() => error(host)?.textContent === '' && takeButton(host) === null)
    expect(field(host).value).to.equal('7')
    expect(document.activeElement).to.equal(field(host))
  })

  it('has no such button where the shop has no lower quantity', async () => {
    answer(PUT, 409, { Message: 'Plus que 2 pièces.', Stock: 2, Available: 0 })
    answer(ITEMS, 200, items(2))
    const host = await cart()
    type(field(host), '9')
    await until(() => error(host)?.textContent === 'Plus que 2 pièces.')
    expect(takeButton(host)).to.equal(null)
  })

  it('asks at a quantity of 0 whether to remove the item, once', async () => {
    answer(DELETE, 200, info(1))
    answer(ITEMS, 200, items(0))
    const host = await cart()
    type(field(host), '0')
    field(host).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    const dialog = await question()
    expect(dialog.querySelector('h2')?.textContent).to.equal('Retirer « Vase » du panier ?')
    expect(dialog.querySelector('[data-part=dialog-confirm]')?.textContent).to.equal('Retirer')
    expect(calls).to.have.length(0)
    await choose('confirm')
    await until(() => !row(host))
    expect(callsTo(DELETE)).to.have.length(1)
    expect(callsTo(PUT)).to.have.length(0)
  })

  it('restores the quantity when the removal is declined', async () => {
    const host = await cart()
    type(field(host), '0')
    await choose('cancel')
    await until(() => field(host).value === '2')
    expect(calls).to.have.length(0)
  })

  it('asks for each of two items, one after the other', async () => {
    const host = await cart()
    field(host).value = '0'
    field(host, 6).value = '0'
    host.querySelector('form')?.requestSubmit()
    const first = await question()
    expect(document.querySelectorAll('body > dialog[open]')).to.have.length(1)
    await choose('cancel')
    await until(() => !first.isConnected || !first.open)
    const second = await question()
    expect(second.querySelector('h2')?.textContent).to.contain('Bol')
    await choose('cancel')
    await until(() => field(host, 6).value === '1')
    expect(calls).to.have.length(0)
  })
})
