import type { PostalAddress } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'

/** Stores the request to deliver an order elsewhere. False when the order is not this customer's. */
export async function keepAddressRequest(
  c: ShopContext,
  customerId: number,
  request: { number: string; address: PostalAddress; remarks: string },
): Promise<boolean> {
  const order = await c.var.db
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', request.number)
    .executeTakeFirst()
  if (order === undefined) return false
  const { address, remarks } = request
  await c.var.db
    .insertInto('address_request')
    .values({ order_id: order.id, address: JSON.stringify(address), remarks })
    .execute()
  return true
}
