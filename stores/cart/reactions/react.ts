import { send } from '../../../runtime/page/events.ts'
import type { Addition } from '../api.ts'
import { trackAddition, trackRemoval } from './analytics.ts'

/**
 * An item before its change. `key` is the wire's ItemOriginAndKey, e.g. `Catalog-12`; the price is per unit, with tax.
 */
export type CartItem = { key: string; name: string; quantity: number; sku?: string; price?: number; currency?: string }

/**
 * A change that the shop confirmed; `elsewhere`: by another tab, by the page's scripts, or while the page was in the
 * back/forward cache.
 */
export type CartChange =
  | ({ kind: 'added'; sku?: string; price?: number; currency?: string; isRestored?: boolean } & Addition)
  | { kind: 'quantity'; quantity: number; item: CartItem }
  | { kind: 'removed'; itemId: string; item: CartItem }
  | { kind: 'elsewhere' }

/** In the order of the specification (§4): analytics, then the cart-changed events, whose listeners open the modal. */
export function react(change: Exclude<CartChange, { kind: 'elsewhere' }>): void {
  if (change.kind === 'added') {
    trackAddition(change)
    const { variantId, quantity, name, origin, isRestored } = change
    sendChanged(`${origin?.ItemOrigin ?? 'Catalog'}-${variantId}`, name)
    if (isRestored) return
    send(document, 'Catalog:AddedToShoppingCart', { ProductVariantId: variantId, Quantity: quantity, Name: name })
    return
  }
  if (change.kind === 'removed') trackRemoval(change.item)
  sendChanged(change.item.key, change.item.name)
}

const sendChanged = (key: string, name: string) =>
  send(document, 'Shoppingcarts:Changed', { ItemOriginAndKey: key, ItemName: name })
