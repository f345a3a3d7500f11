import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import { openPayment, type Payment, type PaymentOrder, promisedPayments, release } from '../../../provider/payments.ts'

/** Minutes for which an authorization waits for its order: enough to correct a form, but not to return another day. */
const waitMinutes = 60

/** Whether a key belongs to a cart, or to an order that waits for its payment. */
async function isWanted(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`select
    exists(select from cart where attempt_key::text = ${key})
    or exists(select from customer_order
      where payment_key = ${key} and paid_at is null and cancelled_at is null) as wanted`.execute(db)
  return rows[0]?.wanted === true
}

/** Cancels the authorization of a key, if there is one, unless a cart or an unpaid order still has the key. */
export async function releaseUnwanted(db: Db, key: string): Promise<void> {
  if (!(await isWanted(db, key))) await release(db, key)
}

/** Opens the provider's payment; undefined if the order was placed or paid in another way in the meantime. */
export async function openWanted(db: Db, order: PaymentOrder): Promise<Payment | undefined> {
  const payment = await openPayment(db, order)
  if (await isWanted(db, order.key)) return payment
  // The release may have run before the payment was open.
  await release(db, order.key)
  return undefined
}

/**
 * Cancels the authorization of an order that was placed or paid without it. `attempt` is the key in the form, which may
 * belong to an earlier cart.
 */
export async function releaseUnused(db: Db, number: string, attempt = ''): Promise<void> {
  const order = await db
    .selectFrom('customer_order')
    .select(['attempt_key', 'payment_key'])
    .where('number', '=', number)
    .executeTakeFirst()
  for (const key of new Set([order?.attempt_key, order?.payment_key, attempt])) if (key) await releaseUnwanted(db, key)
}

/** Cancels the authorization of an order, whether it is paid or not. */
export async function releaseOrder(db: Db, id: number): Promise<void> {
  const order = db.selectFrom('customer_order').select('payment_key').where('id', '=', id)
  await release(db, (await order.executeTakeFirstOrThrow()).payment_key)
}

/** Cancels the authorization of a cart whose order was refused, by the cart's key and by the key in the form. */
export async function releaseRefused(db: Db, key: string, attempt: string): Promise<void> {
  await release(db, key)
  await releaseUnwanted(db, attempt)
}

/**
 * Cancels authorizations that are no longer needed: those of orders that are paid in another way, those of deleted
 * carts, and those that have waited too long.
 */
export async function releaseLeft(db: Db): Promise<void> {
  const tooLong = new Date(Date.now() - waitMinutes * 60_000)
  for (const { key, since } of await promisedPayments(db)) {
    await (since < tooLong ? release(db, key) : releaseUnwanted(db, key))
  }
}
