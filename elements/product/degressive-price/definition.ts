import { text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<degressive-price>`: the prices by quantity of a variant (§1, §7). */
export const degressivePrice = defineElement({
  tag: 'degressive-price',
  summary: 'Shows the prices of a variant by quantity, and marks the price of the chosen quantity.',
  mount: 'enhance',
  load: 'eager',
  together: 'product',
  hydrate: 'load',
  attributes: {
    productVariantId: text('The variant whose prices are shown. Another one: its prices are fetched.'),
  },
  parts: {
    step: part(
      '[data-from]',
      'A price, with the quantity from which it holds. That of the chosen quantity is the current one.',
      {
        key: 'data-from',
      },
    ),
  },
})
