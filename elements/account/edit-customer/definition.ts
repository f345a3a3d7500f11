import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<edit-customer>`: the customer's own details, in a modal from a link (§2, §8). */
export const editCustomer = defineElement({
  tag: 'edit-customer',
  summary: 'Opens the form of a customer in a modal, and sends it in place.',
  mount: 'enhance',
  load: 'interaction',
  together: 'orders',
  attributes: {},
  events: {
    'customer:saved': event('The shop has kept the customer. The page is fetched again next.', {
      message: text('The message of the shop.'),
    }),
  },
  parts: inPlaceParts,
  strings: { notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
