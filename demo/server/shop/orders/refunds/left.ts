import { toCents } from '../../../../data/money/cents.ts'
import { type Left, paidFor } from '../../../../data/money/paid.ts'
import type { Db } from '../../../../data/schema.ts'
import { may } from '../order-acts.ts'
import type { OrderView } from '../order-view.ts'
import { isWithdrawing } from '../withdrawals/withdrawals.ts'

/** The key of the text that says why an order cannot be refunded now; undefined if it can. */
export async function whyNoRefund(db: Db, order: OrderView): Promise<string | undefined> {
  if (await isWithdrawing(db, order.id)) return 'Orders.Refund.Withdrawing'
  if (may('refund', order)) return undefined
  return order.cancelledAt ? 'Orders.Cancelled' : 'Orders.Refund.NotPaid'
}

/**
 * The units and amounts of each line that can still be refunded, by the line's id; refused units can be requested
 * again.
 */
export async function leftOf(db: Db, { id, lines }: Pick<OrderView, 'id' | 'lines'>): Promise<Map<number, Left>> {
  const rows = await db
    .selectFrom('refund_line')
    .innerJoin('refund_request', 'refund_request.id', 'refund_line.request_id')
    .select(['order_line_id', (e) => e.fn.sum<number>('quantity').as('units')])
    .select((e) => e.fn.sum<number>('amount_incl').as('amount'))
    .where('order_id', '=', id)
    .where('state', '<>', 'refused')
    .groupBy('order_line_id')
    .execute()
  const before = new Map(rows.map((row) => [row.order_line_id, row]))
  return new Map(
    lines.map((line) => {
      const asked = before.get(line.id)
      const units = line.quantity - Number(asked?.units ?? 0)
      return [line.id, { units, amount: paidFor(line).incl - toCents(Number(asked?.amount ?? 0)) }]
    }),
  )
}
