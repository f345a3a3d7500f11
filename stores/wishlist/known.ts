import { map, readonlyType } from 'nanostores'

/** The state of the customer's lists in this page, apart from the server's HTML. */
export type KnownWishlists = {
  /** The number of products in the lists; undefined until it is fetched. */
  count?: number
  /** Whether a variant is in a list, by its id, for those that were added or removed here. */
  present: Readonly<Record<string, boolean>>
}

const $value = map<KnownWishlists>({ present: {} })

/** All buttons of variants and all counts in the page read it. */
export const $wishlists = readonlyType($value)

/** Stores whether a variant is in a list. */
export const notePresent = (variantId: string, isPresent: boolean): void =>
  $value.setKey('present', { ...$value.get().present, [variantId]: isPresent })

/** Stores the number of products in the lists. */
export const noteCount = (count: number): void => $value.setKey('count', count)

const $names = map<Readonly<Record<string, string>>>({})

/** The names of lists that were changed in this page, by their ids. */
export const $listNames = readonlyType($names)

/** Stores the new name of a list. */
export const noteListName = (wishlistId: string, name: string): void => $names.setKey(wishlistId, name)

/** Clears the state, for tests. */
export function forgetWishlists(): void {
  $value.set({ present: {} })
  $names.set({})
}
