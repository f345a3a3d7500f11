import { Slider } from '../../../runtime/sliders/slider.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { newsTicker } from './definition.ts'

export function NewsTicker({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof newsTicker>) {
  return (
    <Slider
      host={host}
      t={t}
      options={{ perPage: slides, speed }}
      dots={{ all: t.dots, one: (number, count) => t.dot({ number, count }) }}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
    />
  )
}
