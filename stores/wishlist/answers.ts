import { array, boolean, create, number, optional, string, type, union } from 'superstruct'
import type { AddedToWishlist } from './api.ts'
import type { ListTexts, OrderedList } from './lists-api.ts'

/** The name and the description of a list (§3). Throws StructError, as all functions of this file do. */
export function readList(answer: unknown): ListTexts {
  const { Name, Description } = create(answer, type({ Name: string(), Description: string() }))
  return { name: Name, description: Description }
}

/** The address of the page that follows a deletion (§3). */
export const readUri = (answer: unknown): string => create(answer, type({ Uri: string() })).Uri

/** The shop's message about a change. */
export const readMessage = (answer: unknown): string => create(answer, type({ Message: string() })).Message

/** The result of ordering a list. */
export function readOrdered(answer: unknown): OrderedList {
  const Ordered = type({ AddedCount: optional(number()), Messages: optional(array(string())) })
  const { AddedCount, Messages } = create(answer, Ordered)
  return { count: AddedCount, messages: Messages ?? [] }
}

/** The number of products in the lists. */
export const readCount = (answer: unknown): number => create(answer, number())

/** Whether a variant is in a list. */
export const readPresence = (answer: unknown): boolean => create(answer, boolean())

/** The shop's answer to an addition. */
export function readAdded(answer: unknown): AddedToWishlist {
  const Added = type({
    Message: optional(string()),
    DataLayer: optional(type({})),
    WishlistId: union([number(), string()]),
  })
  const { Message, DataLayer, WishlistId } = create(answer, Added)
  return { message: Message ?? '', dataLayer: DataLayer, wishlistId: String(WishlistId) }
}

/** The quantity that the shop has stored for a row. */
export function readUpdated(answer: unknown): number {
  const { IsSuccessfull, Quantity } = create(answer, type({ IsSuccessfull: boolean(), Quantity: number() }))
  if (!IsSuccessfull) throw new TypeError('the quantity was not stored')
  return Quantity
}
