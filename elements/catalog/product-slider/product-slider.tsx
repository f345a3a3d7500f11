import { Slider } from '../../../runtime/sliders/slider.tsx'
import { useSlideCount } from '../../../runtime/sliders/slider-count.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { productSlider } from './definition.ts'
import { slidesNow } from './rules.ts'

/** The server's list of products as a slider. */
export function ProductSlider({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof productSlider>) {
  const shown = useSlideCount(() => slidesNow(slides))
  return (
    <Slider
      host={host}
      t={t}
      slides={shown}
      speed={speed}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
      onMove={(index) => emit('slider:change', { index })}
    />
  )
}
