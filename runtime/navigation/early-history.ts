import { ownUrl } from '../page/paths.ts'
import type { Entry } from './deferred/history/entry.ts'
import { loadFully, pageLoads } from './visit.ts'

const entryNow = () => (history.state as { vitrine?: Entry } | null)?.vitrine?.id

/**
 * Until a page loader follows the history: where Back or Forward leads to another page that was loaded in place, before the document
 * was loaded anew, that page is loaded in full. The browser itself would only change the address. To be called once, as soon as
 * there is any code.
 */
export function followEarlyHistory(): void {
  const first = entryNow()
  const load = () => loadFully(new URL(location.href), true)
  const [navigation] = performance.getEntriesByType('navigation')
  // In all browsers the address of the document, after redirects too. A document that a script has written has none.
  const page = navigation && ownUrl(navigation.name)
  if (first && page && (page.pathname !== location.pathname || page.search !== location.search)) load()
  addEventListener('popstate', () => {
    const entry = entryNow()
    if (!pageLoads() && entry && entry !== first) load()
  })
}
