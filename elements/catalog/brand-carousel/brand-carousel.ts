import type { Connected } from '../../../runtime/element/behaviour.ts'
import { sliderOfList } from '../../../runtime/sliders/list-slider.ts'
import type { brandCarousel } from './definition.ts'
import { itemsNow, SPEED } from './rules.ts'

/** Makes the server's list of brands a slider. */
export function connectBrandCarousel(connected: Connected<typeof brandCarousel>): void {
  const { attributes, emit } = connected
  sliderOfList(connected, () => ({
    slides: () => itemsNow(attributes.items),
    speed: SPEED,
    onReady: ({ count }) => emit('slider:ready', { count }),
  }))
}
