import type { Splide } from '@splidejs/splide'
import { Icon } from '../ui/icon.tsx'

type Props = {
  /** Whether the slides move by themselves. */
  hasPause: boolean
  /** Dots in place of arrows. */
  hasDots: boolean
}

/**
 * The buttons before the slides. Splide finds them by their classes, and sets their names and functions: pause first,
 * as the ARIA pattern requires. Splide would create arrows by an HTML parser, which Trusted Types forbid.
 */
export const SliderButtons = ({ hasPause, hasDots }: Props) => (
  <>
    {hasPause && (
      <button type="button" data-part="slider-pause" className="splide__toggle">
        <span className="splide__toggle__pause">
          <Icon name="pause" />
        </span>
        <span className="splide__toggle__play">
          <Icon name="play" />
        </span>
      </button>
    )}
    {hasDots ? (
      <ul data-part="slider-dots" className="splide__pagination" />
    ) : (
      <>
        <button type="button" data-part="slider-previous" className="splide__arrow splide__arrow--prev">
          <Icon name="previous" />
        </button>
        <button type="button" data-part="slider-next" className="splide__arrow splide__arrow--next">
          <Icon name="next" />
        </button>
      </>
    )}
  </>
)

/**
 * Keys on the buttons: arrows move as the buttons do, Home and End show the first and the last slide. Splide's own
 * `keyboard` would use the keys of fields in the slides.
 */
export function moveByKey(splide: Splide, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isRightToLeft = splide.options.direction === 'rtl'
  if (event.key === 'ArrowRight') splide.go(isRightToLeft ? '<' : '>')
  else if (event.key === 'ArrowLeft') splide.go(isRightToLeft ? '>' : '<')
  else if (event.key === 'Home') splide.go(0)
  else if (event.key === 'End') splide.go(splide.length - 1)
  else return
  event.preventDefault()
}
