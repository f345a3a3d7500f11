import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<tab-set>`: sections of a page as tabs (§9). */
export const tabSet = defineElement({
  tag: 'tab-set',
  summary: 'Shows one of several sections at a time, chosen by tabs.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    active: number('The tab that is shown, counted from 0; the element sets it too.', 0),
  },
  events: {
    'tab:change': event('Another tab is shown.', {
      index: number('Its place, counted from 0.'),
      panel: text('The id of its section.'),
    }),
  },
})
