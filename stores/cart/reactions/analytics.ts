import { track } from '../../../runtime/page/analytics.ts'

/** What the data layer gets of an item. Price is per unit, tax included. */
export type TrackedItem = { name: string; sku?: string; price?: number; currency?: string; quantity: number }

const inCents = (amount: number) => Math.round(amount * 100) / 100

function ecommerceOf({ name, sku, price, currency, quantity }: TrackedItem) {
  const value = price === undefined ? undefined : inCents(price * quantity)
  return { currency, value, items: [{ item_id: sku, item_name: name, price, quantity }] }
}

/** `add_to_cart`, in the shape that tag managers expect (§4). */
export const trackAddition = (item: TrackedItem): void => track({ event: 'add_to_cart', ecommerce: ecommerceOf(item) })

/** `remove_from_cart`; §4 gives value and items to the event itself, tag managers look under `ecommerce`. */
export function trackRemoval(item: TrackedItem): void {
  const ecommerce = ecommerceOf(item)
  track({ event: 'remove_from_cart', value: ecommerce.value, items: ecommerce.items, ecommerce })
}
