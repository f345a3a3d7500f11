import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { INTERVAL, SLIDES, SPEED } from './rules.ts'

/** `<logo-carousel>`: logos that pass by (§3, §9). */
export const logoCarousel = defineElement({
  tag: 'logo-carousel',
  summary: 'Moves logos by itself, some at a time, with buttons to stop and to move them.',
  mount: 'enhance',
  load: 'visible',
  together: 'sliders',
  attributes: {
    slides: number('How many logos wide windows show; narrower ones show 4, then 2.', SLIDES),
    autoplay: number('Milliseconds until the next logo is shown; 0: never.', INTERVAL),
    speed: number('Milliseconds of one move.', SPEED),
  },
  events: {
    'slider:ready': event('The logos can be moved.', { count: number('How many there are.', 0) }),
  },
  parts: sliderParts('logo-carousel'),
  cssProperties: {
    '--vt-slider-gap': 'The space between two slides.',
    '--vt-slider-row': 'The height kept for the row of buttons above the slides.',
  },
  strings: SLIDER_TEXTS,
})
