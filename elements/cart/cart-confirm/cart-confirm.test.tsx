import { expect } from '@open-wc/testing'
import { bufferEvent } from '../../../runtime/element/buffered-events.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { addToCart, refreshCart } from '../../../stores/cart/cart.ts'
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
import './index.ts'

const ADD = 'POST /api/v1/catalog/products/addtocart'
const SUMMARY = 'GET /api/v1/shoppingcarts'
const info = (count: number) => ({
  ItemsCount: count,
  AmountTaxInclHtml: `<b>${count * 12} €</b>`,
  AmountTaxExclHtml: `<i>${count * 10} €</i>`,
})
const vase = { variantId: '12', quantity: 1, name: 'Vase Lune' }
const HTML = '<cart-confirm href="/fr/shoppingcarts"></cart-confirm>'

const modals = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
const opened = () => until(() => modals()[0]?.querySelector('[data-part="basket"]') && modals()[0], 'an open modal')
const closed = () => until(() => modals().length === 0, 'no open modal')
const part = (name: string) => modals()[0]?.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement
const shows = (name: string, text: string) => until(() => part(name)?.textContent?.includes(text), text)

const mounted = async (markup = HTML) => {
  const host = await mount(markup)
  await until(() => host.querySelector('[data-vt-root] > span') ?? host.querySelector('[data-vt-root] *'))
  // React adds the listener in an effect of the first render.
  await new Promise(requestAnimationFrame)
  return host
}

