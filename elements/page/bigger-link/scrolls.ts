/** The value is the timestamp of the last scroll event of a scroller. */
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

/** Scrolls of the page and of ancestors count, those of other scrollers do not. */
export function lastScroll(node: Node): number {
  let last = Number.NEGATIVE_INFINITY
  for (let place: Node | null = node; place; place = place.parentNode) last = Math.max(last, moved.get(place) ?? last)
  return last
}
