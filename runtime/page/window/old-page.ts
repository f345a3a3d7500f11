import { IN_BROWSER } from './in-browser.ts'

let isVisited = false
let isRestored = false
/** Grows with each return from the back/forward cache. */
let returns = 1

if (IN_BROWSER) {
  document.addEventListener('page:loaded', () => {
    isVisited = true
    isRestored = false
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isRestored = true
    returns += 1
  })
}

/**
 * True for HTML that Back or Forward has shown again, so that the shop may have changed since: from the browser's cache
 * of answers, or from its back/forward cache. An in-page visit fetches new HTML. The first code of a page imports this
 * file, since a page may be restored before the code of its tags is there.
 */
export function isOldPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isRestored || (!isVisited && navigation?.type === 'back_forward')
}

/** A function that is true once for each time that Back or Forward shows the page again. */
export function oncePerReturn(): () => boolean {
  let seen = 0
  return () => {
    if (!isOldPage() || seen === returns) return false
    seen = returns
    return true
  }
}
