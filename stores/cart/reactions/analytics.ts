import { track } from '../../../runtime/page/analytics.ts'

/** The price is per unit, tax included. */
export type TrackedItem = { name: string; sku?: string; price?: number; currency?: string; quantity: number }

const inCents = (amount: number) => Math.round(amount * 100) / 100

function ecommerceOf({ name, sku, price, currency, quantity }: TrackedItem) {
  const value = price === undefined ? undefined : inCents(price * quantity)
  return { currency, value, items: [{ item_id: sku, item_name: name, price, quantity }] }
}

/** Sends `add_to_cart`, in the format of tag managers (§4). */
export const trackAddition = (item: TrackedItem): void => track({ event: 'add_to_cart', ecommerce: ecommerceOf(item) })

/** §4 has value and items in the event itself, tag managers read them under `ecommerce`. */
export function trackRemoval(item: TrackedItem): void {
  const ecommerce = ecommerceOf(item)
  track({ event: 'remove_from_cart', value: ecommerce.value, items: ecommerce.items, ecommerce })
}
