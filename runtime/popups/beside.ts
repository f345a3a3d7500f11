import './popup.css'
import { deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import { watchKeyboard } from '../page/window/keyboard.ts'
import type { Placing } from './float-beside.ts'

/** Whether CSS can place a popup; Firefox 147, Safari 26 and Chromium 129 support it. */
const hasAnchors = (): boolean => CSS.supports('position-area: self-block-end span-self-inline-end')

const floating = deferred('the position of popups', () => import('./float-beside.ts'))

let count = 0

/** The popup has `data-vt-popup`. Returns a function that ends this. */
export const placeBeside = (popup: HTMLElement, anchor: HTMLElement, placing: Placing = {}): (() => void) =>
  hasAnchors() ? placeByAnchor(popup, anchor) : placeByScript(popup, anchor, placing)

/** Only the part of the window that a keyboard covers is unknown to the browser. */
function placeByAnchor(popup: HTMLElement, anchor: HTMLElement): () => void {
  count += 1
  const name = `--vt-anchor-${count}`
  anchor.style.setProperty('anchor-name', name)
  popup.style.setProperty('position-anchor', name)
  const stop = watchKeyboard(popup, '--vt-popup-covered')
  return () => {
    stop()
    anchor.style.removeProperty('anchor-name')
  }
}

/** Other browsers do not fetch Floating UI. */
function placeByScript(popup: HTMLElement, anchor: HTMLElement, placing: Placing): () => void {
  const placed = floating.get().then(
    ({ floatBeside }) => floatBeside(popup, anchor, placing),
    (error) => logOnly('A popup is not placed: its code could not be loaded.', error),
  )
  return () => void placed.then((stop) => stop?.())
}
