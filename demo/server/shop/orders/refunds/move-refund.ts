import { fromCents } from '../../../../data/money/cents.ts'
import type { Db } from '../../../../data/schema.ts'
import { prepaidCurrency } from '../../account/prepaid.ts'
import { lockOrder } from '../order-acts.ts'
import { type RefundView, refundViews } from './refund-view.ts'
import { nextStates, type RefundState } from './states.ts'

/**
 * The outcome of a refund's next state. `late`: another person has already changed it. `unpaid`: its order is not paid,
 * so that there is nothing to pay back.
 */
export type Move = { state: 'moved'; refund: RefundView } | { state: 'unknown' | 'late' | 'unpaid' }

/**
 * Moves a refund from the state that staff saw to the next one. A payment from the customer's prepaid account is paid
 * back to it in the same transaction; other payments are paid back by their provider.
 */
export const moveRefund = (
  db: Db,
  id: number,
  { from, to, note }: { from: RefundState; to: Exclude<RefundState, 'asked'>; note: string },
): Promise<Move> =>
  db.transaction().execute(async (trx): Promise<Move> => {
    const row = await trx
      .selectFrom('refund_request')
      .select(['state', 'order_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { state: 'unknown' }
    if (row.state !== from || !nextStates(from).includes(to)) return { state: 'late' }
    if (to === 'paid' && !(await lockOrder(trx, row.order_id))?.paidAt) return { state: 'unpaid' }
    await trx.updateTable('refund_request').set({ state: to }).where('id', '=', id).execute()
    await trx.insertInto('refund_step').values({ request_id: id, state: to, note }).execute()
    const [refund] = await refundViews(trx, { id })
    if (!refund) return { state: 'unknown' }
    if (to === 'paid') await payBack(trx, refund)
    return { state: 'moved', refund }
  })

async function payBack(trx: Db, { orderNumber, amount, currency }: RefundView): Promise<void> {
  if (currency !== prepaidCurrency || amount === 0) return
  const paid = await trx
    .selectFrom('prepaid_entry')
    .select('account_id')
    .where('kind', '=', 'order')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  if (!paid) return
  const entry = { account_id: paid.account_id, kind: 'refund', order_number: orderNumber } as const
  await trx
    .insertInto('prepaid_entry')
    .values({ ...entry, amount: fromCents(amount) })
    .execute()
}
