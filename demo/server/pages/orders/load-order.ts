import type { ShopContext } from '../../context.ts'
import { countries } from '../../shop/delivery.ts'
import { settleOrder } from '../../shop/orders/card.ts'
import { may } from '../../shop/orders/order-acts.ts'
import { findOrder, orderedVariants, viewerOf } from '../../shop/orders/order-view.ts'
import type { OrderProps } from './order-parts.tsx'

/**
 * Loads an order with all that its pages show, for its signed-in customer or for the session of the guest who placed
 * it; undefined for all others.
 */
export async function loadOrder(c: ShopContext, number: string): Promise<OrderProps | undefined> {
  const { culture, db } = c.var
  const viewer = viewerOf(c)
  const found = viewer && (await findOrder(db, viewer, number))
  if (!found) return undefined
  // The visitor may return from the provider's page.
  const isSettled = may('pay', found) && (await settleOrder(db, found.id))
  const order = (isSettled && (await findOrder(db, viewer, number))) || found
  const [variants, known] = await Promise.all([orderedVariants(db, order, c.var), countries(db, culture)])
  return { c, order, variants, known }
}
