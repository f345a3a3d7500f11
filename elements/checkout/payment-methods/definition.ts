import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<payment-methods>`: the choice of the payment, each with its own panel (§4). */
export const paymentMethods = defineElement({
  tag: 'payment-methods',
  summary: 'Shows the panel of the chosen payment, and disables the payments that the chosen delivery does not allow.',
  mount: 'enhance',
  load: 'eager',
  together: 'checkout',
  hydrate: 'load',
  attributes: {
    selected: text('The payment whose panel is shown while none is chosen in a field.'),
  },
  events: {
    'payment:method': event('Another payment was chosen.', {
      method: text('The payment, as the field has it.'),
    }),
  },
  parts: {
    method: part(
      'input[type=radio][name=PaymentMethod], select[name=PaymentMethod]',
      'Chooses the payment. Payments that the chosen delivery does not allow are disabled.',
      {
        grows: true,
      },
    ),
    panel: part('[data-payment]', 'Belongs to the payment that it names; hidden while another is chosen.', {
      grows: true,
    }),
    field: part(
      '[data-payment] :is(input, select, textarea, button)',
      'A field of a panel; disabled while it is hidden.',
      {
        grows: true,
      },
    ),
  },
})
