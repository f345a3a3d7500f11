import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import { shopCart } from './definition.ts'
import './index.ts'

const ITEMS = 'GET /fr/widget/shoppingcartitems'
const ROW = `<ul><li data-item-id="5" data-item-key="Catalog-12" data-item-name="Vase" data-quantity="2">
  Vase <input type="number" name="Quantity-5" value="2" min="1" aria-label="Quantité">
  <button name="remove" value="5">Retirer</button></li></ul>`
const WAITING = '<p>Votre panier arrive …</p>'

const cart = (html = WAITING, attributes = 'fetch-items') => mount(`<shop-cart ${attributes}>${html}</shop-cart>`)
const notices = () => $notices.get().map(({ text }) => text)

describe('<shop-cart fetch-items>, on a page that is a file', () => {
  before(() => loadStrings(shopCart.strings))
  beforeEach(() => {
    resetShop()
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('fetches the items at the start, once, and shows what the page has until they are there', async () => {
    let open = () => {}
    answer(ITEMS, 200, ROW, new Promise<void>((done) => (open = done)))
    const host = await cart()
    expect(host.textContent).to.contain('Votre panier arrive')
    open()
    const field = await until(() => host.querySelector('input'))
    expect(field.value).to.equal('2')
    expect(host.textContent).not.to.contain('arrive')
    expect(callsTo(ITEMS)).to.have.length(1)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('fetches nothing without the attribute', async () => {
    await cart(WAITING, '')
    expect(callsTo(ITEMS)).to.have.length(0)
  })

  it('says that the items cannot be loaded, whatever the reason, while the page has none', async () => {
    for (const status of [0, 404, 500]) {
      resetShop()
      for (const { id } of $notices.get()) dismissNotice(id)
      answer(ITEMS, status)
      const host = await cart()
      await until(() => notices().length > 0)
      expect(host.textContent).to.contain('arrive')
      host.remove()
    }
  })

  it('is silent about a lost answer where the page has items', async () => {
    answer(ITEMS, 404)
    const host = await cart(ROW)
    await until(() => callsTo(ITEMS).length === 1)
    await new Promise(requestAnimationFrame)
    expect(notices()).to.deep.equal([])
    expect(host.querySelector('input')?.value).to.equal('2')
  })
})
