import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

const which = { wishlistId: text('The list.') }

/** `<wishlist-page>`: one list with all that its owner does with it (§2, §3, §7). */
export const wishlistPage = defineElement({
  tag: 'wishlist-page',
  summary: 'Renames, describes and deletes a list, moves and removes its products, and puts all or some into the cart.',
  mount: 'enhance',
  load: 'visible',
  together: 'wishlists',
  hydrate: 'load',
  attributes: {
    wishlistId: text('The list.'),
    path: text('Where the list is fetched from after a change. Without it `{culture}/catalog/wishlist/list_item`.'),
  },
  events: {
    'wishlist:changed': event('The shop has changed the list or its products.', which),
    'wishlist:deleted': event('The shop has deleted the list; the page of its answer follows.', which),
    'Shoppingcarts:Changed': event(
      'The cart changed. The cart elements of the page refresh.',
      { ItemOriginAndKey: text('Origin and key of the list: Wishlist-7.'), ItemName: text('Name of the list.') },
      'document',
    ),
  },
  parts: {
    name: part('[data-part=name]', 'The name of the list.'),
    description: part('[data-part=description]', 'Its description.'),
    items: part('form[data-part=items]', 'The form of the rows, with the buttons `remove`, `order` and `move`.'),
    row: part('[data-row-id]', 'A product of the list, with `data-product-variant-id` and `data-quantity`.', {
      key: 'data-row-id',
    }),
    choice: part('input[type=checkbox][name^=Row-]', 'Chooses a row.'),
    chooseAll: part('[data-part=choose-all]', 'The label of the box that chooses all rows; shown by the tag.'),
    all: part('input[data-part=all]', 'Chooses all rows.'),
    target: part('select[data-part=target]', 'The list to which rows are moved.'),
    update: part('[data-part=update]', 'A button for quantities; the tag hides it, since `wish-quantity` sends them.'),
    rename: part('form[data-part=rename]', 'Name and Description. A form `delete` may be anywhere in the tag.'),
    refusal: part('[data-part=refusal]', 'Why the shop did not take the new name.', {
      without: 'append',
      within: 'rename',
      tag: 'p',
    }),
    outcome: part('[data-part=outcome]', 'Shows the outcome, and the products that the shop does not have.', {
      without: 'append',
    }),
    restore: 'In the outcome: the button that puts the row back that was removed last.',
    toCart: part('[data-part=to-cart]', 'A way to the cart, shown once something is in it.'),
  },
  strings: {
    saved: 'Wishlists.Saved',
    ordered: message('Wishlists.Ordered', 'count'),
    inCart: 'Wishlists.InCart',
    nothing: 'Wishlists.NothingOrdered',
    choose: 'Wishlists.ChooseFirst',
    removed: 'Wishlists.RowRemoved',
    restored: 'Wishlists.RowRestored',
    undo: 'Core.Undo',
    notLoaded: 'Wishlists.NotLoaded',
    failed: 'Core.ErrorServer',
  },
})
