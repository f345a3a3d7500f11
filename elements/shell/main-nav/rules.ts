/** Pixels of scroll from which on the navigation may hide (§9). */
export const OFFSET = 60

/** Pixels in the opposite direction that do not count: jitter of a finger or a touchpad, or a rounded position. */
export const JITTER = 8

/** `turn` is the position at which the direction last changed. */
export type Scrolling = { turn: number; isHidden: boolean }

/**
 * Returns the state after a scroll to `y`. The navigation is hidden only below `offset` (§9). `end` is the furthest
 * position: positions before 0 and beyond `end` are elastic overscroll, which does not count.
 */
export function afterScroll({ turn, isHidden }: Scrolling, y: number, end: number, offset: number): Scrolling {
  const at = Math.max(0, Math.min(y, end))
  if (at <= offset) return { turn: at, isHidden: false }
  const furthest = isHidden ? Math.max(turn, at) : Math.min(turn, at)
  return Math.abs(at - furthest) > JITTER ? { turn: at, isHidden: !isHidden } : { turn: furthest, isHidden }
}

/**
 * Returns the link with the longest path that the address begins with. The root of the culture matches only itself,
 * since it would match every page; a link with a query matches only addresses with that query.
 */
export function currentLink<L extends { href: string }>(links: readonly L[], here: URL, root: string): L | undefined {
  let best: { link: L; length: number } | undefined
  for (const link of links) {
    if (!URL.canParse(link.href)) continue
    const { origin, pathname, searchParams } = new URL(link.href)
    const path = trimmed(pathname)
    const isSame = path === trimmed(here.pathname)
    const isAbove = path !== trimmed(root) && `${trimmed(here.pathname)}/`.startsWith(`${path}/`)
    const isAsked = [...searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
    const length = path.length + searchParams.size
    if (origin !== here.origin || !isAsked || !(isSame || isAbove)) continue
    if (!best || length > best.length) best = { link, length }
  }
  return best?.link
}

const trimmed = (path: string): string => path.replace(/\/+$/, '')
