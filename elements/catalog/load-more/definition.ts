import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<load-more>`: a button that adds the next page of a list to the one that is shown. */
export const loadMore = defineElement({
  tag: 'load-more',
  summary: 'Adds the items of the next page to a list, and says how many of them are shown.',
  mount: 'enhance',
  load: 'visible',
  together: 'lists',
  hydrate: 'load',
  attributes: {
    for: text('The id of the element that contains the items. Without it, the last `<product-list>` before the tag.'),
    page: number('The last page that is shown, from 1. The tag counts it up.', 1),
    pages: number('How many pages there are. On the last one there is no button.', 1),
    from: number('The first page that is shown, if that is another one.', 0),
    param: text('The query parameter of the page: `pagenbr` for orders.', 'pageindex'),
    first: number('The number of the first item that is shown, from 1.', 1),
    shown: number('The number of the last item that is shown. The tag counts it up.', 0),
    total: number('How many items all pages have. With 0, the text of the server stays.', 0),
  },
  events: {
    'list:before-extend': event('A page is about to be loaded and added; can be cancelled.', {
      page: number('The number of that page.', 1),
      url: text('The address of that page.'),
    }),
    'list:extended': event('The items of a page are in the list; focus is in the first of them.', {
      page: number('The number of that page.', 1),
      count: number('How many items were added.', 0),
      url: text('The address of the page that shows the whole list.'),
    }),
    'list:extend-error': event('The page could not be loaded; the button tries again.', {
      page: number('The number of that page.', 1),
      kind: text('offline, refused, server or unreadable.'),
      status: number('The HTTP status; 0 without an answer.', 0),
    }),
  },
  parts: {
    more: part('a[data-part=more]', 'The link to the next page, which acts as a button.', { required: true }),
    status: part('[data-part=status]', 'How many items are shown, or why there are not more; a polite live region.', {
      without: 'prepend',
      tag: 'p',
    }),
  },
  strings: {
    shown: message('load-more.Shown', 'shown', 'total'),
    range: message('load-more.Range', 'first', 'shown'),
    loading: 'Core.Loading',
    failed: 'load-more.Failed',
    retry: 'Core.Retry',
  },
})
