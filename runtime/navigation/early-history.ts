import { ownUrl } from '../page/paths.ts'
import type { Entry } from './deferred/history/entry.ts'
import { loadFully, pageLoads } from './visit.ts'

const entryNow = () => (history.state as { vitrine?: Entry } | null)?.vitrine?.id

/**
 * Until the page loader runs, the browser would change only the address on Back and Forward to a page that a visit has
 * shown. This loads that page in full. Call it once, with the first code.
 */
export function followEarlyHistory(): void {
  const first = entryNow()
  const [navigation] = performance.getEntriesByType('navigation')
  // In all browsers, the entry's name is the address of the document after redirects. A document that a script has
  // written has no address.
  const page = navigation && ownUrl(navigation.name)
  const follow = () => {
    if (page && (page.pathname !== location.pathname || page.search !== location.search))
      loadFully(new URL(location.href), true)
  }
  // The page loader may already run, but follows only the steps from now on.
  if (first) follow()
  addEventListener('popstate', () => !pageLoads() && entryNow() && follow())
}
