/** CSS pixels between a popup and its field, and between a popup and the edge of the screen. */
const GAP = 4
const EDGE = 8

/** `isWhole`: it would rather cover the field than be cut. `enough`: with so much space, in CSS pixels, it stays below. */
export type Placing = { isWhole?: boolean; enough?: number }

/** Puts a popup right below its field, or above it where there is more space, and says in `--vt-popup-height` how much that is. */
export function placeBy(popup: HTMLElement, field: Element, { isWhole = false, enough }: Placing = {}): void {
  const box = field.getBoundingClientRect()
  const { style } = popup
  const { clientWidth: width, clientHeight } = document.documentElement
  const height = visualViewport ? visualViewport.offsetTop + visualViewport.height : clientHeight
  const below = height - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  style.setProperty('--vt-popup-width', `${box.width}px`)
  const isEnough = enough !== undefined && below >= enough
  style.setProperty('--vt-popup-height', `${isEnough ? below : Math.max(below, above, 0)}px`)
  const isBelow = isEnough || below >= popup.offsetHeight || below >= above
  const isCovering = isWhole && Math.max(below, above) < popup.offsetHeight
  const top = isCovering ? Math.max(EDGE, (height - popup.offsetHeight) / 2) : box.bottom + GAP
  style.top = isBelow || isCovering ? `${top}px` : 'auto'
  style.bottom = isBelow || isCovering ? 'auto' : `${clientHeight - box.top + GAP}px`
  const isLeftToRight = getComputedStyle(field).direction === 'ltr'
  const wanted = isLeftToRight ? box.left : box.right - popup.offsetWidth
  style.left = `${Math.max(EDGE, Math.min(wanted, width - popup.offsetWidth - EDGE))}px`
}

/** Keeps a popup at its field while the page scrolls or changes its size, and when something that moved has arrived. */
export function keepPlaced(popup: HTMLElement, field: Element, signal: AbortSignal, placing: Placing = {}): void {
  const place = () => placeBy(popup, field, placing)
  place()
  const observer = new ResizeObserver(place)
  observer.observe(popup)
  observer.observe(field)
  signal.addEventListener('abort', () => observer.disconnect())
  const options = { capture: true, passive: true, signal }
  addEventListener('scroll', ({ target }) => popup.contains(target as Node) || place(), options)
  // A header on its way back into the window takes its field along, and no event says so.
  addEventListener('transitionend', place, options)
  addEventListener('resize', place, options)
  visualViewport?.addEventListener('resize', place, options)
}
