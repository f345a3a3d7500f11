import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<shop-cart>`: changes and removes the items of the cart in place (§2, §7). */
export const shopCart = defineElement({
  tag: 'shop-cart',
  summary: 'The items of the cart: quantities and removals without leaving the page.',
  mount: 'enhance',
  load: 'visible',
  together: 'basket',
  attributes: {
    fetchItems: flag('Fetches the items at the start, for a page whose HTML has none: a static one.'),
    src: text('Address of the items as HTML. Without it: widget/shoppingcartitems in the culture of the page.'),
  },
  events: {
    'cart:before-change': event('Before a change is sent. Cancel it to stop; the previous quantity is restored.', {
      itemId: text('The item of the cart.'),
      quantity: number('The quantity that is wanted; 0 takes the item out.', 0),
    }),
    'Shoppingcarts:Changed': event(
      'The cart changed. A page script that sends it makes the cart elements refresh.',
      { ItemOriginAndKey: text('Origin and key of the item: Catalog-12.'), ItemName: text('Name of the product.') },
      'document',
    ),
  },
  parts: {
    row: part('[data-item-id]', 'An item of the cart.', { key: 'data-item-id' }),
    'item-error': part(
      '[data-part=item-error]',
      'In a row of the server: the reason why its change was refused, and the quantity in stock.',
    ),
    undo: part('[data-part=undo]', 'Puts back the item that was removed last, until the next change.', {
      without: 'prepend',
      tag: 'p',
    }),
    restore: 'The button that does.',
    status: part('[data-part=status]', 'Announces the outcome to screen readers.', { without: 'append' }),
  },
  strings: {
    updated: 'ShoppingCarts.CartUpdated',
    removed: message('ShoppingCarts.ProductRemoved', 'name'),
    undo: 'Core.Undo',
    ask: message('ShoppingCarts.AskRemove', 'name'),
    remove: 'ShoppingCarts.Remove',
    take: message('ShoppingCarts.TakeAvailable', 'count'),
    onlyLeft: message('ShoppingCarts.OnlyLeft', 'count'),
    noneLeft: 'ShoppingCarts.NoneLeft',
    lost: 'ShoppingCarts.AnswerLost',
    failed: 'ShoppingCarts.RequestError',
    notLoaded: 'Core.ErrorServer',
  },
})
