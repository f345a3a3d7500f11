import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

const where = { productVariantId: text('The variant.'), wishlistId: text('The list; empty for all of them.') }

/** `<wishlist-modal>`: chooses the list of a variant, and puts it on or takes it off (§4, §7). */
export const wishlistModal = defineElement({
  tag: 'wishlist-modal',
  summary: 'Puts a variant on a list or on a new one, says whether it is in the chosen list, and removes it.',
  mount: 'enhance',
  load: 'eager',
  hydrate: 'load',
  attributes: {
    productVariantId: text('The variant.'),
    path: text('The page with the lists, fetched again after a change. Without it `{culture}/catalog/wishlist/popup`.'),
    kind: text('Sent with the name of a new list, such as `birth`.'),
  },
  events: {
    'wishlist:added': event('The shop has put the variant on a list.', where),
    'wishlist:removed': event('The shop has taken the variant off a list, or off all.', where),
  },
  parts: {
    form: part('form', 'The form of the choice.'),
    list: part(
      'input[type=radio][name=wishlistId]',
      'A list by its id, or `new`; `data-present` when the variant is in it.',
    ),
    name: part('input[name=Name]', 'The name of a new list.'),
    remove: part('[data-part=remove]', 'A button that takes the variant off the chosen list.'),
    removeAll: part('[data-part=remove-all]', 'A button that takes the variant off all lists.'),
    state: part('[data-part=state]', 'Shows the outcome, or that the variant is in the chosen list.', {
      without: 'append',
    }),
  },
  strings: {
    isIn: 'Wishlists.IsIn',
    removed: 'Wishlists.Removed',
    removedFromAll: 'Wishlists.RemovedFromAll',
    nameNeeded: 'Wishlists.NameNeeded',
    failed: 'Core.ErrorServer',
  },
})
