import { ownGlobal } from '../../page/own-global.ts'
import { closeOnBack } from './back.ts'
import { makeOutsideInert } from './outside.ts'

let restore: (() => void) | undefined

/**
 * The part of the browser's `CloseWatcher` that is used. The system closes a watcher by a gesture of its own, such as
 * Back.
 */
type Watcher = { onclose: () => void; destroy(): void }

/**
 * While a panel covers the page, nothing behind it can be used or scrolled, and Back on a phone closes the panel before
 * it leaves the page. Returns a function that undoes this. A panel that replaces another takes its cover over.
 */
export function coverPage(panel: Element, close: () => void): () => void {
  const page = document.documentElement
  const CloseWatcher = ownGlobal<new () => Watcher>('CloseWatcher')
  const watcher = CloseWatcher && new CloseWatcher()
  if (watcher) watcher.onclose = close
  const forget = closeOnBack(close)
  restore?.()
  const mine = makeOutsideInert(panel)
  restore = mine
  // A page without a scroll bar must not get a gutter for one.
  page.dataset.vtCovered ??= innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    watcher?.destroy()
    forget()
    if (restore !== mine) return
    restore = undefined
    mine()
    delete page.dataset.vtCovered
  }
}
