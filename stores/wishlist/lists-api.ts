import { array, create, number, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

const List = type({ Name: string(), Description: string() })

/** What a list is called, as the shop keeps it. */
export type ListTexts = { name: string; description: string }

function readList(answer: unknown): ListTexts {
  const { Name, Description } = create(answer, List)
  return { name: Name, description: Description }
}

/** Gives a list another name (§7). Throws ShopError. */
export const postListName = (Id: string, Name: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatename', { query: { Id, Name }, read: readList })

/** Gives a list another description (§7). Throws ShopError. */
export const postListDescription = (Id: string, Description: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatedescription', { query: { Id, Description }, read: readList })

/** Deletes a list, and returns the address of the page that follows (§3, §7). Throws ShopError. */
export const postListDeletion = (id: string): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/delete', {
    body: { WishlistId: wireId(id) },
    read: (answer) => create(answer, type({ Uri: string() })).Uri,
  })

/** Takes a row off its list (§7). Throws ShopError. */
export const deleteRow = (Id: string) => request('DELETE', '/api/v1/catalog/wishlist/deletefromlist', { query: { Id } })

/** Moves rows to another list, and returns what the shop says of it. Throws ShopError. */
export const postMove = (from: string, to: string, rows: readonly string[]): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/moveproducts', {
    body: { WishlistId: wireId(from), TargetId: wireId(to), Ids: rows.map(wireId) },
    read: (answer) => create(answer, type({ Message: string() })).Message,
  })

/** Some of the products of a list, and how many of each. */
export type ListOrder = readonly { variantId: string; quantity: number }[]

const Ordered = type({ AddedCount: optional(number()), Messages: optional(array(string())) })

/** How many units came into the cart, as far as the shop says it, and why others did not. */
export type OrderedList = { count: number | undefined; messages: readonly string[] }

function readOrdered(answer: unknown): OrderedList {
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
