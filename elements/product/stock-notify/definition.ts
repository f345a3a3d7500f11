import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<stock-notify>`: asks to be notified of a variant when it is back in stock (§2, §4). */
export const stockNotify = defineElement({
  tag: 'stock-notify',
  summary:
    'Opens the form to be notified of a variant when it is back in stock, and sends it without leaving the page.',
  mount: 'enhance',
  load: 'interaction',
  together: 'product',
  attributes: {
    productVariantId: text('The variant that is sold out.'),
    path: text(
      'The page of the form. Without it, the address of the link, or else `{culture}/catalog/stocknotification/subscribe`.',
    ),
  },
  events: {
    'stock:subscribed': event('The shop has taken the request.', { productVariantId: text('The variant.') }),
  },
  parts: {
    asked: part('[data-part=asked]', 'Replaces the link after the shopper has asked.', { without: 'append' }),
    content: part('stock-notify > *', 'The HTML of the server; hidden after the shopper has asked.'),
  },
  strings: { asked: 'Catalog.StockAsked' },
})
