import { text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'

/** `<degressive-price>`: the prices by quantity of a variant (§1, §7). */
export const degressivePrice = defineElement({
  tag: 'degressive-price',
  summary: 'Shows what a variant costs by quantity, and which of the prices the chosen quantity has.',
  mount: 'enhance',
  load: 'eager',
  attributes: {
    productVariantId: text('The variant whose prices are shown. Another one: its prices are fetched.'),
  },
})
