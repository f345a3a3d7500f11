import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<refund-request>`: the units of an order that are returned, and their refund (§2, §3). */
export const refundRequest = defineElement({
  tag: 'refund-request',
  summary: 'Counts what is refunded, line by line and in all, while a shopper says how many units come back.',
  mount: 'enhance',
  load: 'visible',
  together: 'order',
  attributes: {
    currencyCode: text('Currency of the amounts, which is announced with the total: `EUR`.'),
  },
  events: {
    'refund:change': event('Another number of units is to come back.', {
      count: number('How many units, of all lines.', 0),
      amount: text('What is refunded: two decimals after a comma.', '0,00'),
    }),
  },
  parts: {
    line: part(
      '[data-unit-price]',
      'A line, with the price of a unit, tax included, such as `3.50` in `data-unit-price`; after a discount also with what is refunded for all units that can come back, in `data-refundable`.',
      {
        key: 'data-line-id',
      },
    ),
    quantity: part('input[name^=Quantity]', 'How many units come back, from 0 to its `max`.'),
    amount: part('[data-part=amount]', 'What is refunded for the line.'),
    count: part('[data-part=count]', 'How many units come back in all.'),
    total: part('[data-part=total]', 'What is refunded in all.'),
    status: part('[data-part=status]', 'Announces the totals, once the typing has come to rest.', {
      without: 'append',
    }),
  },
  strings: { totals: message('Forms.RefundTotals', 'count', 'amount') },
})
