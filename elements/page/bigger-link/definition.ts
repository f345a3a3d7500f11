import { number } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { SCROLL_GUARD } from './rules.ts'

/** `<bigger-link>`: a card whose whole area follows the link inside it (§9). */
export const biggerLink = defineElement({
  tag: 'bigger-link',
  summary: 'Lets the whole area of a card follow the link inside it.',
  mount: 'enhance',
  load: 'visible',
  together: 'frame',
  attributes: {
    guard: number(
      'Milliseconds after a scroll in which a click is ignored: it may be a finger that stops the scroll.',
      SCROLL_GUARD,
    ),
  },
})
