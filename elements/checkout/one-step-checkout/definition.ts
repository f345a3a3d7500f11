import { json, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { submitGuardParts } from '../../../runtime/forms/submit-guard/parts.ts'
import type { Purchase } from './purchase.ts'

/** `<one-step-checkout>`: the whole checkout in one form (§2, §5). */
export const oneStepCheckout = defineElement({
  tag: 'one-step-checkout',
  summary: 'Sends the checkout form once, and only when it is valid.',
  mount: 'enhance',
  load: 'eager',
  together: 'checkout',
  hydrate: 'load',
  attributes: {
    draft: text(
      'Names the attempt to order. Typed text is kept under it in the tab of the browser, and is restored after a reload; another name begins with empty fields.',
    ),
    purchase: json<Purchase | undefined>(
      'The order, on the last page of the checkout: sent to the data layer as `purchase`, once for each `transaction_id`.',
      undefined,
      'Purchase',
    ),
    src: text('Address of the summary as HTML. Without it: widget/checkoutsummary in the culture of the page.'),
  },
  events: {
    'checkout:submit': event('The form is valid and on its way; its button shows that it is busy.'),
    'checkout:invalid': event('The form is not valid. Nothing is sent, and the page scrolls to the top.'),
  },
  parts: {
    sameAddress: part(
      'input[type=checkbox][name=BillingSameAsShipping]',
      'The checkbox for a bill to the address of the delivery.',
      { grows: true },
    ),
    billing: part('[data-billing]', 'The billing address; hidden while the box is ticked.', { grows: true }),
    billingField: part(
      '[data-billing] :is(input, select, textarea, button)',
      'A field of the billing address; disabled while the box is ticked.',
      { key: 'name', grows: true },
    ),
    summary: part('[data-part=summary]', 'The summary of the costs; fetched again for another delivery or payment.'),
    fold: part('details[data-part=fold]', 'Holds the summary; open while the media query in data-open-when matches.', {
      grows: true,
    }),
    total: part('[data-part=total]', 'The total beside the fold; follows the summary.'),
    update: part(
      '[data-part=update]',
      'Shows the total without JavaScript; hidden with it, unless the shop does not answer.',
      {
        grows: true,
      },
    ),
    ...submitGuardParts,
    field: part('input, select, textarea', 'Any other field: it stays the same when the server sends the form again.', {
      key: 'name',
    }),
    status: part('[data-part=status]', 'Says the new total to screen readers.', { without: 'append' }),
  },
  strings: { failed: 'Core.ErrorServer' },
})
