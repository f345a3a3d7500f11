import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { VISIBLE_RATIO } from './rules.ts'

/** `<scroll-reveal>`: content that is animated in when it is scrolled into view (§2, §9). */
export const scrollReveal = defineElement({
  tag: 'scroll-reveal',
  summary: 'Shows content with an animation when it is scrolled into view, once.',
  mount: 'enhance',
  load: 'idle',
  attributes: {
    animation: text(
      'The class, or classes, that bring the animation: one of fade-in, fade-up, zoom-in, or the theme’s.',
      'fade-in',
    ),
    ratio: number('How much of the element must be in view, from 0 to 1.', VISIBLE_RATIO),
  },
  cssProperties: {
    '--vt-reveal-time': 'How long an animation takes; default 600ms.',
    '--vt-reveal-way': 'How far fade-up rises; default 2rem.',
  },
  events: { 'reveal:shown': event('The content is in view; its animation begins.') },
})
