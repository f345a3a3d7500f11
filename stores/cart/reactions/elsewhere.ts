import { onPageEvent } from '../../../runtime/page/events.ts'
import { IN_BROWSER } from '../../../runtime/page/window/in-browser.ts'
import { oncePerReturn } from '../../../runtime/page/window/old-page.ts'
import { tabsOf } from '../../../runtime/page/window/tabs.ts'

const tabs = tabsOf('cart')

/** A store without listeners starts and stops at each look at its value. */
const isReturn = oncePerReturn()

/** Notifies the shop's other tabs that the cart changed. */
export const notifyOtherTabs = tabs.notify

/**
 * Subscribes to changes that this page's own calls did not make: another tab, a page script's events on the document
 * (§4), a return from the back/forward cache. Returns the unsubscribe function.
 */
export function watchElsewhere(changed: () => void): () => void {
  if (!IN_BROWSER) return () => {}
  const lifecycle = new AbortController()
  const { signal } = lifecycle

  const onPageChange = () => {
    changed()
    notifyOtherTabs()
  }

  tabs.watch(changed, signal)
  if (isReturn()) changed()
  const stops = [
    onPageEvent('Shoppingcarts:Changed', onPageChange),
    onPageEvent('Catalog:AddedToShoppingCart', onPageChange),
  ]
  return () => {
    lifecycle.abort()
    for (const stop of stops) stop()
  }
}
