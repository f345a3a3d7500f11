import { expect } from '@open-wc/testing'
import { mount } from '../../test/harness/component.ts'
import { begun, registerSlider } from '../../test/harness/media/sample-slider.tsx'
import { items, slideList } from '../../test/harness/media/slides.ts'

// In a window of its own: the code of the sliders is fetched once.
describe('the slider of a view, before its code is there', () => {
  before(registerSlider)

  it('does not start if it has ended before its code was loaded', async () => {
    const host = await mount(`<vt-slider id="ended">${slideList(items(5, 'view'))}</vt-slider>`)
    host.remove()
    await import('./start-splide.ts')
    await new Promise(requestAnimationFrame)
    expect([begun.includes('ended 5'), host.querySelector('button')]).to.deep.equal([false, null])
  })
})
