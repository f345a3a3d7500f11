import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, callsTo, mount, until } from '../../../test/harness/component.ts'
import './index.ts'

const SUMMARY = 'GET /api/v1/shoppingcarts'

// This test needs a window of its own, since the shop is asked once for each page.
describe('<cart-summary>, before it knows the cart', () => {
  before(loadStrings)

  it('asks the shop when the server printed no amounts, once for all of them [API-86]', async () => {
    answer(SUMMARY, 200, { ItemsCount: 3, AmountTaxInclHtml: '36 €', AmountTaxExclHtml: '30 €' })
    const page = await mount('<div><cart-summary></cart-summary><cart-summary tax="excl"></cart-summary></div>')
    const [incl, excl] = page.children as unknown as [Element, Element]
    await until(() => [incl, excl].every((host) => host.querySelector('[data-part=count]')?.textContent === '3'))
    expect(callsTo(SUMMARY)).to.have.length(1)
    expect(incl.querySelector('a')?.getAttribute('href')).to.equal('/fr/shoppingcarts')
  })
})
