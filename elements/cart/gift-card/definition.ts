import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<gift-card>`: for whom an item of the cart is, from whom, and a message (§3). */
export const giftCard = defineElement({
  tag: 'gift-card',
  summary: 'The card that is added to an item of the cart, kept until the order; or the list of all cards for a form.',
  mount: 'enhance',
  load: 'visible',
  hydrate: 'load',
  together: 'basket',
  attributes: {
    itemKey: text(
      'The item of the cart. Without it the tag has no fields: it gives the list of all cards to its form.',
    ),
    name: text('The name of the hidden field with the list. Without it: GiftCards.'),
  },
  events: {
    'giftcard:change': event('The content of the card has changed.', {
      key: text('The item.'),
      for: text('The recipient.'),
      from: text('The sender.'),
      message: text('The message on the card.'),
    }),
  },
  parts: {
    details: part('details', 'Opens where something is on the card.'),
    for: part('input[data-part=gift-for]', 'The recipient.'),
    from: part('input[data-part=gift-from]', 'The sender.'),
    message: part('textarea', 'The message on the card.'),
    cards: part('input[type=hidden]', 'The list of all cards as JSON; created in a tag without an item.', {
      without: 'append',
      tag: 'input',
    }),
  },
})
