import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { submitGuardParts } from '../../../runtime/forms/submit-guard/parts.ts'

/** `<make-payment>`: the form that pays for an order or a prepaid account (§2, §5). */
export const makePayment = defineElement({
  tag: 'make-payment',
  summary: 'Sends the payment form once, and only when it is valid.',
  mount: 'enhance',
  load: 'eager',
  together: 'buyers',
  hydrate: 'load',
  attributes: {
    prepaidAccountId: text('The prepaid account that is paid for; sent with the form as PrepaidAccountId.'),
  },
  events: {
    'payment:submit': event('The form is valid and on its way; its button shows that it is busy.'),
  },
  parts: {
    ...submitGuardParts,
    account: part('input[name=PrepaidAccountId]', 'Sends the server the prepaid account.', {
      without: 'append',
      within: 'form',
      tag: 'input',
    }),
  },
})
