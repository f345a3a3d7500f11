import type { Connected } from '../../../runtime/element/behaviour.ts'
import { sliderOfList } from '../../../runtime/sliders/list-slider.ts'
import type { logoCarousel } from './definition.ts'
import { slidesNow } from './rules.ts'

/** Makes the server's list of logos a slider that goes on by one logo at a time. */
export function connectLogoCarousel(connected: Connected<typeof logoCarousel>): void {
  const { attributes, emit } = connected
  sliderOfList(connected, () => ({
    slides: () => slidesNow(attributes.slides),
    step: 1,
    speed: attributes.speed,
    autoplay: attributes.autoplay,
    onReady: ({ count }) => emit('slider:ready', { count }),
  }))
}
