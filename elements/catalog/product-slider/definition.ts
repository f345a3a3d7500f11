import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { INTERVAL, SLIDES, SPEED } from './rules.ts'

/** `<product-slider>`: products side by side, some of them at a time (§3, §9). */
export const productSlider = defineElement({
  tag: 'product-slider',
  summary: 'Shows a list of products some at a time, side by side, with buttons to see the others.',
  mount: 'enhance',
  load: 'visible',
  together: 'product',
  attributes: {
    slides: number('How many products wide windows show; narrower ones show 3, then 2.', SLIDES),
    autoplay: number('Milliseconds until the products move on by themselves; 0: never.', INTERVAL),
    speed: number('Milliseconds of one move.', SPEED),
  },
  events: {
    'slider:ready': event('The products can be moved.', { count: number('How many there are.', 0) }),
    'slider:change': event('Other products are shown.', {
      index: number('The first that is shown, counted from 0.', 0),
    }),
  },
  parts: sliderParts('product-slider'),
  cssProperties: {
    '--vt-slider-gap': 'The space between two slides.',
    '--vt-slider-row': 'The height kept for the row of buttons above the slides.',
  },
  strings: SLIDER_TEXTS,
})
