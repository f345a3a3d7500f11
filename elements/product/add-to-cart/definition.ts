import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<add-to-cart>`: puts a variant into the cart without leaving the page (§4). */
export const addToCart = defineElement({
  tag: 'add-to-cart',
  summary: 'Puts a product variant into the cart without leaving the page.',
  mount: 'enhance',
  // Not `interaction`: Enter in a field of a form around it, and `requestSubmit()`, fire no event on the element
  // itself.
  load: 'visible',
  together: 'shop',
  attributes: {
    productVariantId: text('The variant, when the form has no field ProductVariantId.'),
    name: text('Name of the product, when the form has no field Name.'),
    quantity: number('How many, when the form has no field Quantity or an empty one.', 1),
    for: text('The id of a form elsewhere in the page.'),
    sku: text('Stock number of the variant, for analytics.'),
    price: number('Price of one unit with tax, for analytics.'),
    currencyCode: text('Currency of the price, for analytics: EUR.'),
  },
  events: {
    'cart:before-add': event('Before the variant is sent. Cancel it to stop.', {
      variantId: text('The variant.'),
      quantity: number('How many.', 1),
      name: text('Name of the product.'),
    }),
    'cart:refused': event('The shop did not add the variant; the reason is beside the button.', {
      variantId: text('The variant.'),
      text: text('The reason.'),
    }),
    'Shoppingcarts:Changed': event(
      'The cart changed. A page script that sends it makes the cart elements refresh.',
      { ItemOriginAndKey: text('Origin and key of the item: Catalog-12.'), ItemName: text('Name of the product.') },
      'document',
    ),
    'Catalog:AddedToShoppingCart': event(
      'The variant is in the cart; the confirmation opens.',
      {
        ProductVariantId: text('The variant.'),
        Quantity: number('How many were added.', 1),
        Name: text('Name of the product.'),
      },
      'document',
    ),
  },
  parts: {
    form: part('form', 'The form that is sent; it may also be around the tag, or elsewhere with `for`.', {
      required: ':not([for], [product-variant-id], form *)',
    }),
    button: part(
      'button, [role=button]',
      'Adds. With `data-available` and `data-unavailable` it says which holds for the chosen variant.',
    ),
    message: part(
      '[data-part=message]',
      'The shop’s answer beside the button: the product was added, or the reason why it was not and the quantity in stock.',
      { without: 'after', within: 'button' },
    ),
  },
  strings: {
    added: message('ShoppingCarts.ProductAdded', 'name'),
    take: message('ShoppingCarts.TakeAvailable', 'count'),
    onlyLeft: message('ShoppingCarts.OnlyLeft', 'count'),
    noneLeft: 'ShoppingCarts.NoneLeft',
    lost: 'ShoppingCarts.AnswerLost',
    failed: 'ShoppingCarts.RequestError',
  },
})
