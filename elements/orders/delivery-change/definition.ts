import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<delivery-change>`: asks the shop to bring an order elsewhere (§2, §4, §7). */
export const deliveryChange = defineElement({
  tag: 'delivery-change',
  summary: 'Opens the form that changes the delivery address of an order in a modal, and shows the answer of the shop.',
  mount: 'enhance',
  load: 'interaction',
  together: 'order',
  attributes: {
    orderId: text('The order; it fills an empty field OrderId of the form.'),
    doneLabel: text(
      'The text of the trigger after the change was requested, unless it has a `data-done-label`; without both, its own text.',
    ),
  },
  events: {
    'delivery:requested': event('The shop has taken the request.', {
      orderId: text('The order.'),
      message: text('The message of the shop.'),
    }),
  },
  parts: {
    trigger: part(
      'a[href], button',
      'Opens the form; a button opens that of `{culture}/sales/order/…`. `data-done-label` is its text once the change is asked for.',
    ),
  },
  strings: { failed: 'Core.UnknownErrors' },
})
