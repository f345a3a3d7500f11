import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { SEARCH_FIELD } from '../../../runtime/typeahead/search-field.ts'
import { ACCURACY, LIMIT, MIN_LENGTH, RESULTS } from './rules.ts'

/** `<product-search>`: a search form with suggestions (§2, §5, §9). */
export const productSearch = defineElement({
  tag: 'product-search',
  summary: 'Suggests products while a shopper types into the search form.',
  mount: 'enhance',
  load: 'visible',
  together: 'shop',
  attributes: {
    minLength: number('So many characters are suggested for at least.', MIN_LENGTH),
    results: number('So many suggestions are asked for.', RESULTS),
    accuracy: number('The share of the letters that has to agree, from 0 to 1.', ACCURACY),
    limit: number('So many rows are shown at most.', LIMIT),
    photoUrl: text(
      'Address of a photo: `{id}` and `{name}` are its AssetId and AssetName, `{size}` for pixels. An AssetId that is an address needs none.',
    ),
  },
  events: {
    'search:submit': event('A shopper searches; the page of the results is about to be loaded.', {
      query: text('The typed text.'),
    }),
    'search:select': event('A shopper chose a suggestion; its page is about to be loaded.', {
      name: text('The name of the product.'),
      url: text('The address of its page.'),
    }),
  },
  parts: {
    field: part(SEARCH_FIELD, 'The field that is typed in; the first one counts.', { required: true }),
    suggestions: part('[data-part=suggestions]', 'Created after the field: the panel of the list and the status.', {
      without: 'after',
      within: 'field',
      tag: 'div',
    }),
    list: 'The list of suggestions.',
    suggestion:
      'One suggestion; `data-active` marks the one that the keys have reached. The typed text is in `<mark>`.',
    photo: 'Its photo, of 80 pixels, or the space for one.',
    name: 'Its name.',
    category: 'The name of its category.',
    price: 'Its price.',
    all: 'The last row: all results.',
    heading: 'The heading of the list of those.',
    recent: 'A search of before; only with consent to preferences.',
    remove: 'Takes it off the list.',
    'forget-all': 'Takes all of them off.',
    none: 'The text that is shown when nothing was found.',
    status: 'Says how many were found to screen readers; not seen.',
  },
  strings: {
    list: 'Catalog.Suggestions',
    found: message('Catalog.SuggestionCount', 'count'),
    none: 'Catalog.NoProductFound',
    all: message('Catalog.AllResults', 'text'),
    recent: 'Catalog.RecentSearches',
    remove: message('Catalog.ForgetSearch', 'text'),
    forgetAll: 'Catalog.ForgetSearches',
  },
})
