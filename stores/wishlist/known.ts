import { map, readonlyType } from 'nanostores'

/** What this page knows of the customer's lists beside what the server has printed. */
export type KnownWishlists = {
  /** How many products the lists hold; undefined as long as nobody asked. */
  count?: number
  /** Whether a variant is in a list, by its id, for those that were added or removed here. */
  present: Readonly<Record<string, boolean>>
}

const $value = map<KnownWishlists>({ present: {} })

/** Every button of a variant and every count in the page reads it. */
export const $wishlists = readonlyType($value)

/** A variant is in a list now, or in none any more. */
export const notePresent = (variantId: string, isPresent: boolean): void =>
  $value.setKey('present', { ...$value.get().present, [variantId]: isPresent })

/** How many products the lists hold. */
export const noteCount = (count: number): void => $value.setKey('count', count)

const $names = map<Readonly<Record<string, string>>>({})

/** The names that lists were given in this page, by their ids. */
export const $listNames = readonlyType($names)

/** A list has another name. */
export const noteListName = (wishlistId: string, name: string): void => $names.setKey(wishlistId, name)

/** Forgets all: for tests. */
export function forgetWishlists(): void {
  $value.set({ present: {} })
  $names.set({})
}
