import { ownUrl } from '../page/paths.ts'
import type { Entry } from './deferred/history/entry.ts'
import { loadFully, pageLoads } from './visit.ts'

const entryNow = () => (history.state as { vitrine?: Entry } | null)?.vitrine?.id

/**
 * Handles Back and Forward until a page loader follows the history: if they lead to another page that was loaded in
 * place before the document was loaded anew, that page is loaded by the browser, which by itself would only change the
 * address. Call it once, with the first code.
 */
export function followEarlyHistory(): void {
  const first = entryNow()
  const load = () => loadFully(new URL(location.href), true)
  const [navigation] = performance.getEntriesByType('navigation')
  // In all browsers, the entry's name is the address of the document after redirects. A document that a script has
  // written has no address.
  const page = navigation && ownUrl(navigation.name)
  if (first && page && (page.pathname !== location.pathname || page.search !== location.search)) load()
  addEventListener('popstate', () => {
    const entry = entryNow()
    if (!pageLoads() && entry && entry !== first) load()
  })
}
