import { toCents } from '../../../../data/money/cents.ts'
import { type Left, paidFor } from '../../../../data/money/paid.ts'
import type { Db } from '../../../../data/schema.ts'
import type { OrderView } from '../order-view.ts'

/** What can still be asked back of each line of an order, by the line's id; what was refused may be asked again. */
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
