import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { ShopError } from '../../runtime/request/errors.ts'
import type { Variation } from './api.ts'

/** A variant that the shop has named and that is about to be shown. */
export type Upcoming = {
  variation: Variation
  /** Aborted by a newer question. */
  signal: AbortSignal
  /** Delays the change by at most `PREPARING`: what is fetched or decoded until then is shown in the same frame. */
  waitFor(work: Promise<unknown>): void
}

/**
 * Which variant a product shows: `shown`, or the one that the server sent while that is undefined. `asked`: the shop has
 * been asked for another one; with `upcoming` it has responded, and what shows something of the variant gets ready.
 */
export type VariationState = { readonly shown: Variation | undefined } & (
  | { readonly state: 'shown' }
  | { readonly state: 'asked'; readonly upcoming?: Upcoming }
  | { readonly state: 'failed'; readonly error: ShopError }
)

/** A product on the page. */
export type Product = {
  /** The element around all that belongs to the product. */
  readonly scope: Element
  readonly $variation: ReadableAtom<VariationState>
  /** The quantity as it is typed, whether it may be bought or not. */
  readonly $quantity: WritableAtom<string>
  /**
   * Asks for the variant of some chosen values; a newer question cancels the one before (§7). `code` is what shows it, which
   * is fetched meanwhile. Never throws a ShopError.
   */
  ask(productId: string, query: Record<string, string | number>, code?: Promise<unknown>): Promise<void>
  /** For the failure of the last question: asks again when the connection that was lost is back, if it still is the last one. */
  onceOnline(error: ShopError, ask: () => void): void
  /** Cancels the question; what is shown stays. */
  cancel(): void
}

/** The last change of any product on the page, for what is outside of it. */
export const $lastVariation = atom<{ product: Product; state: VariationState } | undefined>()
