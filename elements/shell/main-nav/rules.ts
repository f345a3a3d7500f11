/** Pixels of scroll from which on the navigation may hide (§9). */
export const OFFSET = 60

/** Pixels against the direction that are no change of mind: a trembling finger, a touchpad, a rounded position. */
export const JITTER = 8

/** Where the page was when it last turned, and whether the navigation is hidden. */
export type Scrolling = { turn: number; isHidden: boolean }

/**
 * What a scroll to `y` makes of it. `end` is the furthest position: beyond it, and above 0, a rubber band pulls, which is
 * not a shopper's way. Hidden only below `offset` (§9).
 */
export function afterScroll({ turn, isHidden }: Scrolling, y: number, end: number, offset: number): Scrolling {
  const at = Math.max(0, Math.min(y, end))
  if (at <= offset) return { turn: at, isHidden: false }
  const furthest = isHidden ? Math.max(turn, at) : Math.min(turn, at)
  return Math.abs(at - furthest) > JITTER ? { turn: at, isHidden: !isHidden } : { turn: furthest, isHidden }
}

/**
 * Which of the links is that of a page: the one with the longest path that the address begins with. The root of the
 * culture matches itself alone, else it would match every page. A link with a query wants it in the address.
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
