import type { Insertable } from 'kysely'
import { type Cents, fromCents, sumOf } from '../../../../data/money/cents.ts'
import { backFor, type Left, nothingLeft } from '../../../../data/money/paid.ts'
import type { Database, Db } from '../../../../data/schema.ts'
import { lockOrder, may } from '../order-acts.ts'
import type { OrderView } from '../order-view.ts'
import { isWithdrawing } from '../withdrawals/withdrawals.ts'
import { leftOf } from './left.ts'
import type { RefundPhoto } from './photos.ts'

export type RefundRequest = {
  order: OrderView
  reason: string
  lines: { lineId: number; quantity: number }[]
  photos: RefundPhoto[]
}

/**
 * Stores a refund request with the amount of each line, and returns its total. Undefined when another request leaves
 * fewer units, when the order is not paid, and while a withdrawal from it waits for an answer.
 */
export const keepRefund = (db: Db, { order, reason, lines, photos }: RefundRequest): Promise<Cents | undefined> =>
  db.transaction().execute(async (trx) => {
    const standing = await lockOrder(trx, order.id)
    if (!standing || !may('refund', standing) || (await isWithdrawing(trx, order.id))) return undefined
    const left = await leftOf(trx, order)
    if (lines.some(({ lineId, quantity }) => quantity > (left.get(lineId)?.units ?? 0))) return undefined
    const { id, amount } = await insertRefund(trx, { order_id: order.id, reason }, lines, left)
    for (const [position, photo] of photos.entries())
      await trx
        .insertInto('refund_photo')
        .values({ request_id: id, position, ...photo })
        .execute()
    return amount
  })

/** Inserts a refund request for units that can still be refunded, and returns its total. */
export async function insertRefund(
  trx: Db,
  request: Insertable<Database['refund_request']>,
  lines: RefundRequest['lines'],
  left: Map<number, Left>,
): Promise<{ id: number; amount: Cents }> {
  const wanted = lines.map((line) => ({
    ...line,
    amount: backFor(left.get(line.lineId) ?? nothingLeft, line.quantity),
  }))
  const { id } = await trx.insertInto('refund_request').values(request).returning('id').executeTakeFirstOrThrow()
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
  return { id, amount: sumOf(wanted, ({ amount }) => amount) }
}
