import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<search-select>`: a select whose options are filtered by typing (§5, §9). */
export const searchSelect = defineElement({
  tag: 'search-select',
  summary: 'A select whose options are filtered by typing, for one choice or for several.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    threshold: number('From so many options on, a list for one choice has a search field. Without it, never.'),
    placeholder: text('Shown while nothing is chosen.'),
  },
  events: { change: event('What is chosen has changed; the native event of the select.') },
  parts: {
    list: 'The list of choices.',
    option: 'One choice; `data-active` is where the keys are.',
    'group-label': 'The name of a group of choices.',
    search: 'The search field above the list.',
    none: 'The words that are seen when nothing was found.',
    control: 'What stands for a select of several choices: the chosen ones and a field.',
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
