import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<coupon-form>`: applies a coupon code to the cart, and removes it (§5, §7). */
export const couponForm = defineElement({
  tag: 'coupon-form',
  summary: 'Applies a coupon code to the cart and removes it, without leaving the page.',
  mount: 'enhance',
  load: 'interaction',
  together: 'basket',
  attributes: { code: text('The code that the cart has already.') },
  events: {
    'coupon:applied': event('The shop took the code.', { code: text('The code as it was typed.') }),
    'coupon:removed': event('The cart has no code any more.', { code: text('The code that it had.') }),
  },
  parts: {
    form: part('form', 'Posts the code without JavaScript.'),
    code: part('input[name=CouponCode]', 'The field of the code.', { required: true }),
    apply: part('[data-part=apply]', 'The button that applies the code.'),
    remove: part('[data-part=remove]', 'The button that removes it; does nothing while the field is empty.'),
  },
  strings: {
    valid: 'ShoppingCarts.CouponValid',
    none: 'ShoppingCarts.NoCoupon',
    removed: message('ShoppingCarts.CouponRemoved', 'code'),
    failed: 'ShoppingCarts.RequestError',
  },
})
