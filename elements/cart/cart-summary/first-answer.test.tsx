import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, callsTo, mount, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'

// This test needs a window of its own, since the shop is asked once for each page.
describe('<cart-summary>, before it knows the cart', () => {
  before(loadStrings)

  it('asks the shop when the server printed no amounts, once for all of them, and separates the figures [API-86]', async () => {
    let open = () => {}
    const slow = new Promise<void>((resolve) => {
      open = resolve
    })
    answer(SUMMARY, 200, { ItemsCount: 3, AmountTaxInclHtml: '36 €', AmountTaxExclHtml: '30 €' }, slow)
    const page = await mount('<div><cart-summary></cart-summary><cart-summary tax="excl"></cart-summary></div>')
    const [incl, excl] = page.children as unknown as [Element, Element]
    await until(() => [incl, excl].every((host) => host.querySelector('[data-part=status]')))
    await rendered()
    open()
    await until(() => [incl, excl].every((host) => host.querySelector('[data-part=count]')?.textContent === '3'))
    expect(callsTo(SUMMARY)).to.have.length(1)
    const [label, count, amount] = ['label', 'count', 'amount'].map((name) =>
      incl.querySelector(`[data-part=${name}]`)?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect]
    expect([count.left - label.right, amount.left - count.right].map((space) => space > 1)).to.deep.equal([true, true])
    expect(incl.querySelector('a')?.getAttribute('href')).to.equal('/fr/shoppingcarts')
  })
})
