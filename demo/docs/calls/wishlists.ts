import { type CallDoc, SIGNAL } from './call-doc.ts'

const site = '/api/v1/catalog/wishlist'

const cart = { ItemsCount: 2, AmountTaxInclHtml: '48,00 €', AmountTaxExclHtml: '40,00 €' }

const list = {
  WishlistId: 7,
  Name: 'Anniversaire',
  Description: 'Pour le 3 mai',
  Uri: '/fr/catalog/wishlist/list?Id=7',
  Items: [{ variantId: 12, qty: 2 }],
}

/** The calls of the wishlists, on the visitor’s own lists: a customer’s, or those of a guest’s session. */
export const wishlistCalls: CallDoc[] = [
  {
    method: 'GET',
    path: `${site}/products/count`,
    doc: 'How many different products the customer’s lists hold.',
    send: ['wishlist/api', 'getWishedCount', SIGNAL],
    answer: 3,
  },
  {
    method: 'GET',
    path: `${site}/isinthelist`,
    doc: 'Whether a variant is in a list.',
    send: ['wishlist/api', 'getIsInList', SIGNAL, '12', '7'],
    query: { productVariantId: '12', listId: '7' },
    answer: true,
  },
  {
    method: 'POST',
    path: `${site}/addproductvariant`,
    doc: 'Puts a variant on a list; with `name` in place of `wishlistId` on a new one, whose id is in the answer. `Message` is shown as it is, also that of a refusal, and `DataLayer` is pushed to the page’s data layer.',
    send: ['wishlist/api', 'postToWishlist', { productVariantId: '12', quantity: 1, wishlistId: '7' }],
    query: { productVariantId: '12', quantity: 1, wishlistId: '7' },
    sometimes: ['wishlistId'],
    optional: ['Message', 'DataLayer', 'DataLayer.event'],
    answer: { Message: 'Vase Lune is on the list.', DataLayer: { event: 'add_to_wishlist' }, WishlistId: 7 },
  },
  {
    method: 'DELETE',
    path: `${site}/deletefromlist/{productVariantId}/{listId}`,
    doc: 'Takes a variant off one list. Any answer of 200 means that it is done.',
    send: ['wishlist/api', 'deleteFromList', '{productVariantId}', '{listId}'],
    isAnyAnswer: true,
    answer: true,
  },
  {
    method: 'DELETE',
    path: `${site}/deletefromalllist/{productVariantId}`,
    doc: 'Takes a variant off all lists. Any answer of 200 means that it is done.',
    send: ['wishlist/api', 'deleteFromAllLists', '{productVariantId}'],
    isAnyAnswer: true,
    answer: true,
  },
  {
    method: 'POST',
    path: `${site}/updatequantity`,
    doc: 'Sets how many units a row of a list asks for.',
    send: ['wishlist/api', 'postWishedQuantity', '31', 4],
    query: { Id: '31', Quantity: 4 },
    optional: ['WishlistProductId'],
    answer: { IsSuccessfull: true, WishlistProductId: 31, Quantity: 4 },
  },
  {
    method: 'POST',
    path: `${site}/updatename`,
    doc: 'Gives a list another name. A refusal’s `Message` is shown at its form.',
    send: ['wishlist/lists-api', 'postListName', '7', 'Anniversaire'],
    query: { Id: '7', Name: 'Anniversaire' },
    optional: ['WishlistId', 'Uri', 'Items', 'Items.variantId', 'Items.qty'],
    answer: list,
  },
  {
    method: 'POST',
    path: `${site}/updatedescription`,
    doc: 'Gives a list another description.',
    send: ['wishlist/lists-api', 'postListDescription', '7', 'Pour le 3 mai'],
    query: { Id: '7', Description: 'Pour le 3 mai' },
    optional: ['WishlistId', 'Uri', 'Items', 'Items.variantId', 'Items.qty'],
    answer: list,
  },
  {
    method: 'POST',
    path: `${site}/delete`,
    doc: 'Deletes a list. The library goes to the page of `Uri`.',
    send: ['wishlist/lists-api', 'postListDeletion', '7'],
    body: { WishlistId: 7 },
    answer: { Uri: '/fr/catalog/wishlist/list' },
  },
  {
    method: 'DELETE',
    path: `${site}/deletefromlist`,
    doc: 'Takes a row off its list. Any answer of 200 means that it is done.',
    send: ['wishlist/lists-api', 'deleteRow', '31'],
    query: { Id: '31' },
    isAnyAnswer: true,
    answer: true,
  },
  {
    method: 'POST',
    path: `${site}/moveproducts`,
    doc: 'Moves rows to another list of the same owner; the quantities of a product that both have are added. `Message` is shown as it is.',
    send: ['wishlist/lists-api', 'postMove', '7', '8', ['31', '32']],
    body: { WishlistId: 7, TargetId: 8, Ids: [31, 32] },
    answer: { Message: '2 pièces sont maintenant dans la liste « Cuisine ».' },
  },
  {
    method: 'POST',
    path: '/api/v1/catalog/products/addwishlisttocart',
    doc: 'Puts the products of a list into the cart, or those of `Items`, each as far as the shop has it. `AddedCount` is how many units came into it, and `Messages` say what could not be had; both may be left out.',
    send: ['wishlist/lists-api', 'postListOrder', '7', [{ variantId: '12', quantity: 2 }]],
    body: { WishlistId: 7, Items: [{ variantId: 12, qty: 2 }] },
    optional: ['ItemsCount', 'AmountTaxInclHtml', 'AmountTaxExclHtml', 'AddedCount', 'Messages'],
    answer: { ...cart, AddedCount: 2, Messages: ['Vase Lune: 2 in place of 4, we have no more.'] },
  },
]
