import type { Db, Row } from '../../../data/schema.ts'

export const orderActs = ['pay', 'redirect', 'refund', 'withdraw'] as const

export type OrderAct = (typeof orderActs)[number]

/**
 * The state of an order's goods. `cancelled`: the buyer withdrew from the whole order. `none`: the order pays into an
 * account.
 */
export type Goods = 'here' | 'sent' | 'delivered' | 'cancelled' | 'none'

const MAY: Record<Goods, Record<'open' | 'paid', readonly OrderAct[]>> = {
  here: { open: ['pay', 'redirect', 'withdraw'], paid: ['redirect', 'refund', 'withdraw'] },
  sent: { open: ['pay', 'withdraw'], paid: ['refund', 'withdraw'] },
  delivered: { open: ['pay', 'withdraw'], paid: ['refund', 'withdraw'] },
  cancelled: { open: [], paid: [] },
  none: { open: ['pay'], paid: [] },
}

/** The facts of an order that decide its allowed actions. */
export type Standing = {
  paidAt: Date | null
  sentAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  topUp: number | null
}

export function goodsOf({ topUp, cancelledAt, deliveredAt, sentAt }: Standing): Goods {
  if (topUp !== null) return 'none'
  if (cancelledAt) return 'cancelled'
  if (deliveredAt) return 'delivered'
  return sentAt ? 'sent' : 'here'
}

/** Whether an action is allowed in the present state of an order. */
export const may = (act: OrderAct, order: Standing): boolean =>
  MAY[goodsOf(order)][order.paidAt ? 'paid' : 'open'].includes(act)

/** The state of an order, locked until the transaction ends; undefined if there is none. */
export const lockOrder = (trx: Db, id: number): Promise<Locked | undefined> =>
  trx
    .selectFrom('customer_order')
    .select(['card_payment as cardPayment', ...standingColumns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Locked = Standing & { cardPayment: Row<'customer_order'>['card_payment'] }

export const standingColumns = [
  'paid_at as paidAt',
  'sent_at as sentAt',
  'delivered_at as deliveredAt',
  'cancelled_at as cancelledAt',
  'top_up as topUp',
] as const
