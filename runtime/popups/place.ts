/** CSS pixels between a popup and its field, and between a popup and the edge of the screen. */
const GAP = 4
const EDGE = 8

/** Puts a popup right below its field, or above it where there is more room. It is never wider or higher than what is free. */
export function placeBy(popup: HTMLElement, field: Element): void {
  const box = field.getBoundingClientRect()
  const { style } = popup
  const { clientWidth: width, clientHeight } = document.documentElement
  const height = visualViewport ? visualViewport.offsetTop + visualViewport.height : clientHeight
  const below = height - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  style.setProperty('--vt-popup-width', `${box.width}px`)
  style.setProperty('--vt-popup-height', `${Math.max(below, above, 0)}px`)
  const isBelow = below >= popup.offsetHeight || below >= above
  style.setProperty('top', isBelow ? `${box.bottom + GAP}px` : 'auto')
  style.setProperty('bottom', isBelow ? 'auto' : `${clientHeight - box.top + GAP}px`)
  const isLeftToRight = getComputedStyle(field).direction === 'ltr'
  const wanted = isLeftToRight ? box.left : box.right - popup.offsetWidth
  style.setProperty('left', `${Math.max(EDGE, Math.min(wanted, width - popup.offsetWidth - EDGE))}px`)
}

/** Keeps a popup at its field while the page scrolls or changes its size. */
export function keepPlaced(popup: HTMLElement, field: Element, signal: AbortSignal): void {
  const place = () => placeBy(popup, field)
  place()
  const observer = new ResizeObserver(place)
  for (const element of [popup, field]) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  addEventListener('scroll', (event) => popup.contains(event.target as Node) || place(), {
    ...{ capture: true, passive: true, signal },
  })
  addEventListener('resize', place, { signal })
  visualViewport?.addEventListener('resize', place, { signal })
}
