import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { message } from '../../../runtime/text/strings.ts'
import { INTERVAL, SLIDES, SPEED } from './rules.ts'

/** `<news-ticker>`: titles of news, one after the other (§2, §9). */
export const newsTicker = defineElement({
  tag: 'news-ticker',
  summary: 'Shows news one after the other by itself, with a button that stops it and a dot for each, without arrows.',
  mount: 'enhance',
  load: 'visible',
  together: 'sliders',
  attributes: {
    slides: number('How many are shown at once.', SLIDES),
    autoplay: number('Milliseconds until the next title is shown; 0: never.', INTERVAL),
    speed: number('Milliseconds of one move.', SPEED),
  },
  events: {
    'slider:ready': event('The ticker runs.', { count: number('How many news it has.', 0) }),
  },
  parts: {
    ...sliderParts('news-ticker'),
    'slider-dots': 'The list of dots, one for each of the news; that of the shown one has `aria-selected`.',
  },
  cssProperties: { '--vt-slider-row': 'The height kept for the row of buttons above the news.' },
  strings: { ...SLIDER_TEXTS, dot: message('News.Dot', 'number', 'count'), dots: 'News.Dots' },
})
