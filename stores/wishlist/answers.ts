import { array, boolean, create, number, optional, string, type, union } from 'superstruct'
import type { AddedToWishlist } from './api.ts'
import type { ListTexts, OrderedList } from './lists-api.ts'

/** The name and the description of a list (§3). Throws StructError, as all of these do. */
export function readList(answer: unknown): ListTexts {
  const { Name, Description } = create(answer, type({ Name: string(), Description: string() }))
  return { name: Name, description: Description }
}

/** The address of the page that follows a deletion (§3). */
export const readUri = (answer: unknown): string => create(answer, type({ Uri: string() })).Uri

/** What the shop says of what it did. */
export const readMessage = (answer: unknown): string => create(answer, type({ Message: string() })).Message

/** What of a list came into the cart. */
export function readOrdered(answer: unknown): OrderedList {
  const Ordered = type({ AddedCount: optional(number()), Messages: optional(array(string())) })
  const { AddedCount, Messages } = create(answer, Ordered)
  return { count: AddedCount, messages: Messages ?? [] }
}

/** How many products the lists hold. */
export const readCount = (answer: unknown): number => create(answer, number())

/** Whether a variant is in a list. */
export const readPresence = (answer: unknown): boolean => create(answer, boolean())

/** What the shop says of an addition. */
export function readAdded(answer: unknown): AddedToWishlist {
  const Added = type({
    Message: optional(string()),
    DataLayer: optional(type({})),
    WishlistId: union([number(), string()]),
  })
  const { Message, DataLayer, WishlistId } = create(answer, Added)
  return { message: Message ?? '', dataLayer: DataLayer, wishlistId: String(WishlistId) }
}

/** How many units of a row the shop keeps. */
export function readUpdated(answer: unknown): number {
  const { IsSuccessfull, Quantity } = create(answer, type({ IsSuccessfull: boolean(), Quantity: number() }))
  if (!IsSuccessfull) throw new TypeError('the quantity was not kept')
  return Quantity
}
