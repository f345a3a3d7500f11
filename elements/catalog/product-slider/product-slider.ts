import type { Connected } from '../../../runtime/element/behaviour.ts'
import { sliderOfList } from '../../../runtime/sliders/list-slider.ts'
import type { productSlider } from './definition.ts'
import { slidesNow } from './rules.ts'

/** Makes the server's list of products a slider. */
export function connectProductSlider(connected: Connected<typeof productSlider>): void {
  const { attributes, emit } = connected
  sliderOfList(connected, () => ({
    slides: () => slidesNow(attributes.slides),
    speed: attributes.speed,
    autoplay: attributes.autoplay,
    onReady: ({ count }) => emit('slider:ready', { count }),
    onMove: (index) => emit('slider:change', { index }),
  }))
}
