import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<wish-quantity>`: how many units a row of a wishlist asks for (§2, §5, §7). */
export const wishQuantity = defineElement({
  tag: 'wish-quantity',
  summary: 'Saves the requested quantity of a product in a wishlist: in a field, or in a modal.',
  mount: 'enhance',
  load: 'interaction',
  attributes: {
    rowId: text('The row of the list (§3).'),
    quantity: number('How many units the shop has for it.', 1),
    name: text('The name of the product, for the heading of the modal.'),
  },
  events: {
    'wishlist:quantity': event('The shop keeps another quantity.', {
      rowId: text('The row.'),
      quantity: number('How many units.', 1),
    }),
  },
  parts: {
    field: part('input:not([type=hidden])', 'The field of the quantity.', { required: ':not(:has([data-part=open]))' }),
    open: part('[data-part=open]', 'A button that opens the modal.'),
    amount: part('[data-part=amount]', 'The quantity as text.'),
    status: part('[data-part=status]', 'Announces the saved quantity.', { without: 'append' }),
  },
  strings: {
    quantity: 'Wishlists.Quantity',
    keep: 'Wishlists.Keep',
    kept: message('Wishlists.Kept', 'count'),
    failed: 'Core.ErrorServer',
  },
})
