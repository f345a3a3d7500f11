import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { addToCart, refreshAnnouncedCart, refreshCart, watchItems } from '../../../stores/cart/cart.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  mount,
  resetShop,
  until,
  warningsOf,
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

const LINK = `<a href="/fr/shoppingcarts"><span data-part="label">Panier</span> <span data-part="count">2</span>
  <span data-part="amount">24,00 €</span></a>`
const SERVED = `<cart-summary href="/fr/shoppingcarts" count="2" amount="24,00 &lt;€&gt;">${LINK}</cart-summary>`

const part = (host: Element, name: string) => host.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement
const count = (host: Element) => part(host, 'count')?.textContent
const rendered = (host: Element) => until(() => host.querySelector('[data-part="status"]'))

describe('<cart-summary>', () => {
  before(loadStrings)
  beforeEach(resetShop)

  it('shows the amount as the HTML of the chosen field [CART-11]', async () => {
    answer(SUMMARY, 200, info(3))
    await refreshCart()
    const host = await mount('<cart-summary></cart-summary>')
    await rendered(host)
    expect(part(host, 'amount').querySelector('b')?.textContent).to.equal('36 €')
    host.setAttribute('tax', 'excl')
    await until(() => part(host, 'amount').querySelector('i')?.textContent === '30 €')
  })

  it('counts at once after an addition, restores the count when it is refused, and shows the shop’s answer [CART-10]', async () => {
    answer(SUMMARY, 200, info(3))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    let open = () => {}
    const slow = new Promise<void>((resolve) => {
      open = resolve
    })
    answer(ADD, 409, {}, slow)
    answer(ADD, 200, info(8))
    const refused = addToCart({ ...vase, quantity: 2 })
    await until(() => count(host) === '5')
    open()
    await refused
    await until(() => count(host) === '3')
    await addToCart(vase)
    await until(() => count(host) === '8')
    expect(part(host, 'amount').textContent).to.equal('96 €')
  })

  it('announces the number with its noun, and only when it changes', async () => {
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    expect(host.querySelector('a')?.textContent).to.contain('1 article')
    expect(host.querySelector('a')?.textContent).not.to.contain('1 articles')
    expect(part(host, 'status').textContent).to.equal('')
    answer(ADD, 200, info(2))
    await addToCart(vase)
    await until(() => part(host, 'status').textContent === '2 articles')
    expect(part(host, 'status').getAttribute('role')).to.equal('status')
  })

  it('announces nothing where the page lists the cart', async () => {
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    const stop = watchItems(() => {})
    answer(ADD, 200, info(2))
    await addToCart(vase)
    await until(() => count(host) === '2')
    expect(part(host, 'status').textContent).to.equal('')
    stop()
  })

  it('announces nothing after an addition that another tag announces, but announces a later change', async () => {
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    resetShop()
    answer(SUMMARY, 200, info(3))
    refreshAnnouncedCart()
    await until(() => count(host) === '3')
    expect(part(host, 'status').textContent).to.equal('')
    answer(ADD, 200, info(4))
    await addToCart(vase)
    await until(() => part(host, 'status').textContent === '4 articles')
  })

  it('keeps the last count when the shop fails, and stays a link', async () => {
    answer(SUMMARY, 200, info(4))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    resetShop()
    answer(SUMMARY, 500)
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => callsTo(SUMMARY).length === 1)
    expect(count(host)).to.equal('4')
    expect(host.querySelector('a')?.getAttribute('href')).to.equal('/fr/shoppingcarts')
  })

  it('fetches the cart again when a page script reports a change', async () => {
    answer(SUMMARY, 200, info(9))
    const host = await mount(SERVED)
    await rendered(host)
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => count(host) === '9')
  })

  it('shows the icon of its slot in the link', async () => {
    const host = await mount(
      `<cart-summary count="2"><svg slot="icon" width="8" height="8"></svg>${LINK}</cart-summary>`,
    )
    await rendered(host)
    expect(host.querySelector('a svg')).not.to.equal(null)
    expect(host.querySelectorAll('a')).to.have.length(1)
  })

  it('warns of an invalid attribute and uses the default', async () => {
    const warnings = await warningsOf(async () => {
      await rendered(await mount('<cart-summary tax="gross" count="two"></cart-summary>'))
    })
    expect(warnings.join()).to.contain('tax="gross"').and.to.contain('count="two"')
  })

  it('uses the texts of the next page, and asks the shop only when they contradict its last answer', async () => {
    answer(SUMMARY, 200, info(4))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    resetShop()
    answer(SUMMARY, 200, info(6))
    host.setAttribute('count', '4')
    host.setAttribute('amount', '48 €')
    host.setAttribute('href', '/nl/shoppingcarts')
    await until(() => host.querySelector('a')?.getAttribute('href') === '/nl/shoppingcarts')
    expect(calls).to.have.length(0)
    host.setAttribute('count', '6')
    await until(() => count(host) === '6', 'the truth')
    expect(callsTo(SUMMARY)).to.have.length(1)
  })

  it('restores the server’s link when it is removed, and renders one when it is added again', async () => {
    const host = await mount(SERVED)
    await rendered(host)
    const place = host.parentElement as Element
    host.remove()
    await until(() => !host.querySelector('[data-vt-root]'), 'the server’s link')
    expect(count(host)).to.equal('2')
    place.append(host)
    await rendered(host)
    expect(host.querySelectorAll('a')).to.have.length(1)
  })

  it('keeps working after a translator has wrapped its texts', async () => {
    answer(SUMMARY, 200, info(4))
    await refreshCart()
    const host = await mount(SERVED)
    await rendered(host)
    for (const name of ['label', 'count', 'amount']) {
      const font = document.createElement('font')
      font.append(...part(host, name).childNodes)
      part(host, name).append(font)
    }
    resetShop()
    answer(SUMMARY, 200, info(7))
    await refreshCart()
    await until(() => count(host) === '7' && part(host, 'amount').textContent === '84 €', 'the new texts')
  })

  it('makes no call when it is removed and added again', async () => {
    answer(SUMMARY, 200, info(4))
    const host = await mount(SERVED)
    const parent = host.parentElement as Element
    host.remove()
    parent.append(host)
    await rendered(host)
    expect(calls).to.have.length(0)
  })

  it('has no accessibility fault', async () => {
    const host = await mount(SERVED)
    await rendered(host)
    expect(await axeFindings(host)).to.deep.equal([])
  })
})
