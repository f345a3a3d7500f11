import type { Connected } from '../../../runtime/element/behaviour.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { $cart, $cartChange, type CartOutcome } from '../../../stores/cart/cart.ts'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { cartChanges, REMOVAL } from './changes.ts'
import type { shopCart } from './definition.ts'
import { freshItems } from './fresh-items.ts'
import { hearWishes } from './hear-wishes.ts'
import { findRow, itemIdOf, itemOf, showError, showKnownQuantity } from './rows.ts'
import { statusPlace } from './status.ts'

/** Changes go out at once; when all have been answered the items are fetched anew: their amounts are the server's. */
export function connectShopCart({ host, attributes, emit, t, signal }: Connected<typeof shopCart>): () => void {
  const status = statusPlace(host)
  const refusals = refusedItems(host)
  const items = freshItems({
    host,
    signal,
    address: () => attributes.src || cultureUrl('widget/shoppingcartitems'),
    end: status.node,
    words: () => t.notLoaded,
    drawn: refusals.show,
  })

  const settled = (itemId: string, wanted: number, name: string, outcome: CartOutcome) => {
    if (signal.aborted) return
    if (outcome.state === 'done') status.say(wanted === REMOVAL ? t.removed({ name }) : t.updated)
    else refusals.set(itemId, explain(outcome, t))
  }
  const changes = cartChanges(host, { settled, rested: () => signal.aborted || items.renew() })

  const wish = (row: HTMLElement, quantity: number) => {
    const itemId = itemIdOf(row)
    if (quantity === (changes.wanted(itemId) ?? itemOf(row).quantity)) return
    if (!emit('cart:before-change', { itemId, quantity })) return showKnownQuantity(row)
    items.drop()
    refusals.set(itemId, '')
    changes.wish(row, quantity)
  }

  hearWishes(host, signal, { wish, isDeaf: items.isReplacing })
  const stops = [
    // Listening to the cart is what makes it watch other tabs and the page's scripts.
    $cart.listen(() => {}),
    $cartChange.listen(() => changes.isWorking() || items.renew()),
  ]
  return () => {
    for (const stop of stops) stop()
    status.remove()
  }
}

/** Why changes were refused, by item: the server's fresh HTML does not know of it. */
function refusedItems(host: HTMLElement) {
  const words = new Map<string, string>()
  return {
    set(itemId: string, text: string): void {
      if (text === '') words.delete(itemId)
      else words.set(itemId, text)
      showError(findRow(host, itemId), text)
    },
    show(): void {
      for (const [itemId, text] of words) showError(findRow(host, itemId), text)
    },
  }
}
