import { takeEarly } from '../../../runtime/element/early.ts'
import { isOwn } from '../../../runtime/page/events.ts'
import { $cartChange } from '../../../stores/cart/cart.ts'

const TAG = 'cart-confirm'
const ADDED = 'Catalog:AddedToShoppingCart'

/** Changes and events that a confirmation was shown for: with two `<cart-confirm>`, one answers. */
const answered = new WeakSet<object>()

function isNew(occasion: object): boolean {
  if (answered.has(occasion)) return false
  answered.add(occasion)
  return true
}

/** Milliseconds after which a confirmation would only surprise: the code took too long, the shopper has been told elsewhere. */
const TOO_LATE = 5_000

let views = 0
let unheard: Event | undefined

// From here on the loader keeps nothing any more, and the view is drawn only in a while.
document.addEventListener(ADDED, (event) => {
  if (views === 0 && document.querySelector(TAG)) unheard = event
})

/** The additions that were announced before a view could hear them, given out once. */
function missed(): Event[] {
  const events = [...takeEarly(TAG), ...(unheard ? [unheard] : [])]
  unheard = undefined
  return events.filter(({ type }) => type === ADDED)
}

/**
 * Hears of every addition, the library's and the page script's, with the product's name (§4); also of one that came
 * before this code. Answers the way to stop.
 */
export function hearAdditions(added: (name: string) => void): () => void {
  const hear = (event: Event) => {
    const change = isOwn(event) ? $cartChange.get() : undefined
    const name = (event as CustomEvent<{ Name?: unknown } | null>).detail?.Name
    const isLate = performance.now() - event.timeStamp > TOO_LATE
    if (isNew(change ?? event) && !isLate) added(typeof name === 'string' ? name : '')
  }
  document.addEventListener(ADDED, hear)
  views += 1
  missed().forEach(hear)
  return () => {
    views -= 1
    document.removeEventListener(ADDED, hear)
  }
}
