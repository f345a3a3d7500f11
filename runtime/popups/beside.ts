import { deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import { watchKeyboard } from '../page/window/keyboard.ts'
import type { Placing } from './float-beside.ts'

let seesTransforms: boolean | undefined

/**
 * Whether CSS can place a popup: Safari 26 and Chromium 129 can. Firefox 153 has the properties, but places a popup as
 * if its anchor had no transform, and wrongly in a part of the page from right to left.
 */
function hasAnchors(): boolean {
  if (!CSS.supports('position-area: self-block-end span-self-inline-end')) return false
  seesTransforms ??= placesAtTransformed()
  return seesTransforms
}

/** Places a box at an anchor that is moved by a transform. */
function placesAtTransformed(): boolean {
  const [anchor, box] = [document.createElement('i'), document.createElement('i')]
  const common = { position: 'fixed', width: '1px', height: '1px', visibility: 'hidden' }
  Object.assign(anchor.style, common, { left: '0', top: '0', translate: '0 50px', anchorName: '--vt-probe' })
  Object.assign(box.style, common, { positionAnchor: '--vt-probe', positionArea: 'bottom' })
  document.body.append(anchor, box)
  const isBelow = box.getBoundingClientRect().top >= 50
  anchor.remove()
  box.remove()
  return isBelow
}

const floating = deferred('the position of popups', () => import('./float-beside.ts'))

let count = 0

/** Keeps a popup, which has `data-vt-popup`, at its anchor. Returns a function that ends this. */
export const placeBeside = (popup: HTMLElement, anchor: HTMLElement, placing: Placing = {}): (() => void) =>
  hasAnchors() ? placeByAnchor(popup, anchor) : placeByScript(popup, anchor, placing)

/** The browser keeps the popup at its anchor. Only the part of the window that a keyboard covers is unknown to it. */
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

/** Floating UI does the same in browsers without anchor positioning; others do not fetch it. */
function placeByScript(popup: HTMLElement, anchor: HTMLElement, placing: Placing): () => void {
  const placed = floating.get().then(
    ({ floatBeside }) => floatBeside(popup, anchor, placing),
    (error) => logOnly('A popup is not placed: its code could not be loaded.', error),
  )
  return () => void placed.then((stop) => stop?.())
}
