import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { answers } from './api.ts'

/** The name and the description of a list, as the shop stores them. */
export type ListTexts = { name: string; description: string }

const readList = () => answers().then((code) => code.readList)

/** Changes the name of a list (§7). Throws ShopError. */
export const postListName = (Id: string, Name: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatename', { query: { Id, Name }, read: readList() })

/** Changes the description of a list (§7). Throws ShopError. */
export const postListDescription = (Id: string, Description: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatedescription', { query: { Id, Description }, read: readList() })

/** Deletes a list, and returns the address of the next page (§3, §7). Throws ShopError. */
export const postListDeletion = (id: string): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/delete', {
    body: { WishlistId: wireId(id) },
    read: answers().then(({ readUri }) => readUri),
  })

/** Removes a row from its list (§7). Throws ShopError. */
export const deleteRow = (Id: string) => request('DELETE', '/api/v1/catalog/wishlist/deletefromlist', { query: { Id } })

/** Moves rows to another list, and returns the shop's message. Throws ShopError. */
export const postMove = (from: string, to: string, rows: readonly string[]): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/moveproducts', {
    body: { WishlistId: wireId(from), TargetId: wireId(to), Ids: rows.map(wireId) },
    read: answers().then(({ readMessage }) => readMessage),
  })

/** Some products of a list, with their quantities. */
export type ListOrder = readonly { variantId: string; quantity: number }[]

/** The number of units that were added to the cart, if the shop names it, and the messages about the others. */
export type OrderedList = { count: number | undefined; messages: readonly string[] }

/** Adds the products of a list, or some of them, to the cart (§7). Throws ShopError. */
export const postListOrder = (id: string, some?: ListOrder): Promise<OrderedList> =>
  request('POST', '/api/v1/catalog/products/addwishlisttocart', {
    body: {
      WishlistId: wireId(id),
      ...(some && { Items: some.map(({ variantId, quantity }) => ({ variantId: wireId(variantId), qty: quantity })) }),
    },
    read: answers().then(({ readOrdered }) => readOrdered),
  })
