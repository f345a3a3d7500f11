import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<fake-select>`: a styled dropdown over a native select (§5). */
export const fakeSelect = defineElement({
  tag: 'fake-select',
  summary: 'A styled list of choices in place of the one that the browser opens for a select.',
  mount: 'enhance',
  load: 'visible',
  together: 'selects',
  attributes: { placeholder: text('Shown while the chosen option is one without value and text.') },
  events: { change: event('Another option was chosen; the native event of the select.') },
  parts: {
    select: part('select', 'The native select, which stays the field.', { required: true }),
    popup: part('[data-part=popup]', 'The panel of the list.', { without: 'append', tag: 'div' }),
    list: 'The list of choices.',
    option: 'One choice; `data-active` is where the keys are.',
    'group-label': 'The name of a group of choices.',
  },
})
