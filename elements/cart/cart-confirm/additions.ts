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

/** Milliseconds after which a confirmation would only surprise: the code took too long, the button has said it. */
const TOO_LATE = 5_000

let views = 0
let unnoticed: Event | undefined

// From here on the loader keeps nothing any more, and the view is rendered a while later.
document.addEventListener(ADDED, (event) => {
  if (views === 0 && document.querySelector(TAG)) unnoticed = event
})

/** The additions that were announced before a view listened, returned once. */
function missed(): Event[] {
  const events = [...takeEarly(TAG), ...(unnoticed ? [unnoticed] : [])]
  unnoticed = undefined
  return events.filter(({ type }) => type === ADDED)
}

/**
 * Calls back at every addition, the library's and the page script's, with the product's name (§4); also at one that came
 * before this code. Returns what ends it.
 */
export function onAddition(added: (name: string) => void): () => void {
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
