/** When each scroller moved last, by the clock of events. */
const moved = new WeakMap<EventTarget, number>()
const users = new Set<object>()

const note = ({ target, timeStamp }: Event) => void (target && moved.set(target, timeStamp))

/** Notes scrolls for as long as the signal lasts; one listener serves a page full of cards. */
export function watchScrolls(signal: AbortSignal): void {
  if (users.size === 0) document.addEventListener('scroll', note, { capture: true, passive: true })
  users.add(signal)
  signal.addEventListener('abort', () => {
    users.delete(signal)
    if (users.size === 0) document.removeEventListener('scroll', note, { capture: true })
  })
}

/** The time of the last scroll that moved a node: of the page, or of what it lies in. Other scrollers do not count. */
export function lastScroll(node: Node): number {
  let last = Number.NEGATIVE_INFINITY
  for (let place: Node | null = node; place; place = place.parentNode) last = Math.max(last, moved.get(place) ?? last)
  return last
}
