import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<wishlist-nav>`: a shopper's lists by name; one of them is loaded into the table area (§2). */
export const wishlistNav = defineElement({
  tag: 'wishlist-nav',
  summary: 'Loads the chosen list into the `wishlist-page`, adds its address to the history, and marks it.',
  mount: 'enhance',
  load: 'visible',
  together: 'wishlists',
  attributes: {
    activeId: text('The list that the page shows.'),
    path: text(
      'Where the shop has the items of a list. A link may name its own as `data-items-path`. Without both `{culture}/catalog/wishlist/list_item`.',
    ),
  },
  events: {
    'wishlist:before-select': event('Before a list is loaded. Cancel it to leave the link to the browser.', {
      wishlistId: text('The list.'),
    }),
    'wishlist:select': event('The list is shown, and its address in the history.', { wishlistId: text('The list.') }),
  },
  parts: {
    link: part(
      'a[data-wishlist-id]',
      'Leads to the page of a list, whose id is in `data-wishlist-id`. The active one has the class `active` and `aria-current`.',
      { key: 'data-wishlist-id' },
    ),
    name: part('[data-part=name]', 'The name of the list; it follows when the list is renamed.'),
    status: part('[data-part=status]', 'Says which list is shown.', { without: 'append' }),
  },
  strings: { opened: message('Wishlists.Opened', 'name'), failed: 'Wishlists.NotLoaded' },
})
