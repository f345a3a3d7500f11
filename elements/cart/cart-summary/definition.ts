import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<cart-summary>`: the link to the cart with its count and amount, always up to date (§2). */
export const cartSummary = defineElement({
  tag: 'cart-summary',
  summary: 'The link to the cart with its count and amount; follows every change of the cart.',
  mount: 'replace',
  load: 'idle',
  attributes: {
    tax: choice('Which amount is shown: with tax or without.', ['incl', 'excl'], 'incl'),
    href: text('Address of the cart page. Without it: shoppingcarts in the culture of the page.'),
    count: number('How many pieces the cart had when the server sent the page. Without it the shop is asked.'),
    amount: text('The amount that belongs to the count, as text.'),
  },
  slots: { icon: 'Stands before the words of the link.' },
  parts: {
    label: 'The word for the cart.',
    count: 'The number of pieces.',
    amount: 'The amount, as HTML of the shop.',
    status: 'Tells screen readers of a new count.',
  },
  strings: { label: 'ShoppingCarts.Cart', items: message('ShoppingCarts.ItemsCount', 'count') },
})
