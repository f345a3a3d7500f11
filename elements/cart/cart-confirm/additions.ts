import { isOwn } from '../../../runtime/page/events.ts'
import { $cartChange } from '../../../stores/cart/cart.ts'

/** Changes and events that a confirmation was shown for: with two `<cart-confirm>`, one answers. */
const answered = new WeakSet<object>()

function isNew(occasion: object): boolean {
  if (answered.has(occasion)) return false
  answered.add(occasion)
  return true
}

/**
 * Hears of every addition, the library's and the page script's, with the product's name (§4); also of one that came
 * before this code. Answers the way to stop.
 */
export function hearAdditions(added: (name: string) => void): () => void {
  const hear = (event: Event) => {
    const change = isOwn(event) ? $cartChange.get() : undefined
    const name = (event as CustomEvent<{ Name?: unknown } | null>).detail?.Name
    if (isNew(change ?? event)) added(typeof name === 'string' ? name : '')
  }
  document.addEventListener('Catalog:AddedToShoppingCart', hear)
  const missed = $cartChange.get()
  if (missed?.kind === 'added' && isNew(missed)) added(missed.name)
  return () => document.removeEventListener('Catalog:AddedToShoppingCart', hear)
}
