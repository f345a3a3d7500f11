import { Slider } from '../../../runtime/sliders/slider.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { logoCarousel } from './definition.ts'
import { sideBySide } from './rules.ts'

export function LogoCarousel({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof logoCarousel>) {
  return (
    <Slider
      host={host}
      t={t}
      options={{ ...sideBySide(slides), perMove: 1, speed }}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
    />
  )
}
