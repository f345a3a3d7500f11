import { array, create, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { Num } from '../wire.ts'

/** The name and the description of a list, as the shop stores them. */
export type ListTexts = { name: string; description: string }

/** Reads the name and the description of a list (§3). Throws StructError, as all of these do. */
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

/** Reads the address of the page that follows a deletion (§3). */
const readUri = (answer: unknown): string => create(answer, type({ Uri: string() })).Uri

/** Deletes a list, and returns the address of the next page (§3, §7). Throws ShopError. */
export const postListDeletion = (id: string): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/delete', {
    body: { WishlistId: wireId(id) },
    read: readUri,
  })

/** Removes a row from its list (§7). Throws ShopError. */
export const deleteRow = (Id: string) => request('DELETE', '/api/v1/catalog/wishlist/deletefromlist', { query: { Id } })

const readMessage = (answer: unknown): string => create(answer, type({ Message: string() })).Message

/** Moves rows to another list. Returns the shop's message. Throws ShopError. */
export const postMove = (from: string, to: string, rows: readonly string[]): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/moveproducts', {
    body: { WishlistId: wireId(from), TargetId: wireId(to), Ids: rows.map(wireId) },
    read: readMessage,
  })

/** Some products of a list, with their quantities. */
export type ListOrder = readonly { variantId: string; quantity: number }[]

/** `count`: units that were added to the cart, if the shop names it; `messages` are about the others. */
export type OrderedList = { count: number | undefined; messages: readonly string[] }

function readOrdered(answer: unknown): OrderedList {
  const Ordered = type({ AddedCount: optional(Num), Messages: optional(array(string())) })
  const { AddedCount, Messages } = create(answer, Ordered)
  return { count: AddedCount, messages: Messages ?? [] }
}

/** Puts all products of a list into the cart, or some of them (§7). Throws ShopError. */
export const postListOrder = (id: string, some?: ListOrder): Promise<OrderedList> =>
  request('POST', '/api/v1/catalog/products/addwishlisttocart', {
    body: {
      WishlistId: wireId(id),
      ...(some && { Items: some.map(({ variantId, quantity }) => ({ variantId: wireId(variantId), qty: quantity })) }),
    },
    read: readOrdered,
  })
