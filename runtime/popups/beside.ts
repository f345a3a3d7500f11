import './popup.css'
import { deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import { watchKeyboard } from '../page/window/keyboard.ts'
import type { Placing } from './float-beside.ts'

/** Says in CSS how a popup is placed; Firefox 147, Safari 26 and Chromium 129 know it. */
const hasAnchors = (): boolean => CSS.supports('position-area: self-block-end span-self-inline-end')

const floating = deferred('the position of popups', () => import('./float-beside.ts'))

let count = 0

/** Keeps a popup, which has `data-vt-popup`, at its anchor. Returns what ends it. */
export const placeBeside = (popup: HTMLElement, anchor: HTMLElement, placing: Placing = {}): (() => void) =>
  hasAnchors() ? placeByAnchor(popup, anchor) : placeByScript(popup, anchor, placing)

/** The browser keeps it at its anchor. What it does not know is how much of the window a keyboard covers. */
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

/** Floating UI does the same where the browser cannot; nobody else fetches it. */
function placeByScript(popup: HTMLElement, anchor: HTMLElement, placing: Placing): () => void {
  const placed = floating.get().then(
    ({ floatBeside }) => floatBeside(popup, anchor, placing),
    (error) => logOnly('A popup is not placed: its code could not be loaded.', error),
  )
  return () => void placed.then((stop) => stop?.())
}
