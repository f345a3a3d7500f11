import { type Cents, fromCents, sumOf } from '../../../../data/money/cents.ts'
import { backFor, nothingLeft } from '../../../../data/money/paid.ts'
import type { Db } from '../../../../data/schema.ts'
import type { OrderView } from '../order-view.ts'
import { leftOf } from './left.ts'
import type { RefundPhoto } from './photos.ts'

/** A request for a refund: how many of which lines, why, and photos of what was wrong. */
export type RefundRequest = {
  order: OrderView
  reason: string
  lines: { lineId: number; quantity: number }[]
  photos: RefundPhoto[]
}

/**
 * Keeps a refund request with what it pays back of each line, and returns what that is in all; undefined when another that came in
 * between leaves less to refund.
 */
export const keepRefund = (db: Db, { order, reason, lines, photos }: RefundRequest): Promise<Cents | undefined> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('customer_order').select('id').where('id', '=', order.id).forUpdate().execute()
    const left = await leftOf(trx, order)
    if (lines.some(({ lineId, quantity }) => quantity > (left.get(lineId)?.units ?? 0))) return undefined
    const wanted = lines.map((line) => ({
      ...line,
      amount: backFor(left.get(line.lineId) ?? nothingLeft, line.quantity),
    }))
    const { id } = await trx
      .insertInto('refund_request')
      .values({ order_id: order.id, reason })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('refund_line')
      .values(
        wanted.map(({ lineId, quantity, amount }) => ({
          request_id: id,
          order_line_id: lineId,
          quantity,
          amount_incl: fromCents(amount),
        })),
      )
      .execute()
    for (const [position, photo] of photos.entries())
      await trx
        .insertInto('refund_photo')
        .values({ request_id: id, position, ...photo })
        .execute()
    return sumOf(wanted, ({ amount }) => amount)
  })
