import { SliderDots } from '../../../runtime/sliders/dots.tsx'
import { Slider } from '../../../runtime/sliders/slider.tsx'
import { PauseButton } from '../../../runtime/sliders/slider-buttons.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { newsTicker } from './definition.ts'

/** The server's list of news as a slider that moves on by itself, with dots and without arrows. */
export function NewsTicker({ host, slides, autoplay, speed, emit, t }: ViewProps<typeof newsTicker>) {
  return (
    <Slider
      host={host}
      t={t}
      slides={slides}
      step={1}
      speed={speed}
      autoplay={autoplay}
      onReady={(count) => emit('slider:ready', { count })}
      renderButtons={(engine, rotation) => (
        <>
          <PauseButton rotation={rotation} t={t} />
          <SliderDots engine={engine} label={t.dots} dot={(number) => t.dot({ number, count: engine.count })} />
        </>
      )}
    />
  )
}
