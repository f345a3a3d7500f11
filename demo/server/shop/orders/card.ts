import { toCents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import { capture, findPayment, isPromised, type PaymentOrder } from '../../../provider/payments.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { markPaid } from '../account/top-ups.ts'
import { openWanted, releaseOrder, releaseUnwanted } from './promises.ts'

type Payable = Pick<
  Row<'customer_order'>,
  'id' | 'payment_key' | 'card_payment' | 'total_incl' | 'currency' | 'paid_at'
>

const payableColumns = ['id', 'payment_key', 'card_payment', 'total_incl', 'currency', 'paid_at'] as const

/**
 * The provider's payment for an order. An order that was placed with a card has the key of its attempt, so that it is
 * paid once.
 */
export const paymentOf = ({ payment_key: key, total_incl, currency }: Payable): PaymentOrder => ({
  key,
  amount: toCents(total_incl),
  currency,
})

/** The payment of a cart's order, if the bank has authorized exactly its total. */
export async function promisedPayment(db: Db, order: PaymentOrder): Promise<string | null> {
  const payment = await findPayment(db, order.key)
  return isPromised(payment, order) ? payment.id : null
}

export const payableOrder = (db: Db, id: number): Promise<Payable> =>
  db.selectFrom('customer_order').select(payableColumns).where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Captures the authorized payment of an order, once, and marks the order as paid; true when it is paid. It can be
 * repeated after any interruption: first the order stores its payment, then the money is captured, then the order is
 * marked.
 */
export async function settleOrder(db: Db, id: number): Promise<boolean> {
  const order = await payableOrder(db, id)
  const wanted = paymentOf(order)
  if (order.paid_at) {
    await releaseUnwanted(db, wanted.key)
    return true
  }
  const payment = await findPayment(db, wanted.key)
  if (!isPromised(payment, wanted)) {
    if (order.card_payment !== null) await forgetPayment(db, id)
    return false
  }
  const claimed = await db
    .updateTable('customer_order')
    .set({ card_payment: payment.id, payment_method: 'Card' })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) {
    await releaseUnwanted(db, wanted.key)
    return (await payableOrder(db, id)).paid_at !== null
  }
  if (!(await capture(db, wanted))) {
    await forgetPayment(db, id)
    return false
  }
  await db.transaction().execute((trx) => markPaid(trx, id))
  return true
}

/** The authorization has expired: nothing is paid, and the order may be paid in another way. */
const forgetPayment = (db: Db, id: number) =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('customer_order').select('id').where('id', '=', id).forUpdate().execute()
    const wanted = paymentOf(await payableOrder(trx, id))
    if (isPromised(await findPayment(trx, wanted.key), wanted)) return
    await trx.updateTable('customer_order').set({ card_payment: null }).where('id', '=', id).execute()
  })

/** Settles the orders that a stopped server left unsettled. */
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

/**
 * The provider's own page for an order that was not paid in the shop's page; it returns to `back`, as does an order
 * that is already paid.
 */
export async function hostedPage(c: ShopContext, id: number, back: string): Promise<string> {
  const { app, culture, db } = c.var
  const payment = await openWanted(db, paymentOf(await payableOrder(db, id)))
  if (!payment) return back
  return `${app}/pay/${culture}/page?${new URLSearchParams({ secret: payment.secret, return: back })}`
}

/** The next page after an order by card: the confirmation if it is paid, else the provider's page. */
export async function afterCardOrder(c: ShopContext, number: string): Promise<string> {
  const { db } = c.var
  const thanks = pagePath(c, `/checkout/confirmation/${number}`)
  const order = await db
    .selectFrom('customer_order')
    .select(payableColumns)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  // An order without an amount needs no payment.
  if (order.total_incl === 0) await releaseOrder(db, order.id)
  if (order.total_incl === 0 || (await settleOrder(db, order.id))) return thanks
  return hostedPage(c, order.id, thanks)
}
