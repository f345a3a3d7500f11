import type { Db } from '../../../data/schema.ts'
import type { PostalAddress } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { may, type Standing, standingColumns } from '../orders/order-acts.ts'

/** The outcome of a request. `tooLate`: the order was sent, or is collected, so that its address cannot change. */
export type RequestOutcome = 'kept' | 'unknown' | 'tooLate'

type Order = Standing & { isCollected: boolean; pickup: unknown }

/** Whether the delivery address of an order can still be changed. */
export const canChange = (order: Order): boolean =>
  may('redirect', order) && !order.isCollected && order.pickup === null

/** Stores the request for another delivery address; the order of another customer is unknown. */
export const keepAddressRequest = (
  c: ShopContext,
  customerId: number,
  request: { number: string; address: PostalAddress; remarks: string },
): Promise<RequestOutcome> =>
  c.var.db.transaction().execute(async (trx): Promise<RequestOutcome> => {
    const order = await trx
      .selectFrom('customer_order')
      .select(['id', 'is_collected as isCollected', 'pickup', ...standingColumns])
      .where('customer_id', '=', customerId)
      .where('number', '=', request.number)
      .forUpdate()
      .executeTakeFirst()
    if (order === undefined) return 'unknown'
    if (!canChange(order)) return 'tooLate'
    const { address, remarks } = request
    await trx
      .insertInto('address_request')
      .values({ order_id: order.id, address: JSON.stringify(address), remarks })
      .execute()
    return 'kept'
  })

export async function redirectedOrders(db: Db, customerId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('address_request')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

export const addressRequestOf = (
  db: Db,
  orderId: number,
): Promise<{ address: PostalAddress; created_at: Date } | undefined> =>
  db
    .selectFrom('address_request')
    .select(['address', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
