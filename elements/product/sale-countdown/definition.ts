import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<sale-countdown>`: the time until a sale ends, by the server's clock (§4). */
export const saleCountdown = defineElement({
  tag: 'sale-countdown',
  summary: 'Counts down to the end of a sale, by the clock of the server.',
  mount: 'replace',
  load: 'visible',
  together: 'product',
  attributes: {
    endTime: text('The end of the sale: DD/MM/YYYY, with HH:mm:ss behind it unless it is midnight.'),
    utcOffset: text('The zone of `end-time`, such as +02:00. Without it, the zone of the visitor.'),
    serverNow: number('The time at which the server printed the page, in milliseconds since 1970 (UTC).'),
    callback: text('A function of the page to call at the end, such as `shop.saleOver`. Without it the page reloads.'),
  },
  events: {
    'countdown:tick': event('Another second is shown.', { seconds: number('The seconds that are left.', 0) }),
    'countdown:end': event('The end is reached; the callback, or the reload, follows.', {
      endTime: text('The end, as in the attribute of the tag.'),
    }),
  },
  parts: {
    timer: 'The numbers.',
    unit: 'A number with its unit.',
    number: 'A number.',
    name: 'The name of its unit.',
    status: 'The text that is read out from time to time; not visible.',
  },
  strings: {
    label: 'Product.SaleTimer',
    left: message('Product.SaleLeft', 'time'),
    over: 'Product.SaleOver',
  },
})
