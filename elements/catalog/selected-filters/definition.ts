import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<selected-filters>`: what a list is narrowed by, each removable (§4). */
export const selectedFilters = defineElement({
  tag: 'selected-filters',
  summary: 'The active filters of a list; a click on one removes it.',
  mount: 'enhance',
  load: 'eager',
  together: 'lists',
  events: {
    'filter:remove': event('A filter was taken off; `page:before-visit` follows and can be cancelled.', {
      name: text('The name of the filter; empty when all are taken off.'),
      value: text('The value that was removed.'),
      attributeId: text('The attribute that it belongs to, or empty.'),
    }),
  },
  parts: {
    chip: part(
      'a[data-part=chip], [data-part=chip]',
      'A chosen filter: a link to the list without it, with `data-name`, `data-value` and `data-attribute-id`.',
      { grows: true, key: 'id' },
    ),
    clear: part('a[data-part=clear], [data-part=clear]', 'The link to the list without any filter.'),
    item: part('li', 'Holds a chip; it is hidden with it.'),
  },
})
