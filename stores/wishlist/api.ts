import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { request } from '../../runtime/request/request.ts'

/** The readers of the answers; their code is loaded with the first call. */
export const answers = () => arrive('the answers of the lists', import('./answers.ts'))

/** The number of products in the customer's lists (§7). Throws ShopError. */
export const getWishedCount = (signal: AbortSignal): Promise<number> =>
  request('GET', '/api/v1/catalog/wishlist/products/count', {
    read: answers().then(({ readCount }) => readCount),
    signal,
    noCache: true,
    quiet: true,
  })

/** Whether a variant is in a list (§7). Throws ShopError. */
export const getIsInList = (signal: AbortSignal, productVariantId: string, listId: string): Promise<boolean> =>
  request('GET', '/api/v1/catalog/wishlist/isinthelist', {
    query: { productVariantId, listId },
    read: answers().then(({ readPresence }) => readPresence),
    signal,
    noCache: true,
    quiet: true,
  })

/** An addition to a list: the list's id, or the name of a new list, whose `kind` may be a birth list. */
export type WishlistAddition = { productVariantId: string; quantity: number } & (
  | { wishlistId: string }
  | { name: string; kind?: string | undefined }
)

/** The shop's answer to an addition (§3); `dataLayer` is for the page's analytics. */
export type AddedToWishlist = { message: string; dataLayer: object | undefined; wishlistId: string }

/** Adds a variant to a list (§7). Throws ShopError. */
export const postToWishlist = (addition: WishlistAddition): Promise<AddedToWishlist> =>
  request('POST', '/api/v1/catalog/wishlist/addproductvariant', {
    query: addition,
    read: answers().then((code) => code.readAdded),
  })

/** Removes a variant from a list (§7). Throws ShopError. */
export const deleteFromList = (productVariantId: string, listId: string) =>
  request(
    'DELETE',
    `/api/v1/catalog/wishlist/deletefromlist/${encodeURIComponent(productVariantId)}/${encodeURIComponent(listId)}`,
  )

/** Removes a variant from all lists (§7). Throws ShopError. */
export const deleteFromAllLists = (productVariantId: string) =>
  request('DELETE', `/api/v1/catalog/wishlist/deletefromalllist/${encodeURIComponent(productVariantId)}`)

/**
 * Sets the requested quantity of a row, and returns the quantity that the shop has stored (§3, §7). Throws ShopError.
 */
export const postWishedQuantity = (rowId: string, quantity: number): Promise<number> =>
  request('POST', '/api/v1/catalog/wishlist/updatequantity', {
    query: { Id: rowId, Quantity: quantity },
    read: answers().then(({ readUpdated }) => readUpdated),
  })
