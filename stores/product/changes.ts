import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { ShopError } from '../../runtime/request/errors.ts'
import type { Variation } from './api.ts'

/** A variant that the shop has returned and that is about to be shown. */
export type Upcoming = {
  variation: Variation
  /** Aborted by a newer request. */
  signal: AbortSignal
  /** Delays the change by at most `PREPARING` ms: content that is ready until then is shown in the same frame. */
  waitFor(work: Promise<unknown>): void
}

/**
 * `shown` is undefined for the variant of the server's HTML. `asked`: another variant was requested from the shop; with
 * `upcoming` the shop has answered, and content of the variant is being prepared.
 */
export type VariationState = { readonly shown: Variation | undefined } & (
  | { readonly state: 'shown' }
  | { readonly state: 'asked'; readonly upcoming?: Upcoming }
  | { readonly state: 'failed'; readonly error: ShopError }
)

/** A product on the page. */
export type Product = {
  /** The element that contains everything of the product. */
  readonly scope: Element
  readonly $variation: ReadableAtom<VariationState>
  /** The typed quantity, valid or not. */
  readonly $quantity: WritableAtom<string>
  /** Asks for the variant of some chosen values; a newer question cancels the one before (§7). Never throws a ShopError. */
  ask(productId: string, query: Record<string, string | number>): Promise<void>
  /**
   * For the failure of the last question: calls `ask` when the connection is back, if the question still is the last
   * one.
   */
  onceOnline(error: ShopError, ask: () => void): void
  /** Cancels the request; the shown variant is kept. */
  cancel(): void
}

/** The last change of any product on the page, for elements outside of it. */
export const $lastVariation = atom<{ product: Product; state: VariationState } | undefined>()
