import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<cart-drawer>`: the cart in a drawer at the side of the page. */
export const cartDrawer = defineElement({
  tag: 'cart-drawer',
  summary: 'Shows the items of the cart in a drawer: from a link, after an addition, or both.',
  mount: 'enhance',
  load: 'interaction',
  together: 'basket',
  loadOn: ['cart:before-add', 'Catalog:AddedToShoppingCart'],
  attributes: {
    src: text('Address of the items as HTML. Without it: widget/shoppingcartitems in the culture of the page.'),
    opens: choice('Opened by the link, by an addition, or by both.', ['both', 'link', 'addition'], 'both'),
  },
  events: {
    'drawer:open': event('The drawer opened.'),
    'drawer:close': event('The drawer closed, by whatever way.'),
  },
  parts: {
    link: part('a[href]', 'The link to the cart page, which is followed without JavaScript and on that page itself.'),
    added: 'In the drawer: the name of the added product.',
    items: 'In the drawer: holds the `<shop-cart>`.',
    actions: 'In the drawer: holds the way on.',
    basket: 'In the drawer: the link to the cart page.',
  },
  strings: {
    heading: 'Basket.Drawer',
    added: message('ShoppingCarts.ProductAdded', 'name'),
    goToBasket: 'ShoppingCarts.GoToBasket',
    loading: 'Core.Loading',
    failed: 'Core.ErrorServer',
  },
})
