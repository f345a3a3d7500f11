import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { answers } from './api.ts'

/** What a list is called, as the shop keeps it. */
export type ListTexts = { name: string; description: string }

const readList = () => answers().then((code) => code.readList)

/** Gives a list another name (§7). Throws ShopError. */
export const postListName = (Id: string, Name: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatename', { query: { Id, Name }, read: readList() })

/** Gives a list another description (§7). Throws ShopError. */
export const postListDescription = (Id: string, Description: string): Promise<ListTexts> =>
  request('POST', '/api/v1/catalog/wishlist/updatedescription', { query: { Id, Description }, read: readList() })

/** Deletes a list, and returns the address of the page that follows (§3, §7). Throws ShopError. */
export const postListDeletion = (id: string): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/delete', {
    body: { WishlistId: wireId(id) },
    read: answers().then(({ readUri }) => readUri),
  })

/** Takes a row off its list (§7). Throws ShopError. */
export const deleteRow = (Id: string) => request('DELETE', '/api/v1/catalog/wishlist/deletefromlist', { query: { Id } })

/** Moves rows to another list, and returns what the shop says of it. Throws ShopError. */
export const postMove = (from: string, to: string, rows: readonly string[]): Promise<string> =>
  request('POST', '/api/v1/catalog/wishlist/moveproducts', {
    body: { WishlistId: wireId(from), TargetId: wireId(to), Ids: rows.map(wireId) },
    read: answers().then(({ readMessage }) => readMessage),
  })

/** Some of the products of a list, and how many of each. */
export type ListOrder = readonly { variantId: string; quantity: number }[]

/** How many units came into the cart, as far as the shop says it, and why others did not. */
export type OrderedList = { count: number | undefined; messages: readonly string[] }

/** Puts the products of a list into the cart, or some of them (§7). Throws ShopError. */
export const postListOrder = (id: string, some?: ListOrder): Promise<OrderedList> =>
  request('POST', '/api/v1/catalog/products/addwishlisttocart', {
    body: {
      WishlistId: wireId(id),
      ...(some && { Items: some.map(({ variantId, quantity }) => ({ variantId: wireId(variantId), qty: quantity })) }),
    },
    read: answers().then(({ readOrdered }) => readOrdered),
  })
