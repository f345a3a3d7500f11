import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<product-variations>`: what a page shows of a variant follows the values that are chosen (§4, §7). */
export const productVariations = defineElement({
  tag: 'product-variations',
  summary:
    'Shows the variant that the chosen values mean: price, stock number, photos, stock, and the values that can be chosen next.',
  mount: 'enhance',
  load: 'eager',
  together: 'product',
  hydrate: 'load',
  attributes: {
    productId: text('The product. Without it, the field ProductId of the form.'),
    variantId: text('The variant that is shown; the element keeps it up to date.'),
    keepAddress: flag('The address of the page does not name the variant. For a quick view in a list.'),
  },
  events: {
    'variant:change': event('Another variant is shown, or the same at another price.', {
      productId: text('The product.'),
      variantId: text('The variant that is shown now.'),
      sku: text('Its stock number.'),
      price: number('The price of one piece, with taxes.', 0),
    }),
  },
  parts: { status: 'Says the new price to screen readers; not seen.' },
  strings: {
    unavailable: 'Catalog.UnavailableProductVariant',
    newPrice: message('Catalog.NewPrice', 'price'),
    failed: 'Catalog.VariantNotLoaded',
  },
})
