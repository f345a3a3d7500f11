import { track } from '../../../runtime/page/analytics.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { refreshAnnouncedCart } from '../../../stores/cart/cart.ts'

/** The format is that of Google Analytics 4. Amounts are numbers in the currency, not in cents. */
export type Purchase = {
  transaction_id: string
  value: number
  currency: string
  tax?: number
  shipping?: number
  coupon?: string
  items: { item_id: string; item_name: string; price: number; quantity: number }[]
}

const KEY = 'vitrine.purchases'

/** Older orders are not sent as new ones. */
const MOST = 20

/** The orders that this page has sent, for browsers without storage. */
const sent = new Set<string>()

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Each order is sent once: not again after a reload, Back, or in another tab. */
export function trackPurchase(purchase: Purchase): void {
  const { transaction_id: id } = purchase
  if (typeof id !== 'string' || id === '') {
    warn(
      'The purchase of <one-step-checkout> has no transaction_id.',
      'It is not sent: nobody could say whether it was sent before.',
      'Write the number of the order as transaction_id, a text.',
    )
    return
  }
  const kept = readKept()
  if (sent.has(id) || kept.includes(id)) return
  sent.add(id)
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...kept].slice(0, MOST)))
  } catch {
    // Storage is full or blocked: the order is known until the page is left.
  }
  track({ event: 'purchase', ecommerce: purchase })
  refreshAnnouncedCart()
}
