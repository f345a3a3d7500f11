import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { addToCart } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import { cartDrawer } from './definition.ts'
import './index.ts'

const ITEMS = 'GET /fr/widget/shoppingcartitems'
const ADD = 'POST /api/v1/catalog/products/addtocart'
const items = '<form><ul><li data-item-id="5">Vase Lune</li></ul></form>'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const opened = () => until(() => dialog()?.querySelector('shop-cart'), 'the items')

describe('<cart-drawer>', () => {
  let steps: string[] = []

  before(() => loadStrings(cartDrawer.strings))
  beforeEach(() => {
    resetShop()
    steps = []
    answer(ITEMS, 200, items)
  })
  afterEach(async () => {
    dialog()?.querySelector<HTMLButtonElement>('[data-part=dialog-close]')?.click()
    await until(() => !dialog())
  })

  const put = async (attributes = '', href = '/fr/shoppingcarts') => {
    const element = await hydrated(await mount(`<cart-drawer ${attributes}><a href="${href}">Panier</a></cart-drawer>`))
    for (const name of ['drawer:open', 'drawer:close']) element.addEventListener(name, () => steps.push(name))
    return { element, link: element.querySelector('a') as HTMLAnchorElement }
  }
  const close = () => dialog()?.querySelector<HTMLButtonElement>('[data-part=dialog-close]')?.click()

  it('shows the shop’s items in a <shop-cart> from its link, and restores the focus', async () => {
    const { link } = await put()
    link.focus()
    link.click()
    const cart = await opened()
    expect(cart?.textContent).to.equal('Vase Lune')
    expect(cart?.getAttribute('src')).to.equal('/fr/widget/shoppingcartitems')
    expect(dialog()?.dataset.size).to.equal('drawer')
    expect(dialog()?.querySelector('[data-part=basket]')?.getAttribute('href')).to.contain('/fr/shoppingcarts')
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
    close()
    await until(() => !dialog() && document.activeElement === link)
    expect(steps).to.deep.equal(['drawer:open', 'drawer:close'])
  })

  it('fetches the items each time that it opens', async () => {
    const { link } = await put()
    for (const times of [1, 2]) {
      link.click()
      await opened()
      expect(callsTo(ITEMS)).to.have.length(times)
      close()
      await until(() => !document.querySelector('dialog'))
    }
  })

  it('opens after an addition, and announces the added product', async () => {
    answer(ADD, 200, { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })
    await put()
    await addToCart({ variantId: '5', quantity: 1, name: 'Vase Lune' })
    await opened()
    expect(dialog()?.querySelector('[data-part=added]')?.textContent).to.equal('« Vase Lune » est dans votre panier.')
  })

  it('ignores clicks on the link when it is for additions only', async () => {
    const { link } = await put('opens="addition"')
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    link.click()
    removeEventListener('click', stay)
    expect([dialog()?.outerHTML, steps]).to.deep.equal([undefined, []])
  })

  it('follows the link on the cart page itself', async () => {
    const { link } = await put('', location.pathname)
    let isLeft = false
    const stay = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stay)
    link.click()
    removeEventListener('click', stay)
    expect([isLeft, dialog()]).to.deep.equal([true, null])
  })

  for (const status of [500, 0])
    it(`reports that the items could not be loaded when the answer is ${status || 'lost'}`, async () => {
      resetShop()
      answer(ITEMS, status)
      const { link } = await put()
      link.click()
      await until(() => dialog()?.textContent?.includes('Le serveur ne répond pas'))
      expect(dialog()?.querySelector('[data-part=basket]')).to.not.equal(null)
    })

  it('fetches its items again when the connection is restored', async () => {
    resetShop()
    answer(ITEMS, 0)
    answer(ITEMS, 200, items)
    const { link } = await put()
    link.click()
    await until(() => dialog()?.textContent?.includes('Le serveur ne répond pas'))
    window.dispatchEvent(new Event('online'))
    await opened()
    expect(dialog()?.textContent).not.to.contain('Le serveur ne répond pas')
  })

  it('ignores additions when it is for the link only', async () => {
    resetShop()
    answer(ADD, 200, { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })
    await put('opens="link"')
    await addToCart({ variantId: '5', quantity: 1, name: 'Vase Lune' })
    expect([dialog(), callsTo(ITEMS)]).to.deep.equal([null, []])
  })
})
