import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $cart, refreshCart } from '../../../stores/cart/cart.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { shopCart } from './definition.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ITEMS = 'GET /fr/widget/shoppingcartitems'
const PUT = 'PUT /api/v1/shoppingcarts/shoppingcartitems/5'
const PUT6 = 'PUT /api/v1/shoppingcarts/shoppingcartitems/6'
const DELETE = 'DELETE /api/v1/shoppingcarts/shoppingcartitems/5'
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })

const ROW = (id: number, quantity: number, name: string) => `<tr data-item-id="${id}" data-item-key="Catalog-1${id}"
    data-item-name="${name}" data-quantity="${quantity}" data-price="12.00" data-sku="S${id}" data-currency="EUR">
  <th scope="row"><a href="#p${id}">${name}</a></th>
  <td><input type="number" name="Quantity-${id}" value="${quantity}" min="1" max="90" aria-label="Quantité ${name}"></td>
  <td data-amount>${quantity * 12} €</td>
  <td><button name="remove" value="${id}">Retirer ${name}</button><span data-part="item-error" role="alert"></span></td></tr>`
const FORM = (rows: string) => `<form method="post" action="/fr/shoppingcarts/update"><table>${rows}</table>
  <button type="submit" data-part="update">Mettre à jour</button></form>`
const items = (vase: number, bowl = 1) =>
  FORM((vase > 0 ? ROW(5, vase, 'Vase') : '') + (bowl > 0 ? ROW(6, bowl, 'Bol') : ''))
const EMPTY = '<p>Votre panier est vide. <a href="/fr/catalog">Voir tout</a></p>'

const cart = (html = items(2)) => mount(`<shop-cart src="/fr/widget/shoppingcartitems">${html}</shop-cart>`)
const row = (host: Element, id = 5) => host.querySelector<HTMLElement>(`[data-item-id="${id}"]`) as HTMLElement
const field = (host: Element, id = 5) => row(host, id)?.querySelector('input') as HTMLInputElement
const remove = (host: Element, id = 5) => row(host, id).querySelector('button') as HTMLButtonElement
const amount = (host: Element, id = 5) => row(host, id)?.querySelector('[data-amount]')?.textContent
const error = (host: Element, id = 5) => row(host, id)?.querySelector('[data-part=item-error]')?.textContent
const status = (host: Element) => host.querySelector('[data-part=status]')?.textContent
const notices = () => $notices.get().map(({ text }) => text)

