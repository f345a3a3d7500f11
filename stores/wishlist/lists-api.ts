import { array, create, number, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** The name and the description of a list, as the shop stores them. */
export type ListTexts = { name: string; description: string }

/** The name and the description of a list (§3). Throws StructError, as all of these do. */
function readList(answer: unknown): ListTexts {
  const { Name, Description } = create(answer, type({ Name: string(), Description: string() }))
  return { name: Name, description: Description }
}

/** Changes the name of a list (§7). Throws ShopError. */
export const postListName = (Id: string, Name: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatename', { query: { Id, Name }, read: readList })

/** Changes the description of a list (§7). Throws ShopError. */
export const postListDescription = (Id: string, Description: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatedescription', { query: { Id, Description }, read: readList })

/** The address of the page that follows a deletion (§3). */
const readUri = (answer: unknown): string => create(answer, type({ Uri: string() })).Uri

/** Deletes a list, and returns the address of the next page (§3, §7). Throws ShopError. */
export const postListDeletion = (id: string): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/delete', {
    body: { WishlistId: wireId(id) },
    read: readUri,
  })

/** Removes a row from its list (§7). Throws ShopError. */
export const deleteRow = (Id: string) => request('DELETE', '/api/v1/catalog/wishlist/deletefromlist', { query: { Id } })

/** The message of the shop after a change. */
const readMessage = (answer: unknown): string => create(answer, type({ Message: string() })).Message

/** Moves rows to another list, and returns what the shop says of it. Throws ShopError. */
export const postMove = (from: string, to: string, rows: readonly string[]): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/moveproducts', {
    body: { WishlistId: wireId(from), TargetId: wireId(to), Ids: rows.map(wireId) },
    read: readMessage,
  })

/** Some products of a list, with their quantities. */
export type ListOrder = readonly { variantId: string; quantity: number }[]

/** The number of units that were added to the cart, if the shop names it, and the messages about the others. */
export type OrderedList = { count: number | undefined; messages: readonly string[] }

/** The products of a list that were added to the cart. */
function readOrdered(answer: unknown): OrderedList {
  const Ordered = type({ AddedCount: optional(number()), Messages: optional(array(string())) })
  const { AddedCount, Messages } = create(answer, Ordered)
  return { count: AddedCount, messages: Messages ?? [] }
}

/** Puts the products of a list into the cart, or some of them (§7). Throws ShopError. */
export const postListOrder = (id: string, some?: ListOrder): Promise<OrderedList> =>
  request('POST', '/api/v1/catalog/products/addwishlisttocart', {
    body: {
      WishlistId: wireId(id),
      ...(some && { Items: some.map(({ variantId, quantity }) => ({ variantId: wireId(variantId), qty: quantity })) }),
    },
    read: readOrdered,
  })
