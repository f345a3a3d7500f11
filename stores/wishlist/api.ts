import { boolean, create, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { Id, Num } from '../wire.ts'

/** Counts the products in the customer's lists (§7). Throws ShopError. */
export const getWishedCount = (signal: AbortSignal): Promise<number> =>
  request('GET', '/api/v1/catalog/wishlist/products/count', {
    read: (count) => create(count, Num),
    signal,
    noCache: true,
    quiet: true,
  })

/** Whether a variant is in a list (§7). Throws ShopError. */
export const getIsInList = (signal: AbortSignal, productVariantId: string, listId: string): Promise<boolean> =>
  request('GET', '/api/v1/catalog/wishlist/isinthelist', {
    query: { productVariantId, listId },
    read: (isIn) => create(isIn, boolean()),
    signal,
    noCache: true,
    quiet: true,
  })

/** An addition to a list: the list's id, or the name of a new list, whose `kind` may be a birth list. */
export type WishlistAddition = { productVariantId: string; quantity: number } & (
  | { wishlistId: string }
  | { name: string; kind?: string | undefined }
)

/** `dataLayer` is for the page's analytics (§3). */
export type AddedToWishlist = { message: string; dataLayer: object | undefined; wishlistId: string }

function readAdded(answer: unknown): AddedToWishlist {
  const Added = type({
    Message: optional(string()),
    DataLayer: optional(type({})),
    WishlistId: Id,
  })
  const { Message, DataLayer, WishlistId } = create(answer, Added)
  return { message: Message ?? '', dataLayer: DataLayer, wishlistId: WishlistId }
}

/** Puts a variant on a list (§7). Throws ShopError. */
export const postToWishlist = (addition: WishlistAddition): Promise<AddedToWishlist> =>
  request('POST', '/api/v1/catalog/wishlist/addproductvariant', {
    query: addition,
    read: readAdded,
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

/** Reads the number of units of a row that the shop keeps. */
function readUpdated(answer: unknown): number {
  const { IsSuccessfull, Quantity } = create(answer, type({ IsSuccessfull: boolean(), Quantity: Num }))
  if (!IsSuccessfull) throw new TypeError('the quantity was not kept')
  return Quantity
}

/** Sets how many units a row of a list asks for, and returns how many the shop keeps (§3, §7). Throws ShopError. */
export const postWishedQuantity = (rowId: string, quantity: number): Promise<number> =>
  request('POST', '/api/v1/catalog/wishlist/updatequantity', {
    query: { Id: rowId, Quantity: quantity },
    read: readUpdated,
  })
