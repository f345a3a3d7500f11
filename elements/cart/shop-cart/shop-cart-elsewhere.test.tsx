import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import { shopCart } from './definition.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'
const ITEMS = 'GET /fr/widget/shoppingcartitems'
const items = (quantity: number) => `<form method="post" action="/fr/shoppingcarts/update"><table>
  <tr data-item-id="5" data-item-name="Vase" data-quantity="${quantity}"><th scope="row">Vase</th>
  <td><input type="number" name="Quantity-5" value="${quantity}" aria-label="Quantité Vase"></td></tr></table></form>`
const cart = () => mount(`<shop-cart src="/fr/widget/shoppingcartitems">${items(2)}</shop-cart>`)
const shown = (host: Element) => host.querySelector('input')?.value

/** The items of the cart are to be fetched; the next answer has this quantity. */
function expectQuantity(quantity: number): void {
  resetShop()
  answer(SUMMARY, 200, { ItemsCount: quantity, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })
  answer(ITEMS, 200, items(quantity))
}

/** A tag that begins now fetches its items; one that begins after a visit has new HTML. */
async function expectOldUntilVisit(): Promise<void> {
  expectQuantity(4)
  const host = await cart()
  await until(() => shown(host) === '4')
  document.dispatchEvent(new CustomEvent('page:loaded', { detail: { url: location.href, title: '' } }))
  expectQuantity(6)
  await cart()
  expect(callsTo(ITEMS)).to.have.length(0)
}

describe('<shop-cart>, when the cart changed elsewhere', () => {
  const { getEntriesByType } = performance

  before(() => loadStrings(shopCart.strings))
  afterEach(() => {
    performance.getEntriesByType = getEntriesByType
  })

  it('fetches the items after an event of page script', async () => {
    expectQuantity(3)
    const host = await cart()
    document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
    await until(() => shown(host) === '3')
  })

  it('fetches the items when the page returns from the back/forward cache', async () => {
    expectQuantity(5)
    const host = await cart()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => shown(host) === '5')
  })

  it('fetches the items on a page that Back opened, whose HTML may be old, and not after a visit', async () => {
    performance.getEntriesByType = () => [{ type: 'back_forward' }] as never
    await expectOldUntilVisit()
  })

  it('fetches the items of a page that returned from that cache before the tag was there, and not after a visit', async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expectOldUntilVisit()
  })
})
