import { drainEvents } from '../../../runtime/element/buffered-events.ts'
import { isOwn } from '../../../runtime/page/events.ts'
import { $cartChange } from '../cart.ts'

const ADDED = 'Catalog:AddedToShoppingCart'

/** Changes and events that something was shown for: with two tags that show additions, one answers. */
const answered = new WeakSet<object>()

function isNew(occasion: object): boolean {
  if (answered.has(occasion)) return false
  answered.add(occasion)
  return true
}

/** Milliseconds after which it would only surprise: the code took too long, the button has said it. */
const TOO_LATE = 5_000

/**
 * For a tag whose code is fetched by the first addition (`loadOn`); call it where its code is loaded. Returns what calls back at
 * every addition, the library's and the page script's, with the product's name (§4); also at one that came before the
 * code, when the page has one of `listening`. What that returns ends it.
 */
export function additionsFor(tag: string, listening = tag): (added: (name: string) => void) => () => void {
  let views = 0
  let unnoticed: Event | undefined

  // From here on the loader keeps nothing any more, and the view is rendered a while later.
  document.addEventListener(ADDED, (event) => {
    if (views === 0 && document.querySelector(listening)) unnoticed = event
  })

  /** The additions that were announced before a view listened, returned once. */
  const missed = (): Event[] => {
    const events = [...drainEvents(tag), ...(unnoticed ? [unnoticed] : [])]
    unnoticed = undefined
    return events.filter(({ type }) => type === ADDED)
  }

  return (added) => {
    const listener = (event: Event) => {
      const change = isOwn(event) ? $cartChange.get() : undefined
      const name = (event as CustomEvent<{ Name?: unknown } | null>).detail?.Name
      const isLate = performance.now() - event.timeStamp > TOO_LATE
      if (isNew(change ?? event) && !isLate) added(typeof name === 'string' ? name : '')
    }
    document.addEventListener(ADDED, listener)
    views += 1
    missed().forEach(listener)
    return () => {
      views -= 1
      document.removeEventListener(ADDED, listener)
    }
  }
}
