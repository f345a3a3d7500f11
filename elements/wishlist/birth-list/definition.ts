import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<birth-list>`: opens the modal of the birth lists (§2). */
export const birthList = defineElement({
  tag: 'birth-list',
  summary: 'Opens the birth lists in a modal: from its link, and by itself when the address has `openBirthlist`.',
  mount: 'enhance',
  load: 'visible',
  hydrate: 'load',
  attributes: {
    path: text(
      'The page of the modal. Without it, the address of the link, or else `{culture}/catalog/birthlist/popup`.',
    ),
  },
  events: {
    'wishlist:open': event('The modal opened; its content may still be on its way.', {
      productVariantId: text('The variant that the address names, if any.'),
    }),
  },
  parts: { trigger: part('a[href], button', 'Opens the modal.') },
})
