import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { forgetWishlists, noteCount } from '../../../stores/wishlist/known.ts'
import { answer, axeFindings, callsTo, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import { wishlistCount } from './definition.ts'
import './index.ts'

const GET = 'GET /api/v1/catalog/wishlist/products/count'
const number = (host: Element) => host.querySelector('[data-part=count]')?.textContent

describe('<wishlist-count>', () => {
  before(() => loadStrings(wishlistCount.strings))
  beforeEach(() => {
    resetShop()
    forgetWishlists()
  })

  it('shows the count of the server without a request, and a newer one of the page [WISH-24]', async () => {
    const host = await mount('<wishlist-count count="3">3</wishlist-count>')
    await until(() => number(host) === '3', 'the count')
    expect(host.textContent).to.equal('33 articles dans vos listes')
    expect(callsTo(GET)).to.deep.equal([])
    noteCount(4)
    await until(() => number(host) === '4', 'the newer count')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('asks the shop when the server printed no count', async () => {
    answer(GET, 200, 2)
    const host = await mount('<wishlist-count></wishlist-count>')
    await until(() => number(host) === '2', 'the count')
    expect(callsTo(GET).length).to.equal(1)
  })

  it('asks again when the connection is restored, while it is in the page', async () => {
    answer(GET, 0)
    const page = await mount('<div></div>')
    const lost = (begin: () => unknown) =>
      warningsOf(async (said) => {
        begin()
        await until(() => said.length === 1, 'the failure')
      })
    const online = () => window.dispatchEvent(new Event('online'))
    await lost(() => page.append(document.createElement('wishlist-count')))
    await lost(online)
    expect(callsTo(GET)).to.have.length(2)
    page.replaceChildren()
    await Promise.resolve()
    online()
    expect(callsTo(GET)).to.have.length(2)
  })

  it('is empty for 0, and for an invalid answer', async () => {
    answer(GET, 200, 'no number')
    const host = await mount('<wishlist-count></wishlist-count>')
    await until(() => callsTo(GET).length === 1, 'the call')
    expect(host.textContent).to.equal('')
    const none = await mount('<wishlist-count count="0"></wishlist-count>')
    noteCount(1)
    await until(() => number(none) === '1', 'the count')
    noteCount(0)
    await until(() => none.textContent === '', 'nothing')
  })
})