function type(target: HTMLInputElement, value: string, commit = true): void {
  target.focus()
  target.value = value
  if (commit) target.dispatchEvent(new Event('change', { bubbles: true }))
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/** Waits until the items have been fetched and rendered. */
const renewed = (host: Element) => until(() => callsTo(ITEMS).length === 1 && !row(host).hasAttribute('aria-busy'))

const paths = () => calls.map(({ method, path }) => `${method} ${path}`)

describe('<shop-cart>', () => {
  before(() => loadStrings(shopCart.strings))
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(3))
    await refreshCart()
    resetShop()
    answer(SUMMARY, 200, info(3))
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('sends a new quantity and shows the new amounts [CART-14] [CART-16]', async () => {
    const slow = gate()
    answer(PUT, 200, info(5), slow.opened)
    answer(ITEMS, 200, items(4))
    const host = await cart()
    type(field(host), '4')
    expect($cart.get().pending).to.equal(2)
    await until(() => row(host).getAttribute('aria-busy') === 'true')
    slow.open()
    await until(() => amount(host) === '48 €')
    expect(paths()).to.deep.equal([PUT, ITEMS])
    expect(calls[0]?.body).to.deep.equal({ Quantity: 4 })
    await until(() => !row(host).hasAttribute('aria-busy'))
    await until(() => status(host) === 'Votre panier est à jour.')
  })

  it('sends the quantity of a quantity-input once', async () => {
    answer(PUT, 200, info(5))
    answer(ITEMS, 200, items(4))
    const host = await cart()
    field(host).value = '4'
    field(host).dispatchEvent(new CustomEvent('quantity:change', { bubbles: true, detail: { quantity: 4 } }))
    field(host).dispatchEvent(new Event('change', { bubbles: true }))
    field(host).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await until(() => amount(host) === '48 €')
    expect(callsTo(PUT)).to.have.length(1)
  })

  it('shows the server’s correction of a quantity, also in a quantity-input', async () => {
    await import('../../forms/quantity-input/index.ts')
    const nested = (html: string) => html.replace(/<input[^>]*>/g, '<quantity-input max-qty="90">$&</quantity-input>')
    answer(PUT, 200, info(5))
    answer(ITEMS, 200, nested(items(3)))
    const host = await cart(nested(items(2)))
    await until(() => host.querySelectorAll('[data-part=increase]').length === 2)
    const own = field(host)
    type(own, '4')
    await until(() => amount(host) === '36 €')
    await until(() => field(host).value === '3')
    expect(field(host) === own).to.equal(true)
    resetShop()
    answer(PUT, 409, { Message: 'Plus que 3 pièces.' })
    answer(ITEMS, 200, nested(items(3)))
    type(own, '8')
    await renewed(host)
    expect(own.value).to.equal('3')
    expect(error(host)).to.equal('Plus que 3 pièces.')
  })

  it('removes an item and its row [CART-17]', async () => {
    answer(DELETE, 200, info(1))
    answer(ITEMS, 200, items(0))
    const host = await cart()
    const changed = nextEvent('Shoppingcarts:Changed')
    remove(host).click()
    await until(() => !row(host))
    expect(paths()).to.deep.equal([DELETE, ITEMS])
    expect((await changed).detail).to.deep.equal({ ItemOriginAndKey: 'Catalog-15', ItemName: 'Vase' })
    await until(() => status(host) === '« Vase » n’est plus dans votre panier.')
  })

  it('reports the price and quantity of a row to analytics [ANALYTICS-09] [ANALYTICS-10]', async () => {
    const page = globalThis as { dataLayer?: unknown[] | undefined }
    page.dataLayer = []
    answer(DELETE, 200, info(1))
    answer(ITEMS, 200, items(0))
    const host = await cart()
    remove(host).click()
    await until(() => !row(host))
    expect(page.dataLayer.at(-1)).to.deep.include({
      event: 'remove_from_cart',
      value: 24,
      items: [{ item_id: 'S5', item_name: 'Vase', price: 12, quantity: 2 }],
    })
    page.dataLayer = undefined
  })

  it('sends the quantity on Enter in a field, and never a removal', async () => {
    answer(PUT, 200, info(5))
    answer(ITEMS, 200, items(4))
    const host = await cart()
    type(field(host), '4', false)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(field(host).dispatchEvent(enter)).to.equal(false)
    await until(() => amount(host) === '48 €')
    expect(callsTo(DELETE)).to.have.length(0)
  })

  it('sends all quantities that differ when its form is submitted', async () => {
    answer(PUT, 200, info(5))
    answer(PUT6, 200, info(7))
    answer(ITEMS, 200, items(4, 3))
    const host = await cart()
    field(host).value = '4'
    field(host, 6).value = '3'
    host.querySelector('form')?.requestSubmit()
    await until(() => amount(host, 6) === '36 €')
    expect(paths()).to.deep.equal([PUT, PUT6, ITEMS])
  })

  it('keeps focus, and unsent quantities in other rows', async () => {
    const slow = gate()
    answer(PUT, 200, info(5))
    answer(ITEMS, 200, items(4), slow.opened)
    const host = await cart()
    type(field(host), '4')
    await until(() => callsTo(ITEMS).length === 1)
    type(field(host, 6), '7', false)
    slow.open()
    await until(() => amount(host) === '48 €')
    expect(field(host, 6).value).to.equal('7')
    expect(document.activeElement === field(host, 6)).to.equal(true)
    expect(field(host).value).to.equal('4')
    answer(PUT6, 200, info(11))
    field(host, 6).blur()
    await until(() => callsTo(PUT6).length === 1)
  })

  it('moves focus to the next item after a removal, and to the cart after the last', async () => {
    answer(DELETE, 200, info(1))
    answer('DELETE /api/v1/shoppingcarts/shoppingcartitems/6', 200, info(0))
    answer(ITEMS, 200, items(0))
    answer(ITEMS, 200, EMPTY)
    const host = await cart()
    remove(host).focus()
    remove(host).click()
    await until(() => !row(host))
    await until(() => document.activeElement === remove(host, 6), 'focus on the next item')
    remove(host, 6).click()
    await until(() => host.textContent?.includes('vide'))
    await until(() => document.activeElement === host, 'focus on the cart')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('restores a quantity that exceeds the stock, and keeps the message at the row', async () => {
    answer(PUT, 409, { Message: 'Plus que 3 <b>pièces</b>.', Stock: 3 })
    answer(ITEMS, 200, items(2))
    const host = await cart()
    type(field(host), '9')
    await renewed(host)
    expect(field(host).value).to.equal('2')
    expect(error(host)).to.equal('Plus que 3 <b>pièces</b>.')
    expect(error(host, 6)).to.equal('')
    expect(notices()).to.deep.equal([])
    resetShop()
    answer(PUT, 200, info(4))
    answer(ITEMS, 200, items(3))
    type(field(host), '3')
    await until(() => error(host) === '')
  })

  it('restores the quantity and shows a notice after a failure [ERROR-34]', async () => {
    answer(PUT, 500)
    answer(ITEMS, 200, items(2))
    const host = await cart()
    type(field(host), '9')
    await until(() => notices().includes('Une erreur est survenue. Réessayez dans un instant.'))
    await renewed(host)
    expect(field(host).value).to.equal('2')
    expect(callsTo(PUT)).to.have.length(1)
  })

  it('shows the change of the shop when the answer was lost', async () => {
    answer(PUT, 0)
    answer(ITEMS, 200, items(9))
    const host = await cart()
    type(field(host), '9')
    await until(() => amount(host) === '108 €')
    await until(() => field(host).value === '9')
    expect(notices().join()).to.contain('n’a pas répondu')
    expect(callsTo(PUT)).to.have.length(1)
    await until(() => callsTo(SUMMARY).length === 1)
  })

  it('stays unchanged while the shop cannot be reached', async () => {
    answer(PUT, 0)
    answer(ITEMS, 0)
    const host = await cart()
    type(field(host), '9')
    await until(() => callsTo(ITEMS).length === 1 && !row(host).hasAttribute('aria-busy'))
    expect(field(host).value).to.equal('2')
    expect(amount(host)).to.equal('24 €')
  })

  it('reports that the items could not be fetched, and still removes a removed row [ERROR-57]', async () => {
    answer(DELETE, 200, info(1))
    answer(ITEMS, 500)
    const host = await cart()
    remove(host).focus()
    remove(host).click()
    await until(() => !row(host))
    expect(notices()).to.deep.equal(['Le serveur ne répond pas comme prévu. Réessayez dans un instant.'])
    await until(() => document.activeElement === remove(host, 6), 'focus on the next item')
  })

  it('ends with the removal when an item is changed and removed at once', async () => {
    const slow = gate()
    answer(PUT, 200, info(9), slow.opened)
    answer(DELETE, 200, info(1))
    answer(ITEMS, 200, items(0))
    const host = await cart()
    type(field(host), '8')
    remove(host).click()
    remove(host).click()
    type(field(host), '6')
    slow.open()
    await until(() => !row(host))
    expect(paths()).to.deep.equal([PUT, DELETE, ITEMS])
    expect($cart.get().summary?.itemsCount).to.equal(1)
  })

  it('sends only the last of many quick steps', async () => {
    const slow = gate()
    answer(PUT, 200, info(4), slow.opened)
    answer(PUT, 200, info(8))
    answer(ITEMS, 200, items(7))
    const host = await cart()
    for (const value of ['3', '4', '5', '6', '7']) type(field(host), value)
    slow.open()
    await until(() => amount(host) === '84 €')
    expect(callsTo(PUT).map(({ body }) => body)).to.deep.equal([{ Quantity: 3 }, { Quantity: 7 }])
    expect(callsTo(ITEMS)).to.have.length(1)
  })

  it('counts the removal of a missing item as done', async () => {
    answer(DELETE, 404, { Message: 'Inconnu' })
    answer(ITEMS, 200, items(0))
    const host = await cart()
    remove(host).click()
    await until(() => !row(host))
    expect(notices()).to.deep.equal([])
  })

  it('lets page script cancel a change, and restores the quantity', async () => {
    const host = await cart()
    const asked = nextEvent('cart:before-change', host)
    host.addEventListener('cart:before-change', (event) => event.preventDefault())
    type(field(host), '4')
    expect((await asked).detail).to.deep.equal({ itemId: '5', quantity: 4 })
    expect(field(host).value).to.equal('2')
    remove(host).click()
    expect(calls).to.have.length(0)
  })

  it('sends no quantity that its field does not allow', async () => {
    const host = await cart()
    for (const value of ['0', '91', '1.5', '']) type(field(host), value)
    expect(calls).to.have.length(0)
  })

  it('shows only the newest items when two answers overtake each other', async () => {
    const slow = gate()
    answer(ITEMS, 200, items(8), slow.opened)
    answer(ITEMS, 200, items(3))
    const host = await cart()
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => callsTo(ITEMS).length === 1)
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => amount(host) === '36 €')
    slow.open()
    await until(() => $cart.get().state === 'ready')
    expect(amount(host)).to.equal('36 €')
  })

  it('requests the items as the page loader does [CART-15]', async () => {
    const { fetch } = globalThis
    const letThrough = (event: Event) =>
      (event as CustomEvent).detail.path.includes('/widget/') && event.stopPropagation()
    let headers = new Headers()
    globalThis.fetch = async (_url, init) => {
      headers = new Headers(init?.headers)
      return new Response(items(3), { headers: { 'Content-Type': 'text/html' } })
    }
    addEventListener('api:request', letThrough, { capture: true })
    const host = await mount(`<shop-cart>${items(2)}</shop-cart>`)
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => amount(host) === '36 €')
    removeEventListener('api:request', letThrough, { capture: true })
    globalThis.fetch = fetch
    expect(headers.get('X-Page-Target')).to.equal('shop-cart')
    expect(headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
  })

  it('ignores other forms inside it', async () => {
    const host = await cart(`${items(2)}<form id="coupon"><button>Appliquer</button></form>`)
    const submitted = nextEvent('submit', window)
    addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true })
    host.querySelector<HTMLButtonElement>('#coupon button')?.click()
    await submitted
    expect(calls).to.have.length(0)
  })

  it('works for items that are added later, and stops when it is removed during a request', async () => {
    const slow = gate()
    answer(PUT, 200, info(5), slow.opened)
    const host = await cart('')
    host.insertAdjacentHTML('afterbegin', items(2))
    await until(() => host.hasAttribute('data-hydrated'))
    type(field(host), '4')
    await until(() => callsTo(PUT).length === 1)
    host.remove()
    slow.open()
    await until(() => $cart.get().summary?.itemsCount === 5)
    expect(callsTo(ITEMS)).to.have.length(0)
  })

  it('has no accessibility fault', async () => {
    answer(PUT, 409, { Message: 'Plus que 3 pièces.' })
    answer(ITEMS, 200, items(2))
    const host = await cart()
    type(field(host), '9')
    await until(() => error(host) !== '')
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
