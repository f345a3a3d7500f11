import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<address-form>`: an address to add or to edit, in a modal or in a larger form (§2, §8). */
export const addressForm = defineElement({
  tag: 'address-form',
  summary: 'Sends an address in place, and shows the fields of its country.',
  mount: 'enhance',
  load: 'eager',
  together: 'checkout',
  attributes: {
    src: text(
      'Address of the fields of another country as HTML; CountryId is added to its query. Without it the fields stay.',
    ),
  },
  events: {
    'address:saved': event('The shop has kept the address. In a modal, that closes.', {
      id: text('Its id; empty when the shop did not say.'),
      type: text('Billing, Shipping or Both; empty when the shop did not say.'),
    }),
  },
  parts: inPlaceParts,
  strings: { notSent: 'Forms.NotSent', failed: 'Checkout.AddressFailed' },
})
