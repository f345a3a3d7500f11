import '../add-to-cart/index.ts'
import './index.ts'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { refreshCart } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import { stickyBuy } from './definition.ts'

const ADD = 'POST /api/v1/catalog/products/addtocart'
const info = { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' }

/** A page of a product: its form is two windows below the start, and above as much again. */
const page = (attributes = 'for="buy-7"', button = '<button id="own">Ajouter au panier</button>') => `<main>
  <div style="height: 1400px"><label>Recherche <input id="search"></label> <a href="#x" id="link">lien</a></div>
  <product-variations><form id="buy-7" action="/fr/shoppingcarts/add" method="post">
    <input type="hidden" name="ProductVariantId" value="20"><input type="hidden" name="Name" value="Coupe">
    <label>Quantité <input name="Quantity" type="number" value="2" min="1"></label>
    <button type="submit" formaction="/fr/other">Ailleurs</button>
    <add-to-cart>${button}</add-to-cart></form>
  <sticky-buy ${attributes}><span>55,50 €</span> <button type="submit" form="buy-7" id="bar-button">Ajouter</button></sticky-buy>
  </product-variations><div style="height: 1400px"></div></main>`

async function shown(html = page()) {
  scrollTo(0, 0)
  const place = await mount(html)
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => place.querySelector(selector) as E
  const bar = find('sticky-buy')
  const isShown = () => bar.checkVisibility()
  return {
    place,
    find,
    bar,
    isShown,
    own: find<HTMLButtonElement>('#own'),
    button: find<HTMLButtonElement>('#bar-button'),
  }
}

const opened = ({ isShown }: { isShown: () => boolean }) => until(isShown, 'the bar')
const closed = ({ isShown }: { isShown: () => boolean }) => until(() => !isShown(), 'no bar')

describe('<sticky-buy>', () => {
  before(async () => {
    await loadStrings()
    await loadStrings(stickyBuy.strings)
    await setViewport({ width: 360, height: 740 })
  })
  beforeEach(async () => {
    resetShop()
    answer('GET /api/v1/shoppingcarts', 200, info)
    await refreshCart()
    answer(ADD, 200, info)
  })
  afterEach(() => scrollTo(0, 0))

  it('is shown before and after the button of the form, and hidden while that is in the window', async () => {
    const bar = await shown()
    await opened(bar)
    await until(() => Math.round(bar.bar.getBoundingClientRect().bottom) === innerHeight, 'the bar at its place')
    bar.own.scrollIntoView({ block: 'center' })
    await closed(bar)
    scrollTo(0, document.documentElement.scrollHeight)
    await opened(bar)
  })

  it('finds the form of its product without an id', async () => {
    await opened(await shown(page('')))
  })

  it('sends the form with its quantity, once at a double click', async () => {
    const bar = await shown()
    await opened(bar)
    bar.button.click()
    bar.button.click()
    await until(() => callsTo(ADD).length > 0)
    await until(() => !bar.find('add-to-cart').hasAttribute('data-vt-busy'), 'the answer')
    expect(callsTo(ADD).map(({ body }) => body)).to.deep.equal([{ ProductVariantId: 20, Quantity: 2, Name: 'Coupe' }])
  })

  it('scrolls to the form’s button when the shop refuses, since the reason is beside it', async () => {
    resetShop()
    answer('GET /api/v1/shoppingcarts', 200, info)
    answer(ADD, 409, { Message: 'Plus que 1 pièce.', Stock: 1 })
    const bar = await shown()
    await opened(bar)
    bar.button.focus()
    bar.button.click()
    await closed(bar)
    const { top, bottom } = bar.own.getBoundingClientRect()
    expect(top > 0 && bottom < innerHeight).to.equal(true)
    expect(document.activeElement).to.equal(bar.own)
    expect(bar.find('[data-part=message]').textContent).to.contain('Plus que 1 pièce.')
  })

  it('follows the form’s button when it can no longer be pressed, and when it can again', async () => {
    const bar = await shown()
    await opened(bar)
    bar.own.disabled = true
    bar.own.textContent = 'Épuisé'
    await until(() => bar.button.disabled && bar.button.textContent === 'Épuisé', 'the sold out product')
    bar.own.disabled = false
    bar.own.textContent = 'Ajouter au panier'
    await until(() => !bar.button.disabled && bar.button.textContent === 'Ajouter', 'the product')
  })

  it('is hidden while a field is typed in, and stays for other controls, which it does not cover', async () => {
    const bar = await shown()
    await opened(bar)
    bar.find('#search').focus()
    await closed(bar)
    bar.find('#link').focus()
    await opened(bar)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
    expect(padding).to.be.at.least(bar.bar.offsetHeight)
  })

  it('is absent from wide and low windows, and from those that its media leaves out', async () => {
    const bar = await shown(page('media="(width < 40rem)"'))
    await opened(bar)
    await setViewport({ width: 700, height: 740 })
    await closed(bar)
    await setViewport({ width: 360, height: 400 })
    await closed(bar)
    await setViewport({ width: 360, height: 740 })
    await opened(bar)
  })

  it('is hidden without a form, and leaves no space behind when it is removed', async () => {
    const lone = await shown(
      '<sticky-buy for="none"><button id="bar-button" form="none">Ajouter</button></sticky-buy>'
        .replace(/^/, '<div>')
        .concat('</div>'),
    )
    await until(() => lone.bar.hasAttribute('data-vt-end-bar'), 'the view')
    expect(lone.isShown()).to.equal(false)
    const bar = await shown()
    await opened(bar)
    await until(() => document.documentElement.hasAttribute('data-vt-bar'), 'the reserved space')
    bar.bar.remove()
    await until(() => !document.documentElement.hasAttribute('data-vt-bar'), 'no reserved space')
  })

  it('is a named region, and passes axe', async () => {
    const bar = await shown()
    await opened(bar)
    expect(bar.bar.getAttribute('role')).to.equal('region')
    expect(bar.bar.getAttribute('aria-label')).to.equal('Achat')
    expect(await axeFindings(bar.bar)).to.deep.equal([])
  })
})
