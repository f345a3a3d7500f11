import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { ITEMS } from './rules.ts'

/** `<brand-carousel>`: the brands of the shop side by side (§3, §9). */
export const brandCarousel = defineElement({
  tag: 'brand-carousel',
  summary: 'Shows the brands of a shop some at a time, side by side, with buttons to see the others.',
  mount: 'enhance',
  load: 'visible',
  together: 'sliders',
  attributes: {
    items: number('How many brands wide windows show; narrower ones show 3, 2, then 1.', ITEMS),
  },
  events: {
    'slider:ready': event('The brands can be moved.', { count: number('How many there are.', 0) }),
  },
  parts: sliderParts('brand-carousel'),
  cssProperties: {
    '--vt-slider-gap': 'The space between two slides.',
    '--vt-slider-row': 'The height kept for the row of buttons above the slides.',
  },
  strings: SLIDER_TEXTS,
})
