import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<refund-request>`: the units of an order that are returned, and their refund (§2, §3). */
export const refundRequest = defineElement({
  tag: 'refund-request',
  summary: 'Calculates the refund, for each line and in all, while a shopper enters the number of returned units.',
  mount: 'enhance',
  load: 'visible',
  together: 'order',
  attributes: {
    currencyCode: text('Currency of the amounts, which is announced with the total: `EUR`.'),
  },
  events: {
    'refund:change': event('The number of returned units has changed.', {
      count: number('How many units, of all lines.', 0),
      amount: text('The refund: two decimals after a comma.', '0,00'),
    }),
  },
  parts: {
    line: part(
      '[data-unit-price]',
      'A line, with the price of a unit, tax included, such as `3.50` in `data-unit-price`; after a discount also with the refund for all units that can be returned, in `data-refundable`.',
      {
        key: 'data-line-id',
      },
    ),
    quantity: part('input[name^=Quantity]', 'The number of returned units, from 0 to its `max`.'),
    amount: part('[data-part=amount]', 'The refund for the line.'),
    count: part('[data-part=count]', 'The number of all returned units.'),
    total: part('[data-part=total]', 'The whole refund.'),
    status: part('[data-part=status]', 'Announces the totals, after the typing has stopped.', {
      without: 'append',
    }),
  },
  strings: { totals: message('Forms.RefundTotals', 'count', 'amount') },
})
