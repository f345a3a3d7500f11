import type { FragmentDoc } from './call-doc.ts'

/** Pages that the library shows in a modal or in a tag, at these addresses where the page names no other. */
export const pageFragments: FragmentDoc[] = [
  {
    path: '{culture}/catalog/wishlist/popup',
    reads: ['wishlist-modal input[type=radio][name=wishlistId]', 'input[name=quantity]'],
    query: { productVariantId: 12, wishlistId: 7 },
    sometimes: ['productVariantId', 'wishlistId'],
    doc: 'The lists of the visitor, with the chosen one of `wishlistId`; of [wishlist-button](wishlist-button) and [wishlist-modal](wishlist-modal).',
    answer: `<wishlist-modal product-variant-id="12">
  <form method="post" action="/en/catalog/wishlist/add">
    <label><input type="radio" name="wishlistId" value="7" checked> Birthday</label>
    <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
    <button>Put on the list</button>
  </form>
</wishlist-modal>`,
  },
  {
    path: '{culture}/catalog/wishlist/list_item',
    reads: ['wishlist-page'],
    query: { wishlistid: 7, pageindex: 2 },
    sometimes: ['pageindex'],
    doc: 'The rows of a list; of [wishlist-page](wishlist-page). A `<wishlist-nav>` in it is shown too.',
    answer: `<wishlist-page><h2 data-part="name">Birthday</h2><ul><li>Moon vase</li></ul></wishlist-page>`,
  },
  {
    path: '{culture}/catalog/birthlist/popup',
    reads: ['form'],
    query: { productVariantId: 12 },
    sometimes: ['productVariantId'],
    doc: 'The birth lists of the visitor; of [birth-list](birth-list).',
    answer: `<form method="post" action="/en/catalog/wishlist/add"><input type="hidden" name="kind" value="birth">
  <button>Put on the birth list</button></form>`,
  },
  {
    path: '{culture}/catalog/stocknotification/subscribe',
    reads: ['form'],
    query: { productVariantId: 12 },
    sometimes: ['productVariantId'],
    doc: 'The form for a message when a variant is there again; of [stock-notify](stock-notify).',
    answer: `<ajax-form><form method="post" action="/en/catalog/stocknotification/subscribe">
  <label>E-mail <input type="email" name="Email"></label> <button>Notify me</button></form></ajax-form>`,
  },
  {
    path: '{culture}/sales/order/ChangeDeliveryAddressRequest',
    reads: ['form'],
    query: {},
    doc: 'The form for another address of an order; of [delivery-change](delivery-change).',
    answer: `<form method="post" action="/en/sales/order/ChangeDeliveryAddressRequest">
  <label>Street <input name="ShippingStreet1"></label> <button>Ask for it</button></form>`,
  },
  {
    path: '{culture}/security/twofactorhome',
    reads: ['two-factor a[data-part=step]'],
    query: { step: 'app' },
    sometimes: ['step'],
    doc: 'The second step of the sign-in, or one of the steps to set it up; of [two-factor](two-factor).',
    answer: `<two-factor><a data-part="step" href="/en/security/twofactorhome?step=app">Add an app</a></two-factor>`,
  },
  {
    path: '{culture}/security/login',
    reads: ['form'],
    query: { returnUrl: '/en/checkout' },
    doc: 'The sign-in, after 401 or at a click; it leads back to `returnUrl`.',
    answer: `<login-form><form method="post" action="/en/security/login">
  <label>E-mail <input type="email" name="Email"></label>
  <label>Password <input type="password" name="Password"></label> <button>Sign in</button></form></login-form>`,
  },
  {
    path: '{culture}/assetslibrary/asset/assetsbyfolder/{rootFolderId}/{folderId}',
    reads: ['[data-part=assets] [data-asset-id] a'],
    query: {},
    doc: 'The assets of a folder, for staff; of [asset-picker](asset-picker) and [folder-tree](folder-tree). For the root itself the address ends with `{rootFolderId}`.',
    answer: `<ul data-part="assets"><li data-asset-id="7"><a href="/en/assetslibrary/asset/details/7">vase.jpg</a></li></ul>`,
  },
]
