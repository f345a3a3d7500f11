import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { SEARCH_FIELD } from '../../../runtime/typeahead/search-field.ts'
import { MIN_LENGTH, PAGE_SIZE } from './rules.ts'

/** `<reference-search>`: finds products by the customer's own stock numbers (§5, §7). */
export const referenceSearch = defineElement({
  tag: 'reference-search',
  summary: 'Finds products by the stock numbers that a customer has for them, while they are typed.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    minLength: number('So many characters are searched for at least.', MIN_LENGTH),
    pageSize: number('So many the shop answers at once; after fewer there are no more.', PAGE_SIZE),
  },
  events: {
    'search:select': event('A customer chose a product; its page is about to be loaded.', {
      name: text("The customer's own stock number."),
      url: text('The address of the page.'),
    }),
  },
  parts: {
    field: part(SEARCH_FIELD, 'The field that is typed in; the first one counts.', { required: true }),
    suggestions: part('[data-part=suggestions]', 'Created after the field: the panel of the list and the status.', {
      without: 'after',
      within: 'field',
      tag: 'div',
    }),
    list: 'The list of the results.',
    reference: 'One stock number; `data-active` is where the keys are.',
    more: 'The last row while there is more: the next page.',
    none: 'The text that is shown when nothing was found.',
    status: 'Says how many were found to screen readers; not seen.',
  },
  strings: {
    list: 'Catalog.References',
    found: message('Catalog.ReferenceCount', 'count'),
    none: 'Catalog.NoProductFound',
    more: 'Catalog.MoreResults',
    failed: 'Core.UnknownErrors',
  },
})
