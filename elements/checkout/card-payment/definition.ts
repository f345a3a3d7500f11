import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<card-payment>`: pays by card in the fields of a provider (§1, §5). */
export const cardPayment = defineElement({
  tag: 'card-payment',
  summary: 'Asks for a card in the fields of a payment provider, and for the bank’s promise before the form is sent.',
  mount: 'replace',
  load: 'visible',
  attributes: {
    adapter: text(
      'Address of the adapter: a module whose default export makes an object with `mount`, `validate`, `confirm` and `unmount`.',
    ),
    requireHolder: flag('Asks for the name on the card; without it the bank is not asked.'),
    requireBilling: flag('The form must have a billing address; without one the bank is not asked.'),
    authorised: flag(
      'The bank has promised an amount for this attempt: no card is asked for, unless the amount is another.',
    ),
  },
  events: {
    'payment:ready': event('The fields of the provider can be used.'),
    'payment:error': event('The form was not sent, or the fields could not be shown.', {
      reason: text(
        '`adapter`, `holder`, `billing`, `fields` (those of the provider), `shop` (it did not open a payment), or the reason of the adapter, such as `refused`.',
      ),
      message: text('The message that is shown; empty when the provider shows it in its fields.'),
    }),
  },
  parts: {
    holder: 'The field for the name on the card.',
    holderMessage: 'The message about a mistake in the name.',
    frame: 'Holds the fields of the provider.',
    message: 'A failure, or the progress of the payment.',
    again: 'The button that fetches the fields again when they could not be shown.',
    payment: 'The hidden field `PaymentId`, sent with the form.',
  },
  strings: {
    holder: 'Checkout.Card.Holder',
    holderMissing: 'Checkout.Card.HolderMissing',
    billingMissing: 'Checkout.Card.BillingMissing',
    frame: 'Checkout.Card.Frame',
    loading: 'Checkout.Card.Loading',
    failed: 'Checkout.Card.Failed',
    again: 'Checkout.Card.Again',
    authorised: 'Checkout.Card.Authorised',
    other: 'Checkout.Card.Other',
  },
})
