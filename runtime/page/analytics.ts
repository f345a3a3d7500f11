import { ownGlobal } from './own-global.ts'
import { settings } from './settings.ts'
import { logOnly } from './warn.ts'

/**
 * Pushes an event to the tag manager's data layer if the page has one; an error there is only warned about (§1, §8). A
 * tag manager merges all entries, and one layer is used for a whole in-page visit: the products of the last event are
 * cleared first.
 */
export function track(entry: Record<string, unknown>): void {
  const layer = ownGlobal<{ push?: (entry: unknown) => void } | null>(settings().dataLayer)
  if (!layer) return
  try {
    if ('ecommerce' in entry) layer.push?.({ ecommerce: null })
    layer.push?.(entry)
  } catch (error) {
    logOnly('The analytics data layer refused an event.', error)
  }
}
