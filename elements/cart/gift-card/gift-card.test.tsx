import { expect } from '@open-wc/testing'
import { addToCart, removeItem } from '../../../stores/cart/cart.ts'
import { $giftCards, readGiftCards, resetGiftCards } from '../../../stores/cart/gift-cards.ts'
import { answer, axeFindings, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const item = (
  key = '5',
  values = { for: '', message: '' },
) => `<gift-card item-key="${key}"><details><summary>Cadeau</summary>
  <label>Pour <input name="GiftFor-${key}" value="${values.for}" data-part="gift-for"></label>
  <label>De <input name="GiftFrom-${key}" data-part="gift-from"></label>
  <label>Message <textarea name="GiftMessage-${key}">${values.message}</textarea></label></details></gift-card>`
const list = (value = '[]') =>
  `<form><gift-card name="Cards"><input type="hidden" name="Cards" value='${value}'></gift-card></form>`

const field = (root: Element, part: string) =>
  root.querySelector<HTMLInputElement>(part === 'message' ? 'textarea' : `[data-part=gift-${part}]`) as HTMLInputElement
const type = (root: Element, part: string, text: string) => {
  field(root, part).value = text
  field(root, part).dispatchEvent(new Event('input', { bubbles: true }))
  field(root, part).dispatchEvent(new Event('change', { bubbles: true }))
}
const sent = (form: Element, name = 'Cards') => new FormData(form as HTMLFormElement).getAll(name)

describe('<gift-card>', () => {
  beforeEach(() => {
    resetShop()
    localStorage.clear()
    resetGiftCards()
  })
  after(() => localStorage.clear())

  it('writes the cards of all items into a form as a JSON list [CART-38, CHECKOUT-72, CHECKOUT-73]', async () => {
    const root = await mount(`<div>${item('5')}${item('6')}${list()}</div>`)
    const [vase, bowl] = root.querySelectorAll('gift-card')
    for (const one of root.querySelectorAll('gift-card')) await hydrated(one as HTMLElement)
    const changes: unknown[] = []
    root.addEventListener('giftcard:change', (event) => changes.push((event as CustomEvent).detail))
    type(vase as Element, 'for', 'Ada')
    type(vase as Element, 'message', 'Deux\nlignes "<b>"')
    type(bowl as Element, 'from', 'Camille')
    const form = root.querySelector('form') as HTMLFormElement
    await until(() => JSON.parse(String(sent(form)[0])).length === 2)
    expect(sent(form)).to.have.length(1)
    expect(JSON.parse(String(sent(form)[0]))).to.deep.equal([
      { key: '5', for: 'Ada', from: '', message: 'Deux\nlignes "<b>"' },
      { key: '6', for: '', from: 'Camille', message: '' },
    ])
    expect(changes[0]).to.deep.equal({ key: '5', for: 'Ada', from: '', message: '' })
    expect(await axeFindings(root)).to.deep.equal([])
  })

  it('keeps the typed text over a reload, and opens the card [CART-38]', async () => {
    const first = await hydrated(await mount(item()))
    type(first, 'for', 'Ada')
    first.remove()
    resetGiftCards()
    const again = await hydrated(await mount(item()))
    expect(field(again, 'for').value).to.equal('Ada')
    expect(again.querySelector('details')?.open).to.equal(true)
  })

  it('stores text that the server printed, or that was typed before hydration', async () => {
    await hydrated(await mount(item('5', { for: 'Bob', message: 'Bravo' })))
    expect($giftCards.get()).to.deep.equal([{ key: '5', for: 'Bob', from: '', message: 'Bravo' }])
    const form = await mount(list('[{"key":"8","for":"Eve","from":"","message":""},{"key":"5","for":"No"}]'))
    await hydrated(form.querySelector('gift-card') as HTMLElement)
    await until(() => JSON.parse(String(sent(form)[0])).length === 2)
    expect(JSON.parse(String(sent(form)[0])).map((card: { for: string }) => card.for)).to.deep.equal(['Bob', 'Eve'])
  })

  it('gives the card of a removed item back to the item that replaces it, and to no other', async () => {
    answer('DELETE /api/v1/shoppingcarts/shoppingcartitems/5', 200, true)
    answer('POST /api/v1/catalog/products/addtocart', 200, true)
    const row = (key: string, variant: string) => `<div data-item-key="Catalog-${variant}">${item(key)}</div>`
    const root = await mount(`<div>${row('5', '12')}</div>`)
    type(await hydrated(root.querySelector('gift-card') as HTMLElement), 'for', 'Ada')
    const vase = { key: 'Catalog-12', name: 'Vase', quantity: 1 }
    await removeItem('5', vase)
    await until(() => $giftCards.get().length === 0)
    const back = { variantId: '12', quantity: 1, name: 'Vase', isRestored: true }
    expect((await addToCart(back)).state).to.equal('done')
    const other = await mount(row('8', '13'))
    await hydrated(other.querySelector('gift-card') as HTMLElement)
    expect(field(other, 'for').value).to.equal('')
    const again = await mount(row('9', '12'))
    await hydrated(again.querySelector('gift-card') as HTMLElement)
    expect(field(again, 'for').value).to.equal('Ada')
    expect($giftCards.get()).to.deep.equal([{ key: '9', for: 'Ada', from: '', message: '' }])
  })

  it('creates the hidden field where the theme has none', async () => {
    const form = await mount('<form><gift-card></gift-card></form>')
    await hydrated(form.querySelector('gift-card') as HTMLElement)
    expect(sent(form, 'GiftCards')).to.deep.equal(['[]'])
  })

  it('deletes an empty card, and the card of a removed item', async () => {
    answer('DELETE /api/v1/shoppingcarts/shoppingcartitems/5', 200, true)
    const element = await hydrated(await mount(item()))
    type(element, 'for', 'Ada')
    type(element, 'for', ' ')
    expect($giftCards.get()).to.deep.equal([])
    type(element, 'for', 'Ada')
    await removeItem('5', { key: 'Catalog-12', name: 'Vase', quantity: 1 })
    await until(() => $giftCards.get().length === 0)
    expect(localStorage.length).to.equal(0)
  })

  it('works where storage is refused or contains invalid data', async () => {
    for (const text of ['{', '7', 'null', '[1,{"key":7},{"for":"x"},null]'])
      expect(readGiftCards(text)).to.deep.equal([])
    const real = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      const element = await hydrated(await mount(item()))
      type(element, 'for', 'Ada')
      expect($giftCards.get().map((card) => card.for)).to.deep.equal(['Ada'])
    } finally {
      Storage.prototype.setItem = real
    }
  })
})
