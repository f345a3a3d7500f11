import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<vat-check>`: asks the shop whether a VAT number is valid (§4, §5, §7). */
export const vatCheck = defineElement({
  tag: 'vat-check',
  summary: 'Checks a VAT number when its field is left, and shows the result.',
  mount: 'enhance',
  load: 'visible',
  together: 'buyers',
  attributes: {
    countryId: text(
      'The country of the number, when the form has no country field. Without both, the shop takes that of the delivery.',
    ),
    customerId: text('The customer whose number it is; empty for a guest.'),
    lastResult: choice(
      'The last result of the shop: the page reloads when a check has another result. `unknown`: no number was checked, or the check was not possible.',
      ['unknown', 'true', 'false'],
      'unknown',
    ),
  },
  events: {
    'vat:result': event('The number was checked.', {
      result: choice('`unknown` when the shop could not say.', ['unknown', 'true', 'false'], 'unknown'),
      message: text('The message of the shop; empty without one.'),
    }),
  },
  parts: {
    field: part('input:not([type=hidden], [type=radio], [type=checkbox])', 'The field of the number.', {
      required: true,
    }),
    note: part('[data-part=note]', 'Shows the result, unless the number is wrong: that message is at the field.', {
      without: 'append',
    }),
  },
  strings: {
    checking: 'Checkout.Vat.Checking',
    valid: 'Checkout.Vat.Valid',
    invalid: 'Checkout.Vat.Invalid',
    malformed: 'Checkout.Vat.Malformed',
    failed: 'Checkout.Vat.Failed',
  },
})
