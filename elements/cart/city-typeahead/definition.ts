import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { SEARCH_FIELD } from '../../../runtime/typeahead/search-field.ts'

/** `<city-typeahead>`: from a postal code to its city, in the cart (§2, §5, §7). */
export const cityTypeahead = defineElement({
  tag: 'city-typeahead',
  summary: 'Suggests cities for a postal code or a name, and keeps the chosen one for the cart.',
  mount: 'enhance',
  load: 'visible',
  together: 'basket',
  attributes: {
    countryId: text(
      'The country whose cities are suggested. Without it, the value of the form’s first field `…CountryId`.',
    ),
    minLength: number('So many characters are searched for at least.', 4),
  },
  events: {
    'city:select': event('A city was chosen; the shop is about to keep it.', {
      id: text('The city.'),
      name: text('Its name, as the shop wrote it.'),
    }),
  },
  parts: {
    field: part(SEARCH_FIELD, 'The field that is typed in; the first one counts. Enter does not send its form.', {
      required: true,
    }),
    send: part('[data-part=send]', 'Sends the form without JavaScript; hidden with it.'),
    suggestions: part('[data-part=suggestions]', 'Created after the field: the panel of the list and the status.', {
      without: 'after',
      within: 'field',
      tag: 'div',
    }),
    list: 'The list of cities.',
    city: 'One city; `data-active` is where the keys are.',
    none: 'The text that is shown when no city was found, or the search failed.',
    status: 'Says how many were found to screen readers; not seen.',
    note: part('[data-part=note]', 'Names the city of the delivery, or says that it could not be saved.', {
      without: 'append',
    }),
  },
  strings: {
    list: 'Basket.Cities',
    found: message('Basket.CityCount', 'count'),
    none: 'ShoppingCarts.NoCityFound',
    chosen: message('Basket.CityChosen', 'city'),
    failed: 'Core.UnknownErrors',
  },
})
