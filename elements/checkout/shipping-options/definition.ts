import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<shipping-options>`: the country and the way of the delivery (§1, §7). */
export const shippingOptions = defineElement({
  tag: 'shipping-options',
  summary: 'Keeps the chosen delivery and country, and shows the deliveries that serve the country.',
  mount: 'enhance',
  load: 'eager',
  together: 'checkout',
  hydrate: 'load',
  attributes: {
    methodId: text('The way of delivery that the shop has for the cart.'),
    countryCode: text('The country that the shop delivers the cart to, in two letters.'),
    src: text('Address of the ways as HTML. Without it: widget/shippingoptions in the culture of the page.'),
  },
  events: {
    'shipping:change': event('The shop took another way of delivery or another country.', {
      method: text('The id of the way, as the field has it.'),
      country: text('The country: its two letters, or its id where the field has no letters.'),
    }),
  },
  parts: {
    methods: part('[data-part=methods]', 'The ways of delivery; fetched again for another country.'),
  },
  strings: { failed: 'Core.ErrorServer' },
})
