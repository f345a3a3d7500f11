import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<coupon-list>`: the coupon codes that a shopper may use, in a large modal (§2). */
export const couponList = defineElement({
  tag: 'coupon-list',
  summary: 'Shows the coupon codes that a shopper may use in a large modal; one click applies one.',
  mount: 'enhance',
  load: 'interaction',
  together: 'basket',
  attributes: {
    userId: text('The customer whose codes are listed, by the shop’s id. Without it the shop’s own list is shown.'),
  },
  events: {
    'coupon:select': event('A code was chosen; it is sent to the shop next.', { code: text('The code.') }),
  },
  parts: {
    trigger: part('a[href], button', 'Opens the list. A link leads to a page of the codes without JavaScript.', {
      required: true,
    }),
    coupons: 'The list of codes of a customer.',
    coupon: 'The button of a code. In the shop’s own list: any button named `CouponCode`.',
  },
  strings: {
    heading: 'Basket.SelectCoupon',
    empty: 'ShoppingCarts.NoCoupon',
    until: message('Basket.CouponUntil', 'day'),
    valid: 'ShoppingCarts.CouponValid',
    none: 'ShoppingCarts.NoCoupon',
    failed: 'ShoppingCarts.RequestError',
    notLoaded: 'Core.ErrorServer',
  },
})
