import { Slider } from '../../../runtime/sliders/slider.tsx'
import { useSlideCount } from '../../../runtime/sliders/slider-count.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { brandCarousel } from './definition.ts'
import { itemsNow, SPEED } from './rules.ts'

/** The server's list of brands as a slider. */
export function BrandCarousel({ host, items, emit, t }: ViewProps<typeof brandCarousel>) {
  const slides = useSlideCount(() => itemsNow(items))
  return <Slider host={host} t={t} slides={slides} speed={SPEED} onReady={(count) => emit('slider:ready', { count })} />
}
