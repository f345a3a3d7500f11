import { defineElement } from '../../../runtime/element/define.ts'
import { Slider } from '../../../runtime/sliders/slider.tsx'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { registerView, type ViewProps } from '../../../runtime/view/register-view.tsx'

const sample = defineElement({
  tag: 'vt-slider',
  summary: 'A slider of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: sliderParts('vt-slider'),
  strings: SLIDER_TEXTS,
})

/** The mounted sliders: their id, and the number of their slides. */
export const begun: string[] = []

const SampleSlider = ({ host, t }: ViewProps<typeof sample>) => (
  <Slider host={host} t={t} options={{ perPage: 2, speed: 0 }} onReady={(count) => begun.push(`${host.id} ${count}`)} />
)

/** Registers `<vt-slider>`, which shows two slides at once. */
export async function registerSlider(): Promise<void> {
  registerView(sample, SampleSlider)
  await customElements.whenDefined('vt-slider')
}
