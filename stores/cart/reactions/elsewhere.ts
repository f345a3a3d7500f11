import { hearPage } from '../../../runtime/page/events.ts'
import { tabsOf } from '../../../runtime/page/tabs.ts'

const tabs = tabsOf('cart')

/** Says to the shop's other tabs that the cart changed. */
export const tellOtherTabs = tabs.tell

let hasLooked = false

/** True once, on a page that Back brought from the browser's cache: its HTML may be older than the cart. */
function isOldPage(): boolean {
  if (hasLooked) return false
  hasLooked = true
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/**
 * Hears of changes that this page did not make by its own calls: another tab, a page script's events on the document
 * (§4), a page that comes out of the back/forward cache. Answers the way to stop.
 */
export function watchElsewhere({ changed, online }: { changed(): void; online(): void }): () => void {
  const life = new AbortController()
  const { signal } = life

  const hear = () => {
    changed()
    tellOtherTabs()
  }

  tabs.watch(changed, signal)
  if (isOldPage()) changed()
  addEventListener('online', online, { signal })
  const stops = [hearPage('Shoppingcarts:Changed', hear), hearPage('Catalog:AddedToShoppingCart', hear)]
  return () => {
    life.abort()
    for (const stop of stops) stop()
  }
}
