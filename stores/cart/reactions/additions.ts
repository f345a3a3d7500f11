import { drainEvents } from '../../../runtime/element/buffered-events.ts'
import { isOwn } from '../../../runtime/page/events.ts'
import { IN_BROWSER } from '../../../runtime/page/window/in-browser.ts'
import { $cartChange } from '../cart.ts'

const ADDED = 'Catalog:AddedToShoppingCart'

/** Changes and events that were already shown: of two tags that show additions, only one shows each. */
const answered = new WeakSet<object>()

function isNew(occasion: object): boolean {
  if (answered.has(occasion)) return false
  answered.add(occasion)
  return true
}

/**
 * Milliseconds after which an addition is no longer shown, because the code has loaded too late; the button has
 * reported it.
 */
const TOO_LATE = 5_000

/**
 * For a tag whose code is loaded by the first addition (`loadOn`); call it where its code is loaded. Returns a function
 * that calls back at every addition, by the library or by a page script, with the product's name (§4). An addition
 * before the code was loaded is included, if the page has one of `listening` and has not been left. In a page with one
 * of `before`, that tag shows the additions instead. The returned function returns the unsubscribe function.
 */
export function additionsFor(
  tag: string,
  { listening = tag, before }: { listening?: string; before?: string } = {},
): (added: (name: string) => void) => () => void {
  let views = 0
  let unnoticed: Event | undefined

  // The loader buffers no further events from here, and the view is rendered a while later.
  if (IN_BROWSER) {
    document.addEventListener(ADDED, (event) => {
      if (views === 0 && document.querySelector(listening)) unnoticed = event
    })
    document.addEventListener('page:leave', () => {
      unnoticed = undefined
    })
  }

  /** Returns, once, the additions that were announced before a view listened. */
  const missed = (): Event[] => {
    const events = [...drainEvents(tag), ...(unnoticed ? [unnoticed] : [])]
    unnoticed = undefined
    return events.filter(({ type }) => type === ADDED)
  }

  return (added) => {
    const listener = (event: Event) => {
      if (before && document.querySelector(before)) return
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
