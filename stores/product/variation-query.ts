import { latest } from '../../runtime/request/latest.ts'
import { getVariation, type Variation } from './api.ts'
import { prepared } from './product.ts'

/** A variant with all that was prepared for it: `show` puts it into the page. */
export type PreparedVariation = { variation: Variation; show: () => void }

/** Asks for the variant of one form and prepares it: a new question cancels the one before, which then returns `undefined` (§7). */
export const variationQuery = (scope: Element) =>
  latest(async (signal: AbortSignal, productId: string, query: Record<string, string | number>) => {
    const variation = await getVariation(signal, productId, query)
    return { variation, show: await prepared(variation, signal, scope) }
  })