describe('<cart-confirm>', () => {
  before(loadStrings)
  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 200, info(2))
  })
  afterEach(closed)

  it('opens after an addition with the product and the summary of the cart [CART-06]', async () => {
    const host = await mounted()
    await addToCart(vase)
    await opened()
    await shows('product', 'Vase Lune')
    expect(part('items').textContent).to.equal('Votre panier contient 2 articles.')
    expect(part('amount').querySelector('b')?.textContent).to.equal('24 €')
    expect(callsTo(SUMMARY)).to.have.length(0)
    host.remove()
  })

  it('gives both buttons a style, and makes them as high as a finger needs', async () => {
    const host = await mounted()
    await addToCart(vase)
    await opened()
    const styles = ['continue', 'basket'].map((name) => {
      const { borderTopStyle, fontWeight, minBlockSize } = getComputedStyle(part(name))
      return [borderTopStyle, fontWeight, minBlockSize]
    })
    expect(styles).to.deep.equal([
      ['solid', '600', '44px'],
      ['solid', '600', '44px'],
    ])
    host.remove()
  })

  it('opens after the events, which come after the answer [CART-05]', async () => {
    const host = await mounted()
    const order: string[] = []
    for (const name of ['Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart']) {
      document.addEventListener(name, () => order.push(`${callsTo(ADD).length} call, ${modals().length} modal`), {
        once: true,
      })
    }
    await addToCart(vase)
    await opened()
    expect(order).to.deep.equal(['1 call, 0 modal', '1 call, 0 modal'])
    host.remove()
  })

  it('shows the amount without tax when asked for', async () => {
    const host = await mounted('<cart-confirm tax="excl"></cart-confirm>')
    await addToCart(vase)
    await opened()
    expect(part('amount').querySelector('i')?.textContent).to.equal('20 €')
    host.remove()
  })

  it('has a button that closes it and stays on the page [CART-07]', async () => {
    const page = await mounted(`<div><button id="add">Ajouter</button>${HTML}</div>`)
    const button = page.querySelector<HTMLElement>('#add') as HTMLElement
    button.focus()
    const address = location.href
    await addToCart(vase)
    await opened()
    const closing = nextEvent('modal:close', page)
    expect(part('continue').textContent).to.equal('Continuer mes achats')
    part('continue').click()
    await closed()
    await closing
    expect(location.href).to.equal(address)
    expect(document.activeElement).to.equal(button)
    page.remove()
  })

  it('has a link to the basket of the culture [CART-08]', async () => {
    const host = await mounted('<cart-confirm></cart-confirm>')
    await addToCart(vase)
    await opened()
    expect(part('basket').getAttribute('href')).to.equal('/fr/shoppingcarts')
    expect(part('basket').textContent).to.equal('Voir le panier')
    part('basket').addEventListener('click', (event) => event.preventDefault())
    part('basket').click()
    await closed()
    host.remove()
  })

  it('updates the one modal at a second quick addition', async () => {
    const host = await mounted()
    resetShop()
    answer(ADD, 200, info(2))
    answer(ADD, 200, info(3))
    await Promise.all([addToCart(vase), addToCart({ ...vase, name: 'Bol Nuit' })])
    await opened()
    await shows('product', 'Bol Nuit')
    expect(modals()).to.have.length(1)
    expect(part('items').textContent).to.contain('3')
    part('continue').click()
    await closed()
    host.remove()
  })

  it('opens for an addition of page script, and reads the cart', async () => {
    const host = await mounted()
    resetShop()
    answer(SUMMARY, 200, info(5))
    document.dispatchEvent(new CustomEvent('Catalog:AddedToShoppingCart', { detail: { Name: 'Lampe' } }))
    await opened()
    await shows('product', 'Lampe')
    await shows('items', '5')
    expect(calls).to.have.length(1)
    host.remove()
  })

  it('it accepts an event without data', async () => {
    const host = await mounted()
    document.dispatchEvent(new CustomEvent('Catalog:AddedToShoppingCart'))
    await opened()
    expect(part('product').textContent).to.equal('')
    host.remove()
  })

  it('opens for an addition of page script that was announced before its code was loaded', async () => {
    const early = new CustomEvent('Catalog:AddedToShoppingCart', { detail: { Name: 'Cruche' } })
    bufferEvent('cart-confirm', new CustomEvent('cart:before-add'))
    bufferEvent('cart-confirm', early)
    const host = await mounted()
    await opened()
    await shows('product', 'Cruche')
    part('continue').click()
    await closed()
    host.remove()
  })

  it('opens for an addition before its code was loaded, but not a second time', async () => {
    const event = nextEvent('Catalog:AddedToShoppingCart')
    await addToCart(vase)
    bufferEvent('cart-confirm', await event)
    const host = await mounted()
    await opened()
    expect(modals()).to.have.length(1)
    part('continue').click()
    await closed()
    host.remove()
    expect((await mounted()) && modals()).to.have.length(0)
  })

  it('opens for an addition during its first render', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = HTML
    await addToCart(vase)
    await opened()
    await shows('product', 'Vase Lune')
    expect(modals()).to.have.length(1)
    place.remove()
  })

  it('ignores an old addition', async () => {
    const old = new CustomEvent('Catalog:AddedToShoppingCart', { detail: { Name: 'Cruche' } })
    Object.defineProperty(old, 'timeStamp', { value: performance.now() - 6_000 })
    bufferEvent('cart-confirm', old)
    const host = await mounted()
    expect(modals()).to.have.length(0)
    host.remove()
  })

  it('does not open for an addition on a page that was left before its code was loaded', async () => {
    const early = new CustomEvent('Catalog:AddedToShoppingCart', { detail: { Name: 'Cruche' } })
    bufferEvent('cart-confirm', early)
    document.dispatchEvent(new CustomEvent('page:leave'))
    const host = await mounted()
    expect(modals()).to.have.length(0)
    host.remove()
  })

  it('opens one modal when two are on the page', async () => {
    const page = await mount(`<div>${HTML}${HTML}</div>`)
    await new Promise(requestAnimationFrame)
    await addToCart(vase)
    await opened()
    expect(modals()).to.have.length(1)
    page.remove()
  })

  it('stays closed when the shop refuses', async () => {
    const host = await mounted()
    resetShop()
    answer(ADD, 409, {})
    answer(SUMMARY, 200, info(1))
    await addToCart(vase)
    expect(modals()).to.have.length(0)
    host.remove()
  })

  it('opens even when the data layer throws [ERROR-56]', async () => {
    const host = await mounted()
    const page = globalThis as { dataLayer?: unknown }
    page.dataLayer = {
      push() {
        throw new Error('full')
      },
    }
    const warn = console.warn
    let warnings = 0
    console.warn = () => void warnings++
    await addToCart(vase)
    await opened()
    console.warn = warn
    page.dataLayer = undefined
    expect(warnings).to.equal(1)
    host.remove()
  })

  for (const [attributes, shown] of [
    ['', 'the drawer'],
    ['opens="addition"', 'the drawer'],
    ['opens="link"', 'the modal'],
    ['data-error', 'the modal'],
  ])
    it(`leaves additions to a drawer that opens after them, also before its code is there: <cart-drawer ${attributes}>`, async () => {
      const host = await mounted()
      const drawer = await mount(`<cart-drawer ${attributes}></cart-drawer>`)
      await addToCart(vase)
      if (shown === 'the modal') await opened()
      else {
        await new Promise(requestAnimationFrame)
        expect(modals()).to.deep.equal([])
      }
      drawer.remove()
      host.remove()
    })

  it('shows a hostile name as text', async () => {
    const host = await mounted()
    await addToCart({ ...vase, name: '<img src=x onerror=alert(1)>' })
    await opened()
    expect(modals()[0]?.querySelector('img')).to.equal(null)
    expect(part('product').textContent).to.contain('<img src=x')
    host.remove()
  })

  it('has no accessibility fault', async () => {
    const host = await mounted()
    await addToCart(vase)
    const modal = await opened()
    await shows('product', 'Vase')
    expect(await axeFindings(modal)).to.deep.equal([])
    host.remove()
  })
})
