import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { NOTICES } from './rules.ts'

/** `<customer-reference>`: the customer's own number for a variant (§1, §7, §8). */
export const customerReference = defineElement({
  tag: 'customer-reference',
  summary: 'Lets a signed-in customer keep a number of their own for a variant.',
  mount: 'enhance',
  load: 'eager',
  together: 'product',
  hydrate: 'load',
  attributes: {
    productId: text('The product.'),
    variantId: text('The variant whose reference is shown.'),
    notice: choice('Where the outcome is shown.', NOTICES, 'growl'),
  },
  events: {
    'reference:updated': event('The shop has kept or removed a reference.', {
      productId: text('The product.'),
      variantId: text('The variant.'),
      sku: text('The reference; empty when it was removed.'),
      message: text('The message of the shop.'),
    }),
  },
  parts: {
    form: part('form:has(input[name=CustomerSKU])', 'The form that posts the reference.'),
    variant: part('input[name=ProductVariantId]', 'The variant that the form is about.'),
    field: part('input[name=CustomerSKU]', 'The reference.'),
    button: part('button:not([type=button]), input[type=submit]', 'Sends the form.'),
  },
  strings: {
    heading: 'Catalog.CustomerReference',
    failed: 'Catalog.CustomerRefUpdateError',
    kept: 'Catalog.CustomerRefUpdated',
    draft: message('Catalog.CustomerRefDraft', 'text'),
  },
})
