import { prefersReducedMotion } from '../../../page/window/reduced-motion.ts'
import { currentScroll, jump } from '../../loader/scroll.ts'
import { contentHeight } from './entries.ts'
import type { ScrollPosition } from './entry.ts'

/** Milliseconds within which a page may reach its former height. */
const HOLD = 3_000

const BY_SHOPPER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Begins a scroll by script: it ends the earlier one, and a scroll of the shopper ends it. */
export function begin(): AbortController {
  currentScroll.end()
  const lifecycle = new AbortController()
  currentScroll.end = () => lifecycle.abort()
  for (const name of BY_SHOPPER) addEventListener(name, currentScroll.end, { signal: lifecycle.signal, passive: true })
  return lifecycle
}

/** Scrolls to the position that `goal` returns, which may change meanwhile. Without a duration: at once. */
export function animateScroll(goal: () => { x: number; y: number }, milliseconds: number): void {
  const lifecycle = begin()
  const start = { x: scrollX, y: scrollY, time: performance.now() }
  const time = prefersReducedMotion() ? 0 : milliseconds
  const step = () => {
    if (lifecycle.signal.aborted) return
    const { x, y } = goal()
    const part = time > 0 ? Math.min(1, (performance.now() - start.time) / time) : 1
    // Slow at both ends.
    const way = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
    jump(start.x + (x - start.x) * way, start.y + (y - start.y) * way)
    if (part < 1) requestAnimationFrame(step)
    else lifecycle.abort()
  }
  if (time > 0) requestAnimationFrame(step)
  else step()
}

/**
 * Shows a page at its former scroll position. Deferred content may make it shorter at first: until its content has its
 * former height, the shopper scrolls, or three seconds have passed, the area keeps its height and the scroll position
 * is restored again.
 */
export function restoreScroll({ x, y, height, content }: ScrollPosition, area: HTMLElement): void {
  const lifecycle = begin()
  area.style.setProperty('min-height', `${height}px`)
  const settle = () => {
    if (lifecycle.signal.aborted) return
    if (area.isConnected) jump(x, y)
    // One pixel: heights are rounded.
    if (contentHeight(area) >= content - 1 || !area.isConnected) lifecycle.abort()
  }
  const observer = new ResizeObserver(settle)
  const limit = setTimeout(() => lifecycle.abort(), HOLD)
  lifecycle.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(limit)
    area.style.removeProperty('min-height')
    if (area.getAttribute('style') === '') area.removeAttribute('style')
  })
  settle()
  if (!lifecycle.signal.aborted) for (const child of area.children) observer.observe(child)
}
