import { Slider } from '../../../runtime/sliders/slider.tsx'
import { useSlideCount } from '../../../runtime/sliders/slider-count.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { logoCarousel } from './definition.ts'
import { slidesNow } from './rules.ts'

/** The server's list of logos as a slider that moves on by one logo at a time. */
export function LogoCarousel({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof logoCarousel>) {
  const shown = useSlideCount(() => slidesNow(slides))
  return (
    <Slider
      host={host}
      t={t}
      slides={shown}
      step={1}
      speed={speed}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
    />
  )
}
