import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<cart-summary>`: the link to the cart with its count and amount, always up to date (§2). */
export const cartSummary = defineElement({
  tag: 'cart-summary',
  summary: 'The link to the cart with its count and amount; follows every change of the cart.',
  mount: 'replace',
  load: 'interaction',
  // The server's link needs no code.
  heldControls: '',
  together: 'frame',
  attributes: {
    tax: choice('Which amount is shown: with tax or without.', ['incl', 'excl'], 'incl'),
    href: text('Address of the cart page. Without it: shoppingcarts in the culture of the page.'),
    count: number('How many units the cart had when the server sent the page. Without it the shop is asked.'),
    amount: text('The amount that belongs to the count, as text.'),
  },
  slots: { icon: 'Shown before the text of the link.' },
  parts: {
    label: 'The text for the cart.',
    count: 'The number of units.',
    amount: 'The amount, as HTML of the shop.',
    status: 'Announces to screen readers a new count.',
  },
  strings: { label: 'ShoppingCarts.Cart', items: message('ShoppingCarts.ItemsCount', 'count') },
})
