import { tabsOf } from '../../../runtime/page/window/tabs.ts'

const tabs = tabsOf('consent')

/** Notifies the shop's other tabs that the choice changed. */
export const notifyOtherTabs = tabs.notify

/**
 * Subscribes to choices that may have changed outside of this page: in another tab, or while the page was in the
 * back/forward cache.
 */
export function watchElsewhere(changed: () => void, signal: AbortSignal): void {
  tabs.watch(changed, signal)
  document.addEventListener('visibilitychange', () => document.hidden || changed(), { signal })
}
