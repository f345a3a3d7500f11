import type { Db } from '../../schema.ts'
import { insertRows } from '../rows.ts'

const dayMs = 86_400_000

/** The share key of the demo customer's birth list. */
export const demoBirthKey = 'lou-2026'

export async function seedBelongings(db: Db, customerId: number, now: Date): Promise<void> {
  const owner = { customer_id: customerId }
  const closed = { kind: 'wish', share_key: null, shows_owner: false } as const
  const open = { kind: 'birth', share_key: demoBirthKey, shows_owner: true } as const
  await insertRows(db, 'wishlist', [
    { id: 1, ...owner, ...closed, name: 'Salon', description: 'Pour le coin de la fenêtre' },
    { id: 2, ...owner, ...closed, name: 'Cadeaux', description: '' },
    { id: 3, ...owner, ...open, name: 'Lou', description: 'Attendue au printemps' },
  ])
  const wished = [
    [1, 400, 1],
    [1, 60, 2],
    [1, 120, 1],
    [2, 10, 4],
    [2, 240, 1],
    [3, 30, 2],
    [3, 90, 6],
  ] as const
  await insertRows(
    db,
    'wishlist_item',
    wished.map(([wishlist_id, variant_id, quantity]) => ({ wishlist_id, variant_id, quantity })),
  )
  await insertRows(db, 'wishlist_given', [{ wishlist_id: 3, variant_id: 90, quantity: 2, giver: 'Léa Martin' }])
  await insertRows(db, 'prepaid_account', [{ id: 1, ...owner, is_notified: true }])
  await insertRows(db, 'prepaid_entry', prepaidEntries(now))
}

/** A payment each quarter and an order each month; the balance is never below zero. */
function prepaidEntries(now: Date) {
  return Array.from({ length: 24 }, (_, index) => {
    const isTopUp = index % 3 === 0
    return {
      account_id: 1,
      kind: isTopUp ? 'top-up' : 'order',
      order_number: isTopUp ? null : String(99_000 + index),
      amount: isTopUp ? 150 : -(22.5 + (index % 5) * 9),
      created_at: new Date(now.getTime() - (24 - index) * 30 * dayMs).toISOString(),
    } as const
  })
}
