import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<cart-confirm>`: the modal that confirms what was added, with the cart's summary (§4). */
export const cartConfirm = defineElement({
  tag: 'cart-confirm',
  summary: 'A modal that confirms an addition to the cart, with the summary of the cart.',
  mount: 'replace',
  // React and the dialog load while the shop answers; a page without an addition never loads them.
  load: 'event',
  loadOn: ['cart:before-add', 'Catalog:AddedToShoppingCart'],
  attributes: {
    href: text('Address of the cart page. Without it: shoppingcarts in the culture of the page.'),
    tax: choice('Which amount is shown: with tax or without.', ['incl', 'excl'], 'incl'),
  },
  events: { 'modal:close': event('The confirmation closed.') },
  parts: {
    product: 'The name of the added product.',
    items: 'The number of units in the cart.',
    amount: 'The amount, as HTML of the shop.',
    actions: 'Holds the two ways on.',
    continue: 'The button that closes the modal.',
    basket: 'The link to the cart.',
  },
  strings: {
    heading: 'ShoppingCarts.AddedToCart',
    added: message('ShoppingCarts.ProductAdded', 'name'),
    items: message('ShoppingCarts.InYourCart', 'count'),
    total: 'ShoppingCarts.Total',
    continueShopping: 'ShoppingCarts.ContinueShopping',
    goToBasket: 'ShoppingCarts.GoToBasket',
  },
})
