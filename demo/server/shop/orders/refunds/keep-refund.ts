import type { Db } from '../../../../data/schema.ts'
import type { RefundPhoto } from './photos.ts'

/** How many of each line of an order were asked back before, by the line's id; what was refused may be asked again. */
export async function refundedOf(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('refund_line')
    .innerJoin('refund_request', 'refund_request.id', 'refund_line.request_id')
    .select(['order_line_id', (e) => e.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'refused')
    .groupBy('order_line_id')
    .execute()
  return new Map(rows.map((row) => [row.order_line_id, Number(row.quantity)]))
}

/** A request for a refund: how many of which lines, why, and photos of what was wrong. */
export type RefundRequest = {
  orderId: number
  reason: string
  lines: { lineId: number; quantity: number }[]
  photos: RefundPhoto[]
}

/**
 * Keeps a refund request, unless another that came in between leaves less to refund: `allowed` holds what each line had
 * in all.
 */
export const keepRefund = (db: Db, requested: RefundRequest, allowed: Map<number, number>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { orderId, reason, lines, photos } = requested
    await trx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute()
    const before = await refundedOf(trx, orderId)
    const fits = lines.every(
      ({ lineId, quantity }) => quantity + (before.get(lineId) ?? 0) <= (allowed.get(lineId) ?? 0),
    )
    if (!fits) return false
    const { id } = await trx
      .insertInto('refund_request')
      .values({ order_id: orderId, reason })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('refund_line')
      .values(lines.map(({ lineId, quantity }) => ({ request_id: id, order_line_id: lineId, quantity })))
      .execute()
    for (const [position, photo] of photos.entries())
      await trx
        .insertInto('refund_photo')
        .values({ request_id: id, position, ...photo })
        .execute()
    return true
  })
