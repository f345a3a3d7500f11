import { text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<sticky-buy>`: price and button of a product while its own button is out of sight. */
export const stickyBuy = defineElement({
  tag: 'sticky-buy',
  summary: 'Keeps the price and a buy button in sight on phones while the button of the product’s form is not.',
  mount: 'enhance',
  load: 'idle',
  together: 'product',
  hydrate: 'load',
  attributes: {
    for: text('The id of the form. Without it, the form of the nearest `<product-variations>`.'),
    media: text('The windows that have the bar, as a media query. Default: those up to the breakpoint `md`.'),
  },
  parts: {
    button: part('button', 'Sends the form: a submit button with the attribute `form`.', { required: true }),
  },
  strings: { label: 'sticky-buy.Label' },
})
