import type { CallDoc } from './calls.ts'

const site = '/api/v1/catalog/wishlist'

/** The calls of the wishlists: for customers, others get 401. */
export const wishlistCalls: CallDoc[] = [
  {
    method: 'GET',
    path: `${site}/products/count`,
    doc: 'How many different products the customer’s lists hold.',
    answer: 3,
  },
  {
    method: 'GET',
    path: `${site}/isinthelist`,
    doc: 'Whether a variant is in a list.',
    query: { productVariantId: '12', listId: '7' },
    answer: true,
  },
  {
    method: 'POST',
    path: `${site}/addproductvariant`,
    doc: 'Puts a variant on a list; with `name` in place of `wishlistId` on a new one, whose id is in the answer. `Message` is shown as it is, also that of a refusal, and `DataLayer` is pushed to the page’s data layer.',
    query: { productVariantId: '12', quantity: 1, wishlistId: '7' },
    answer: { Message: 'Vase Lune is on the list.', DataLayer: { event: 'add_to_wishlist' }, WishlistId: 7 },
  },
  {
    method: 'DELETE',
    path: `${site}/deletefromlist/{productVariantId}/{listId}`,
    doc: 'Takes a variant off one list. Any answer of 200 means that it is done.',
    answer: true,
  },
  {
    method: 'DELETE',
    path: `${site}/deletefromalllist/{productVariantId}`,
    doc: 'Takes a variant off all lists. Any answer of 200 means that it is done.',
    answer: true,
  },
  {
    method: 'POST',
    path: `${site}/updatequantity`,
    doc: 'Sets how many units a row of a list asks for.',
    query: { Id: '31', Quantity: 4 },
    answer: { IsSuccessfull: true, WishlistProductId: 31, Quantity: 4 },
  },
]
