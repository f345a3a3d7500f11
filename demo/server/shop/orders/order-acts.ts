import type { Db, Row } from '../../../data/schema.ts'

/** What can happen to a placed order: it is paid, brought elsewhere, refunded in part, or its buyer withdraws from it. */
export const orderActs = ['pay', 'redirect', 'refund', 'withdraw'] as const

/** One of `orderActs`. */
export type OrderAct = (typeof orderActs)[number]

/** Where the goods of an order are. `cancelled`: its buyer withdrew from all of it. `none`: it puts money on an account. */
export type Goods = 'here' | 'sent' | 'delivered' | 'cancelled' | 'none'

/** What may happen to an order, by where its goods are and whether it is paid. */
const MAY: Record<Goods, Record<'open' | 'paid', readonly OrderAct[]>> = {
  here: { open: ['pay', 'redirect', 'withdraw'], paid: ['redirect', 'refund', 'withdraw'] },
  sent: { open: ['pay', 'withdraw'], paid: ['refund', 'withdraw'] },
  delivered: { open: ['pay', 'withdraw'], paid: ['refund', 'withdraw'] },
  cancelled: { open: [], paid: [] },
  none: { open: ['pay'], paid: [] },
}

/** What decides what may happen to an order. */
export type Standing = {
  paidAt: Date | null
  sentAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  topUp: number | null
}

/** Where the goods of an order are. */
export function goodsOf({ topUp, cancelledAt, deliveredAt, sentAt }: Standing): Goods {
  if (topUp !== null) return 'none'
  if (cancelledAt) return 'cancelled'
  if (deliveredAt) return 'delivered'
  return sentAt ? 'sent' : 'here'
}

/** Whether something may happen to an order as it is. */
export const may = (act: OrderAct, order: Standing): boolean =>
  MAY[goodsOf(order)][order.paidAt ? 'paid' : 'open'].includes(act)

/** The state of an order, locked until the transaction ends; undefined where there is none. */
export const lockOrder = (trx: Db, id: number): Promise<Locked | undefined> =>
  trx
    .selectFrom('customer_order')
    .select(['card_payment as cardPayment', ...standingColumns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Locked = Standing & { cardPayment: Row<'customer_order'>['card_payment'] }

/** The columns of a `Standing`. */
export const standingColumns = [
  'paid_at as paidAt',
  'sent_at as sentAt',
  'delivered_at as deliveredAt',
  'cancelled_at as cancelledAt',
  'top_up as topUp',
] as const
