import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<product-list>`: products as cards or rows, or categories as tiles (§2). */
export const productList = defineElement({
  tag: 'product-list',
  summary: 'Lays out a list of products, and shows when other products are loading and when they are shown.',
  mount: 'enhance',
  load: 'visible',
  together: 'lists',
  hydrate: 'load',
  attributes: {
    display: choice('How the list is shown.', ['grid', 'table', 'categories'], 'grid'),
    wishlist: text('Address of the modal for `openWishlist`. Without it, `{culture}/catalog/wishlist/popup`.'),
    birthlist: text('Address of the modal for `openBirthlist`. Without it, `{culture}/catalog/birthlist/popup`.'),
  },
  events: {
    'list:change': event('The list shows other products, or shows them in another way.', {
      display: text('How it is shown: grid, table or categories.'),
      count: number('How many products it shows.', 0),
    }),
  },
  cssProperties: {
    '--vt-card': 'The smallest width of a card or tile.',
    '--vt-card-block': 'About how high a card is, while it is too far below to be rendered.',
  },
})
