import { Slider } from '../../../runtime/sliders/slider.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { productSlider } from './definition.ts'
import { sideBySide } from './rules.ts'

export function ProductSlider({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof productSlider>) {
  return (
    <Slider
      host={host}
      t={t}
      options={{ ...sideBySide(slides), speed }}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
      onMove={(index) => emit('slider:change', { index })}
    />
  )
}
