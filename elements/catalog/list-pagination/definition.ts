import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<list-pagination>`: the pages around the present one, as links (§2, §9). */
export const listPagination = defineElement({
  tag: 'list-pagination',
  summary:
    'Links to the pages of a list: two on each side of the present one, none on small screens, previous and next.',
  mount: 'enhance',
  load: 'visible',
  together: 'lists',
  hydrate: 'load',
  attributes: {
    page: number('The present page, from 1.', 1),
    pages: number('How many pages there are. With one or none, nothing is shown.', 1),
    outer: number(
      'How many pages are linked at each end beside those around the present one; 1: the first and the last.',
      0,
    ),
    param: text('The query parameter of the page: `pagenbr` for orders.', 'pageindex'),
    label: text('Names the links as a landmark. Without it, the name of the server’s `nav`, else the library’s own.'),
  },
  events: {
    'page:change': event('A plain click loads another page; `page:before-visit` follows and can be cancelled.', {
      page: number('The number of that page.', 1),
      url: text('The address of that page.'),
    }),
  },
  parts: {
    nav: part('nav', 'The landmark; created when the server sends none.', { without: 'append', tag: 'nav' }),
    pages: part('nav > ul', 'The list of links.', { without: 'view' }),
    end: 'The link to a page at an end of the list, by `outer`.',
    gap: 'Where pages are left out, by `outer`.',
    previous: 'The link to the page before.',
    next: 'The link to the page after.',
  },
  strings: {
    label: 'Catalog.Pages',
    previous: 'Catalog.PreviousPage',
    next: 'Catalog.NextPage',
    page: message('Catalog.PageNumber', 'page'),
  },
})
