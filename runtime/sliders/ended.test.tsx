import { expect } from '@open-wc/testing'
import { mount } from '../../test/harness/component.ts'
import { items } from '../../test/harness/slides.ts'
import { defineElement } from '../element/define.ts'
import { registerView, type ViewProps } from '../view/register-view.tsx'
import { Slider } from './slider.tsx'
import { SLIDER_TEXTS, sliderParts } from './texts.ts'

const sample = defineElement({
  tag: 'vt-slider',
  summary: 'A slider of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: sliderParts('vt-slider'),
  strings: SLIDER_TEXTS,
})

const ready: string[] = []
const SampleSlider = ({ host, t }: ViewProps<typeof sample>) => (
  <Slider host={host} t={t} slides={2} speed={0} onReady={(count) => ready.push(`${host.id} ${count}`)} />
)

// In a window of its own: the code of the sliders is fetched once.
describe('the slider of a view, before its code is there', () => {
  before(async () => {
    registerView(sample, SampleSlider)
    await customElements.whenDefined('vt-slider')
  })

  it('does not begin when it has ended before its code came', async () => {
    const host = await mount(`<vt-slider id="ended"><ul>${items(5, 'view')}</ul></vt-slider>`)
    host.remove()
    await import('./engine.ts')
    await new Promise(requestAnimationFrame)
    expect([ready.includes('ended 5'), host.querySelector('button')]).to.deep.equal([false, null])
  })
})
