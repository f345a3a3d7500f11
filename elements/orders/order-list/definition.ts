import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<order-list>`: a customer's orders, each of which can be ordered again (§2, §7). */
export const orderList = defineElement({
  tag: 'order-list',
  summary:
    'Orders whole orders again without leaving the list, and names products that are no longer sold, in short supply or dearer.',
  mount: 'enhance',
  load: 'interaction',
  together: 'orders',
  attributes: {},
  events: {
    'Shoppingcarts:Changed': event(
      'A product of the order is in the cart: once for each of them.',
      { ItemOriginAndKey: text('Origin and key of the item: Catalog-12.'), ItemName: text('Name of the product.') },
      'document',
    ),
  },
  parts: {
    row: part('[data-order-id]', 'An order; its number is in `data-order-id`.', { key: 'data-order-id' }),
    again: part('form:not(order-line *)', 'In a row: orders the whole order again.'),
    button: part('button:not(order-line *)', 'The button of such a form.'),
    outcome: part(
      '[data-part=outcome]',
      'In a row: the outcome, and the products that are no longer sold, in short supply or dearer.',
    ),
    status: part('[data-part=status]', 'The same, for a theme whose rows have no place for it.', {
      without: 'append',
      tag: 'div',
    }),
  },
  strings: {
    added: message('Sales.OrderAdded', 'count'),
    nothing: 'Sales.OrderNotAdded',
    ordered: 'Sales.OrderInCart',
    onlyLeft: message('ShoppingCarts.OnlyLeft', 'count'),
    noneLeft: 'ShoppingCarts.NoneLeft',
    lost: 'ShoppingCarts.AnswerLost',
    failed: 'ShoppingCarts.RequestError',
  },
})
