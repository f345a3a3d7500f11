import { useLayoutEffect } from 'react'
import { here } from '../../../runtime/page/window/history.ts'

/** The position in a list that was left: the first visible product, and its offset in the window. */
type Place = { variantId: string; top: number; scroll: number }

/** By the address of the list. The page loader itself stores only a number of pixels. */
const places = new Map<string, Place>()

/** Frames without a correction after which the rendered cards have their final sizes. */
const STEADY_FRAMES = 5

/** Frames after which the position is no longer corrected: about a second. */
const MOST_FRAMES = 60

/**
 * Scrolls back to the product that was visible. Cards far below are not rendered until they are near the viewport, so
 * the same number of pixels leads to other products while their sizes are estimated.
 */
export function usePlace(host: Element): void {
  useLayoutEffect(() => {
    const stop = new AbortController()
    let address = here().href
    const place = places.get(address)
    document.addEventListener('page:leave', () => note(host, address), { signal: stop.signal })
    // `<load-more>` has added a page to the list, which has another address then.
    const follow = () => {
      address = here().href
    }
    document.addEventListener('list:extended', follow, { signal: stop.signal })
    if (place && place.scroll > 0) comeBack(host, place, stop.signal)
    return () => stop.abort()
  }, [host])
}

function note(host: Element, address: string): void {
  const first = itemsIn(host).find((item) => item.getBoundingClientRect().bottom > 0)
  if (!first) return
  places.delete(address)
  places.set(address, {
    variantId: first.dataset.variantId ?? '',
    top: first.getBoundingClientRect().top,
    scroll: scrollY,
  })
}

/** Only after the page loader has restored the scroll position, and not while the shopper scrolls. */
function comeBack(host: Element, { variantId, top, scroll }: Place, signal: AbortSignal): void {
  let frames = 0
  let steady = 0
  let isThere = false
  const touched = new AbortController()
  const settle = () => {
    if (touched.signal.aborted || signal.aborted) return
    frames += 1
    isThere ||= Math.abs(scrollY - scroll) <= 1
    const item = isThere && itemsIn(host).find(({ dataset }) => dataset.variantId === variantId)
    const away = item ? item.getBoundingClientRect().top - top : 0
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' })
    steady = isThere && Math.abs(away) <= 1 ? steady + 1 : 0
    if (steady < STEADY_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(settle)
  }
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(name, () => touched.abort(), { passive: true, signal: AbortSignal.any([touched.signal, signal]) })
  }
  requestAnimationFrame(settle)
}

const itemsIn = (host: Element) => [...host.querySelectorAll<HTMLElement>('[data-variant-id]')]
