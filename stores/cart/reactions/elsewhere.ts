import { hearPage } from '../../../runtime/page/events.ts'
import { appUrl } from '../../../runtime/page/paths.ts'

/** Two shops of one origin do not hear each other. */
const channelName = () => `vitrine:cart:${appUrl('')}`

let channel: BroadcastChannel | undefined
let hasLooked = false

/** True once, on a page that Back brought from the browser's cache: its HTML may be older than the cart. */
function isOldPage(): boolean {
  if (hasLooked) return false
  hasLooked = true
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Says to the shop's other tabs that the cart changed. */
export function tellOtherTabs(): void {
  const open = channel ?? new BroadcastChannel(channelName())
  open.postMessage('changed')
  if (open !== channel) open.close()
}

/**
 * Hears of changes that this page did not make by its own calls: another tab, a page script's events on the document
 * (§4), a page that comes out of the back/forward cache. Answers the way to stop.
 */
export function watchElsewhere({ changed, online }: { changed(): void; online(): void }): () => void {
  const life = new AbortController()
  const { signal } = life

  // An open channel keeps a page out of the back/forward cache in some browsers.
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const open = () => {
    close()
    channel = new BroadcastChannel(channelName())
    channel.onmessage = changed
  }
  const hear = () => {
    changed()
    tellOtherTabs()
  }

  open()
  if (isOldPage()) changed()
  addEventListener('pagehide', close, { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      open()
      changed()
    },
    { signal },
  )
  addEventListener('online', online, { signal })
  const stops = [hearPage('Shoppingcarts:Changed', hear), hearPage('Catalog:AddedToShoppingCart', hear)]
  return () => {
    life.abort()
    close()
    for (const stop of stops) stop()
  }
}
