import { takeEarly } from '../../../runtime/element/early.ts'
import { isOwn } from '../../../runtime/page/events.ts'
import { $cartChange } from '../../../stores/cart/cart.ts'

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
  for (const event of takeEarly('cart-confirm')) if (event.type === ADDED) hear(event)
  return () => document.removeEventListener(ADDED, hear)
}
