import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<order-line>`: adds a line of an order to the cart again (§3, §7). */
export const orderLine = defineElement({
  tag: 'order-line',
  summary: 'Adds a product of an order to the cart again, without leaving the page.',
  mount: 'enhance',
  load: 'interaction',
  together: 'orders',
  attributes: {
    itemKey: text('The product’s key in its origin, when the form has no field ItemKey.'),
    orderId: text('The order, when the form has no field OrderId.'),
    itemOrigin: text('The origin of the product, when the form has no field ItemOrigin.', 'Catalog'),
    name: text('Name of the product, when the form has no field `name`.'),
    quantity: number('How many were ordered, when the form has no field `quantity`.', 1),
    price: text('Price of one unit with tax, for analytics, when the form has no field `price`: `24.00`.'),
    currencyCode: text('Currency of the price, when the form has no field `currencyCode`: `EUR`.'),
  },
  events: {
    'Shoppingcarts:Changed': event(
      'The product is in the cart.',
      { ItemOriginAndKey: text('Origin and key of the item: Catalog-12.'), ItemName: text('Name of the product.') },
      'document',
    ),
  },
  parts: {
    form: part('form', 'Adds the line without JavaScript.'),
    button: part('button', 'Adds the line; it needs no form.'),
    message: part(
      '[data-part=message]',
      'The answer of the shop: the product was added, or the reason why it was not.',
      {
        without: 'after',
        within: 'button',
      },
    ),
  },
  strings: {
    added: message('ShoppingCarts.ProductAdded', 'name'),
    onlyLeft: message('ShoppingCarts.OnlyLeft', 'count'),
    noneLeft: 'ShoppingCarts.NoneLeft',
    lost: 'ShoppingCarts.AnswerLost',
    failed: 'ShoppingCarts.RequestError',
  },
})
