import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { hydrateAll, mount, nextEvent } from '../../../test/harness/component.ts'
import { items, slideList, sliderButton } from '../../../test/harness/media/slides.ts'
import './index.ts'

// This test needs a window of its own, since the code of the sliders is loaded once.
describe('<product-slider>, before its code is there', () => {
  before(loadStrings)

  it('is loading before it is ready, and announces that it is ready [CATALOG-08, CATALOG-09]', async () => {
    const page = await mount('<div></div>')
    page.innerHTML = `<product-slider aria-label="New" autoplay="0" speed="0">${slideList(items(10, 'product'))}</product-slider>`
    const host = page.firstElementChild as HTMLElement
    hydrateAll(host)
    expect([host.dataset.state, getComputedStyle(host.querySelector('ul') as Element).overflowX]).to.deep.equal([
      'loading',
      'auto',
    ])
    const ready = nextEvent('slider:ready', host)
    expect((await ready).detail).to.deep.equal({ count: 10 })
    expect([host.dataset.state, sliderButton(host, 'next').checkVisibility()]).to.deep.equal(['ready', true])
  })
})
