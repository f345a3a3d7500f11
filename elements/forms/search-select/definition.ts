import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<search-select>`: a select whose options are filtered by typing (§5, §9). */
export const searchSelect = defineElement({
  tag: 'search-select',
  summary: 'A select whose options are filtered by typing, for one choice or for multiple.',
  mount: 'enhance',
  load: 'visible',
  together: 'selects',
  attributes: {
    threshold: number('From so many options on, a list for one choice has a search field. Without it, never.'),
    placeholder: text('Shown while nothing is chosen.'),
  },
  events: { change: event('The choice has changed; the native event of the select.') },
  parts: {
    select: part('select', 'The native select, which stays the field.', { required: true }),
    popup: part('[data-part=popup]', 'The panel of the list.', { without: 'append', tag: 'div' }),
    list: 'The list of choices.',
    option: 'One choice; `data-active` is where the keys are.',
    'group-label': 'The name of a group of choices.',
    search: 'The search field above the list.',
    none: 'The text that is shown when nothing was found.',
    control: part('[data-part=control]', 'The control of a select of multiple choices: the chosen ones and a field.', {
      without: 'view',
    }),
    chips: 'The list of chosen ones.',
    chip: 'One that is chosen.',
    remove: 'Its button to take it back.',
    field: 'Where a shopper types.',
  },
  strings: {
    search: message('Forms.SearchIn', 'name'),
    found: message('Forms.ChoiceCount', 'count'),
    none: 'Forms.NoChoice',
    chosen: 'Forms.ChosenOnes',
    remove: message('Forms.RemoveChoice', 'name'),
    added: message('Forms.ChoiceAdded', 'name'),
    removed: message('Forms.ChoiceRemoved', 'name'),
  },
})
