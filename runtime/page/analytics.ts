import { ownGlobal } from './own-global.ts'
import { settings } from './settings.ts'
import { logOnly } from './warn.ts'

/**
 * Pushes an event to the tag manager's data layer when the page has one; a fault there is only warned about (§1, §8). A tag manager
 * merges what is pushed, and one layer serves a whole in-page visit: what the last event said of products is cleared first.
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
