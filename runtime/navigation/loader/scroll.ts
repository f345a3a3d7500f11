import type { Place } from './entries.ts'

/** How long a page may take to get as high as it was (milliseconds). */
const HOLD = 3_000

const BY_SHOPPER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** True for shoppers who asked their system for less motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The scroll that is under way; another one, or the shopper, ends it. */
let moving = new AbortController()

/** Begins a scroll of ours: the earlier one ends, and this one when the shopper scrolls. */
function begin(signal?: AbortSignal): AbortController {
  moving.abort()
  const life = new AbortController()
  moving = life
  const end = () => life.abort()
  for (const name of BY_SHOPPER) addEventListener(name, end, { signal: life.signal, passive: true })
  signal?.addEventListener('abort', end, { signal: life.signal })
  return life
}

const jump = (left: number, top: number) => scrollTo({ left, top, behavior: 'instant' })

/** Shows a page from its beginning. */
export function scrollToStart(): void {
  begin().abort()
  jump(0, 0)
}

/** Scrolls evenly to where `goal` says, which may change on the way. No time: at once. */
export function glide(goal: () => { x: number; y: number }, milliseconds: number): void {
  const life = begin()
  const start = { x: scrollX, y: scrollY, time: performance.now() }
  const step = () => {
    if (life.signal.aborted) return
    const { x, y } = goal()
    const part = milliseconds > 0 ? Math.min(1, (performance.now() - start.time) / milliseconds) : 1
    // Slow at both ends.
    const way = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
    jump(start.x + (x - start.x) * way, start.y + (y - start.y) * way)
    if (part < 1) requestAnimationFrame(step)
    else life.abort()
  }
  if (milliseconds > 0 && !isCalm()) requestAnimationFrame(step)
  else {
    const { x, y } = goal()
    jump(x, y)
    life.abort()
  }
}

/**
 * Shows a page where it was left. What comes late may make it shorter at first: until its content is as high as it was, the
 * shopper scrolls, or three seconds have gone, the area keeps its height and the place is taken again.
 */
export function returnTo({ x, y, height, content }: Place, area: HTMLElement, signal: AbortSignal): void {
  const life = begin(signal)
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

/** How high what the area holds is, however high the area is kept. */
export const contentHeight = (area: Element): number =>
  (area.lastElementChild?.getBoundingClientRect().bottom ?? 0) - area.getBoundingClientRect().top
