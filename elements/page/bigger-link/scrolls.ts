/** The time of the last scroll of each scroller, in event timestamps. */
const moved = new WeakMap<EventTarget, number>()
const users = new Set<object>()

const note = ({ target, timeStamp }: Event) => void (target && moved.set(target, timeStamp))

/** Records scrolls until the signal aborts; one listener serves all cards of a page. */
export function watchScrolls(signal: AbortSignal): void {
  if (users.size === 0) document.addEventListener('scroll', note, { capture: true, passive: true })
  users.add(signal)
  signal.addEventListener('abort', () => {
    users.delete(signal)
    if (users.size === 0) document.removeEventListener('scroll', note, { capture: true })
  })
}

/**
 * The time of the last scroll that moved a node: a scroll of the page, or of an ancestor. Other scrollers do not count.
 */
export function lastScroll(node: Node): number {
  let last = Number.NEGATIVE_INFINITY
  for (let place: Node | null = node; place; place = place.parentNode) last = Math.max(last, moved.get(place) ?? last)
  return last
}
