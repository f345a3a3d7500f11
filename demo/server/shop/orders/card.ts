import { toCents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import {
  capture,
  findPayment,
  openPayment,
  type Payment,
  type PaymentOrder,
  release,
} from '../../../provider/payments.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { markPaid } from '../account/top-ups.ts'

type Payable = Pick<Row<'customer_order'>, 'id' | 'attempt_key' | 'total_incl' | 'currency' | 'paid_at'>

const payableColumns = ['id', 'attempt_key', 'total_incl', 'currency', 'paid_at'] as const

/** The provider's payment for an order. One that was placed with a card has the key of its attempt, so that the same is paid once. */
export const paymentOf = ({ id, attempt_key, total_incl, currency }: Payable): PaymentOrder => ({
  key: attempt_key ?? `order-${id}`,
  amount: toCents(total_incl),
  currency,
})

const isPromised = (payment: Payment | undefined, { amount, currency }: PaymentOrder) =>
  payment !== undefined &&
  (payment.state === 'authorised' || payment.state === 'captured') &&
  payment.amount === amount &&
  payment.currency === currency

/** The payment that a cart's order is placed with, when the bank has promised just its total. */
export async function promisedPayment(db: Db, order: PaymentOrder): Promise<string | null> {
  const payment = await findPayment(db, order.key)
  return payment && isPromised(payment, order) ? payment.id : null
}

/** What is paid of an order. */
export const payableOrder = (db: Db, id: number): Promise<Payable> =>
  db.selectFrom('customer_order').select(payableColumns).where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Takes the money that the bank has promised for an order, once, and marks the order as paid; true when it is. It may be repeated after
 * any interruption: the order names its payment first, then the money moves, then the order is paid.
 */
export async function settleOrder(db: Db, id: number): Promise<boolean> {
  const order = await payableOrder(db, id)
  if (order.paid_at) return true
  const wanted = paymentOf(order)
  const payment = await findPayment(db, wanted.key)
  if (!payment || !isPromised(payment, wanted)) return false
  const claimed = await db
    .updateTable('customer_order')
    .set({ card_payment: payment.id, payment_method: 'Card' })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) {
    await release(db, wanted.key)
    return (await payableOrder(db, id)).paid_at !== null
  }
  // The promise may have ended meanwhile: nothing is paid then.
  if (!(await capture(db, wanted.key))) return false
  await db.transaction().execute((trx) => markPaid(trx, id))
  return true
}

/** Settles what a server left open that ended in the middle. */
export async function settleOrders(db: Db): Promise<void> {
  const open = await db
    .selectFrom('customer_order')
    .select('id')
    .where('payment_method', '=', 'Card')
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
  for (const { id } of open) await settleOrder(db, id)
}

/** Ends the bank's promise for an order that was placed with another payment after all. */
export async function releaseUnused(db: Db, number: string): Promise<void> {
  const order = await db
    .selectFrom('customer_order')
    .select('attempt_key')
    .where('number', '=', number)
    .where('payment_method', '<>', 'Card')
    .executeTakeFirst()
  if (order?.attempt_key) await release(db, order.attempt_key)
}

/** The provider's own page for an order, for who has not paid in the shop's; it leads back to `back`. */
export async function hostedPage(c: ShopContext, id: number, back: string): Promise<string> {
  const { app, culture, db } = c.var
  const payment = await openPayment(db, paymentOf(await payableOrder(db, id)))
  return `${app}/pay/${culture}/page?${new URLSearchParams({ secret: payment.secret, return: back })}`
}

/** Where a buyer goes on after an order by card: to its thanks when it is paid, else to the provider's page. */
export async function afterCardOrder(c: ShopContext, number: string): Promise<string> {
  const { db } = c.var
  const thanks = pagePath(c, `/checkout/confirmation/${number}`)
  const { id, total_incl } = await db
    .selectFrom('customer_order')
    .select(['id', 'total_incl'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  if (total_incl === 0 || (await settleOrder(db, id))) return thanks
  return hostedPage(c, id, thanks)
}
