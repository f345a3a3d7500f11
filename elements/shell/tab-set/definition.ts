import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<tab-set>`: sections of a page as tabs (§9). */
export const tabSet = defineElement({
  tag: 'tab-set',
  summary: 'Shows one section of many at a time, chosen by tabs.',
  mount: 'enhance',
  load: 'visible',
  together: 'product',
  // Loaded at once, since an address or a link may lead into a section from anywhere.
  hydrate: 'load',
  attributes: {
    active: number('The tab that is shown, counted from 0; the element sets it too.', 0),
  },
  events: {
    'tab:change': event('Another tab is shown.', {
      index: number('Its place, counted from 0.'),
      panel: text('The id of its section.'),
    }),
  },
  parts: {
    tab: part('[data-part=tabs] a[href*="#"]', 'A link of the list to a section.', { grows: true, required: true }),
    list: part('[data-part=tabs]', 'The list of links to the sections.'),
    item: part('[data-part=tabs] :has(a[href*="#"])', 'An element between the list and a link.'),
    panel: part('tab-set > [id], tab-set > :not([id]) [id]', 'A section that a link leads to.', { grows: true }),
  },
})
