import { flag, json, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

const filters = json('The chosen filters, as in the address.', {}, 'Filters')
const url = text('The address of the list with it.')

/** `<product-filters>`: what a list can be narrowed by, in place or as a panel (§4). */
export const productFilters = defineElement({
  tag: 'product-filters',
  summary: 'Narrows a list by its filters: at once or on submit, beside the list or in a panel of narrow windows.',
  mount: 'enhance',
  load: 'eager',
  together: 'lists',
  attributes: {
    brandId: text('The brand whose list this is; sent when the filters are fetched.'),
    categoryId: text('The category whose list this is; sent when the filters are fetched.'),
    q: text('The search whose results the list shows; sent when the filters are fetched.'),
    currentFilter: json<Record<string, unknown> | null>(
      'The active filters of the list. Without it, those of the address.',
      null,
      'Filters | null',
    ),
    refreshOnClick: flag('The list is loaded again at each choice; typed prices and texts follow after 1000 ms.'),
    autoSubmit: flag('The form is sent 1000 ms after the last change, also without `refresh-on-click`.'),
    theme: text('The name of the theme; default: that of the settings. In `Corporate` nothing is fetched.'),
  },
  events: {
    'filters:change': event('Another choice was made; the list may still show the one before.', { filters, url }),
    'filters:submit': event('The list is asked for; `page:before-visit` follows and can be cancelled.', {
      filters,
      url,
    }),
  },
  parts: {
    toggle: part(
      '[data-part=toggle]',
      'The button or link that opens the panel in narrow windows. Created when the server sends none.',
      { without: 'prepend', tag: 'button' },
    ),
    panel: part('[data-part=panel], form:not([data-part=panel] *)', 'The content of the panel; default: the form.'),
    heading: part('[data-part=heading]', 'Names the panel.'),
    close: part('[data-part=close]', 'Closes the panel. Created when the server sends none.', {
      without: 'prepend',
      within: 'panel',
      tag: 'button',
    }),
    form: part('form', 'The GET form to the list.'),
    show: part('[data-part=show]', 'The submit button; in the panel it closes it.'),
    clear: part('[data-part=clear]', 'The link that takes all filters off.'),
    count: part('[data-part=count]', 'In the toggle: how many choices there are.'),
    group: part('details', 'A group of filters that opens and closes.'),
    item: part('filter-item', 'One value that can be chosen.', { key: 'value', grows: true }),
    field: part(
      'input[name]:not([type=hidden], [type=submit], [type=button]), select[name]',
      'A filter with one value: the end of a range, a text, a list.',
      { key: 'name', grows: true },
    ),
    unused: part('[data-part=unused]', 'Names the typed values that are no numbers, and says that they are not used.'),
    message: part('[data-part=message]', 'Says that the filters could not be loaded.', {
      without: 'append',
      tag: 'div',
    }),
    retry: 'The button that asks again.',
  },
  strings: {
    filters: 'Catalog.Filters',
    show: 'Catalog.ShowProducts',
    close: 'Core.Close',
    notUsed: message('Catalog.FilterNotUsed', 'typed'),
    failed: 'Shell.NotLoaded',
    retry: 'Shell.Retry',
  },
})
