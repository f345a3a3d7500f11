import { number } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<wishlist-count>`: how many products the customer's lists hold (§7). */
export const wishlistCount = defineElement({
  tag: 'wishlist-count',
  summary: 'The number of different products in the customer’s lists; follows every change of them.',
  mount: 'replace',
  load: 'event',
  together: 'hearts',
  loadOn: ['wishlist:added', 'wishlist:removed', 'wishlist:changed', 'wishlist:deleted'],
  attributes: {
    count: number('The count as the server knows it. Without it the shop is asked: then write `load="idle"`, too.'),
  },
  parts: { count: 'The number; absent when the lists hold nothing.' },
  strings: { products: message('Wishlists.Count', 'count') },
})
