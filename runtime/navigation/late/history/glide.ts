import { isCalm } from '../../../page/window/motion.ts'
import { jump, motion } from '../../loader/scroll.ts'
import type { Place } from '../../loader/session.ts'
import { contentHeight } from './entries.ts'

/** How long a page may take to get as high as it was (milliseconds). */
const HOLD = 3_000

const BY_SHOPPER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Begins a scroll of ours: the earlier one ends, and this one when the shopper scrolls. */
function begin(): AbortController {
  motion.end()
  const life = new AbortController()
  motion.end = () => life.abort()
  for (const name of BY_SHOPPER) addEventListener(name, motion.end, { signal: life.signal, passive: true })
  return life
}

/** Scrolls evenly to where `goal` says, which may change on the way. No time: at once. */
export function glide(goal: () => { x: number; y: number }, milliseconds: number): void {
  const life = begin()
  const start = { x: scrollX, y: scrollY, time: performance.now() }
  const time = isCalm() ? 0 : milliseconds
  const step = () => {
    if (life.signal.aborted) return
    const { x, y } = goal()
    const part = time > 0 ? Math.min(1, (performance.now() - start.time) / time) : 1
    // Slow at both ends.
    const way = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
    jump(start.x + (x - start.x) * way, start.y + (y - start.y) * way)
    if (part < 1) requestAnimationFrame(step)
    else life.abort()
  }
  if (time > 0) requestAnimationFrame(step)
  else step()
}

/**
 * Shows a page where it was left. What comes late may make it shorter at first: until its content is as high as it was, the
 * shopper scrolls, or three seconds have gone, the area keeps its height and the place is taken again.
 */
export function returnTo({ x, y, height, content }: Place, area: HTMLElement): void {
  const life = begin()
  area.style.setProperty('min-height', `${height}px`)
  const settle = () => {
    if (life.signal.aborted) return
    if (area.isConnected) jump(x, y)
    // One pixel: heights are rounded.
    if (contentHeight(area) >= content - 1 || !area.isConnected) life.abort()
  }
  const observer = new ResizeObserver(settle)
  const limit = setTimeout(() => life.abort(), HOLD)
  life.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(limit)
    area.style.removeProperty('min-height')
    if (area.getAttribute('style') === '') area.removeAttribute('style')
  })
  settle()
  if (!life.signal.aborted) for (const child of area.children) observer.observe(child)
}
