import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { SEARCH_FIELD } from '../../../runtime/typeahead/search-field.ts'
import { MIN_LENGTH } from './rules.ts'

/** `<customer-search>`: staff find a customer (§5, §7). */
export const customerSearch = defineElement({
  tag: 'customer-search',
  summary: 'Lets staff find a customer by e-mail and puts the choice into a form.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    minLength: number('So many characters are searched for at least.', MIN_LENGTH),
    for: text('The id of the form that takes the choice. Without it, the form around the field.'),
  },
  events: {
    'customer:select': event('A customer was chosen; the form holds the choice.', {
      customerId: text('The customer.'),
      email: text('The e-mail address.'),
    }),
  },
  parts: {
    field: part(SEARCH_FIELD, 'The field that is typed in; the first one counts.', { required: true }),
    suggestions: part('[data-part=suggestions]', 'Created after the field: the panel of the list and the status.', {
      without: 'after',
      within: 'field',
      tag: 'div',
    }),
    list: 'The list of customers.',
    customer: 'One customer; `data-active` is where the keys are.',
    none: 'The text that is shown when nobody was found, or the search failed.',
    status: 'Says how many were found to screen readers; not seen.',
  },
  strings: {
    list: 'Sales.Customers',
    found: message('Sales.CustomerCount', 'count'),
    none: 'Sales.NoCustomerFound',
    failed: 'Core.UnknownErrors',
  },
})
