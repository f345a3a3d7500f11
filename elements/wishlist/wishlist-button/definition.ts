import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<wishlist-button>`: opens the wishlist modal of a variant, and marks one that is in a list (§2, §4). */
export const wishlistButton = defineElement({
  tag: 'wishlist-button',
  summary: 'Opens the wishlist modal of a variant, and says when the variant is in a list.',
  mount: 'enhance',
  load: 'interaction',
  together: 'hearts',
  loadOn: ['wishlist:added', 'wishlist:removed'],
  attributes: {
    productVariantId: text('The variant.'),
    path: text(
      'The page of the modal. Without it, the address of the link, or else `{culture}/catalog/wishlist/popup`.',
    ),
    present: flag('Set by the server when the variant is in one of the customer’s lists.'),
  },
  events: {
    'wishlist:open': event('The modal opened; its content may still be on its way.', {
      productVariantId: text('The variant.'),
    }),
  },
  parts: {
    label: part('[data-part=label]', 'The text of the link; while the variant is in a list it says so.'),
  },
  strings: { add: 'Wishlists.Add', present: 'Wishlists.Present' },
})
