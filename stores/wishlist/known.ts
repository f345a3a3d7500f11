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

/** Forgets all: for tests. */
export const forgetWishlists = (): void => $value.set({ present: {} })
