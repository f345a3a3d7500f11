import { map, readonlyType } from 'nanostores'

/** In this page, apart from the server's HTML. */
export type KnownWishlists = {
  /** Undefined until it is fetched. */
  count?: number
  /** By the id of a variant, for those that were added or removed here. */
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

/** By their ids, for lists that were changed in this page. */
export const $listNames = readonlyType($names)

/** Stores the new name of a list. */
export const noteListName = (wishlistId: string, name: string): void => $names.setKey(wishlistId, name)

/** For tests. */
export function forgetWishlists(): void {
  $value.set({ present: {} })
  $names.set({})
}
