import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { request } from '../../runtime/request/request.ts'

/** What reads the answers: it comes beside the first call. */
export const answers = () => arrive('the answers of the lists', import('./answers.ts'))

/** How many products the customer's lists hold (§7). Throws ShopError. */
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

/** What is put on a list: the list's id, or the name of a new one, which `kind` may call a birth list. */
export type WishlistAddition = { productVariantId: string; quantity: number } & (
  | { wishlistId: string }
  | { name: string; kind?: string | undefined }
)

/** The shop's answer to an addition (§3); `dataLayer` is for the page's analytics. */
export type AddedToWishlist = { message: string; dataLayer: object | undefined; wishlistId: string }

/** Puts a variant on a list (§7). Throws ShopError. */
export const postToWishlist = (addition: WishlistAddition): Promise<AddedToWishlist> =>
  request('POST', '/api/v1/catalog/wishlist/addproductvariant', {
    query: addition,
    read: answers().then((code) => code.readAdded),
  })

/** Takes a variant off one list (§7). Throws ShopError. */
export const deleteFromList = (productVariantId: string, listId: string) =>
  request(
    'DELETE',
    `/api/v1/catalog/wishlist/deletefromlist/${encodeURIComponent(productVariantId)}/${encodeURIComponent(listId)}`,
  )

/** Takes a variant off all lists (§7). Throws ShopError. */
export const deleteFromAllLists = (productVariantId: string) =>
  request('DELETE', `/api/v1/catalog/wishlist/deletefromalllist/${encodeURIComponent(productVariantId)}`)

/** Sets how many units a row of a list asks for, and returns how many the shop keeps (§3, §7). Throws ShopError. */
export const postWishedQuantity = (rowId: string, quantity: number): Promise<number> =>
  request('POST', '/api/v1/catalog/wishlist/updatequantity', {
    query: { Id: rowId, Quantity: quantity },
    read: answers().then(({ readUpdated }) => readUpdated),
  })
