import { fromCents } from '../../../../data/money/cents.ts'
import type { Left } from '../../../../data/money/paid.ts'
import type { Db } from '../../../../data/schema.ts'
import { putBack } from '../../catalogue/stock.ts'
import { payableOrder, paymentOf, promisedPayment, settleOrder } from '../card.ts'
import { goodsOf, lockOrder, may, type Standing } from '../order-acts.ts'
import { type OrderView, orderOfId } from '../order-view.ts'
import { releaseOrder } from '../promises.ts'
import { insertRefund, type RefundRequest } from '../refunds/keep-refund.ts'
import { leftOf } from '../refunds/left.ts'
import { isInTime } from './period.ts'
import type { Withdrawal } from './withdrawals.ts'

export type Answer = { to: 'accepted'; note: string; lines: RefundRequest['lines'] } | { to: 'dismissed'; note: string }

/** `late`: the withdrawal was already answered, or its order no longer allows it. */
export type Settled = { state: 'settled'; withdrawal: Withdrawal } | { state: 'unknown' } | { state: 'late' }

/**
 * Answers a withdrawal, once. An accepted one creates a refund. If no units remain, the order is cancelled, and its
 * delivery is paid back too; units that have not been sent are in stock again.
 */
export async function settleWithdrawal(db: Db, id: string, answer: Answer): Promise<Settled> {
  const found = await db.selectFrom('withdrawal').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) return { state: 'unknown' }
  const order = found.order_id === null ? undefined : await orderOfId(db, found.order_id)
  // An authorized payment is captured first, so that the order is either paid or will not be.
  if (order && answer.to === 'accepted' && may('pay', order)) await settleOrder(db, order.id)
  const settled = await db.transaction().execute((trx) => settle(trx, id, order, answer))
  // A payment may have been authorized while the order was cancelled.
  if (settled.state === 'settled' && order && answer.to === 'accepted') await releaseOrder(db, order.id)
  return settled
}

async function settle(trx: Db, id: string, order: OrderView | undefined, answer: Answer): Promise<Settled> {
  const standing = order && (await lockOrder(trx, order.id))
  const stated = await trx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'stated')
    .forUpdate()
    .executeTakeFirst()
  if (!stated) return { state: 'late' }
  if (answer.to === 'accepted') {
    if (!order || !standing || !may('withdraw', standing) || !isInTime(stated.created_at, standing))
      return { state: 'late' }
    // The payment is authorized, and is about to be captured.
    if (!standing.paidAt && (await promisedPayment(trx, paymentOf(await payableOrder(trx, order.id)))))
      return { state: 'late' }
    if (!(await takeBack(trx, { order, standing, withdrawal: stated, ...answer }))) return { state: 'late' }
  }
  const withdrawal = await trx
    .updateTable('withdrawal')
    .set({ state: answer.to, note: answer.note, settled_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { state: 'settled', withdrawal }
}

type Returned = {
  order: OrderView
  standing: Standing
  withdrawal: Withdrawal
  note: string
  lines: RefundRequest['lines']
}

/** False when fewer units remain than were returned. */
async function takeBack(trx: Db, { order, standing, withdrawal, note, lines }: Returned): Promise<boolean> {
  const left = await leftOf(trx, order)
  const units = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  if (lines.some(({ lineId, quantity }) => quantity > (left.get(lineId)?.units ?? 0))) return false
  const isHere = goodsOf(standing) === 'here'
  const isWhole = order.lines.every(({ id }) => (left.get(id)?.units ?? 0) === (units.get(id) ?? 0))
  if (isWhole)
    await trx.updateTable('customer_order').set({ cancelled_at: new Date() }).where('id', '=', order.id).execute()
  for (const { id, variantId } of order.lines.toSorted((one, other) => (one.variantId ?? 0) - (other.variantId ?? 0)))
    if (isHere && variantId !== null && units.get(id)) await putBack(trx, variantId, units.get(id) ?? 0)
  // Nothing is paid back for an order that will not be paid.
  if (standing.paidAt || !isWhole) await payBackLater(trx, { order, withdrawal, note, lines, isWhole, isHere, left })
  return true
}

type Refund = Omit<Returned, 'standing'> & { isWhole: boolean; isHere: boolean; left: Map<number, Left> }

/** Creates the refund; goods that were not sent need not be returned. */
async function payBackLater(trx: Db, { order, withdrawal, note, lines, isWhole, isHere, left }: Refund): Promise<void> {
  const steps = isHere ? (['accepted', 'received'] as const) : (['accepted'] as const)
  const request = {
    order_id: order.id,
    reason: withdrawal.part,
    state: isHere ? ('received' as const) : ('accepted' as const),
    withdrawal_id: withdrawal.id,
    shipping_incl: isWhole ? fromCents(order.shippingIncl) : 0,
  }
  const { id } = await insertRefund(trx, request, lines, left)
  await trx
    .insertInto('refund_step')
    .values(steps.map((state) => ({ request_id: id, state, note: state === 'accepted' ? note : '' })))
    .execute()
}
