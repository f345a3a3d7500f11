import { appUrl } from '../../../runtime/page/paths.ts'

/** The ends for which this document has reloaded. */
const here = new Set<string>()

const storageKey = () => `vitrine:countdown:${appUrl('')}`

/**
 * True once for each end in a session (§4): a page that still shows an end in the past must not reload endlessly. If
 * the browser has no storage, a page that was itself reloaded does not reload again.
 */
export function mayReload(endTime: string): boolean {
  if (here.has(endTime)) return false
  here.add(endTime)
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]')
    const known = Array.isArray(kept) ? kept : []
    if (known.includes(endTime)) return false
    sessionStorage.setItem(storageKey(), JSON.stringify([...known, endTime]))
    return true
  } catch {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return entry?.type !== 'reload'
  }
}

/** Resets the state of this document, as a reload does; for tests. */
export const forgetReloads = (): void => here.clear()
