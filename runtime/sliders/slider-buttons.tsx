import { Icon } from '../ui/icon.tsx'
import type { Engine } from './engine.ts'
import type { Rotation } from './slider-rotation.ts'
import type { SliderTexts } from './texts.ts'

type Props = { engine: Engine; rotation: Rotation; t: SliderTexts }

/** The button that stops what moves by itself, and lets it go on. */
export const PauseButton = ({ rotation, t }: Omit<Props, 'engine'>) => (
  <button
    type="button"
    data-part="slider-pause"
    hidden={!rotation.state}
    aria-label={rotation.state === 'plays' ? t.pauseSlides : t.playSlides}
    onClick={rotation.toggle}
  >
    <Icon name={rotation.state === 'plays' ? 'pause' : 'play'} />
  </button>
)

/** The buttons before the slides: pause first, as the pattern wants it, then back and on. */
export const SliderButtons = ({ engine, rotation, t }: Props) => (
  <>
    <PauseButton rotation={rotation} t={t} />
    <button
      type="button"
      data-part="slider-previous"
      aria-label={t.previousSlides}
      aria-disabled={!engine.canMove(-1)}
      onClick={() => engine.move(-1)}
    >
      <Icon name="previous" />
    </button>
    <button
      type="button"
      data-part="slider-next"
      aria-label={t.nextSlides}
      aria-disabled={!engine.canMove(1)}
      onClick={() => engine.move(1)}
    >
      <Icon name="next" />
    </button>
  </>
)

/** Arrows move by as many slides as a button does; Home and End go to the ends. */
export function moveByKey(engine: Engine, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isRightToLeft = getComputedStyle(event.currentTarget as Element).direction === 'rtl'
  if (event.key === 'ArrowRight') engine.move(isRightToLeft ? -1 : 1)
  else if (event.key === 'ArrowLeft') engine.move(isRightToLeft ? 1 : -1)
  else if (event.key === 'Home') engine.go(0)
  else if (event.key === 'End') engine.go(engine.count - 1)
  else return
  event.preventDefault()
}
