import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import { openPayment, type Payment, type PaymentOrder, promisedPayments, release } from '../../../provider/payments.ts'

/** How long a bank's promise waits for its order, at most: the time to correct a form, and not to come back another day. */
const waitMinutes = 60

/** Whether a key is that of a cart, which can still be ordered, or of an order that waits for its money. */
async function isWanted(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`select
    exists(select from cart where attempt_key::text = ${key})
    or exists(select from customer_order
      where payment_key = ${key} and paid_at is null and cancelled_at is null) as wanted`.execute(db)
  return rows[0]?.wanted === true
}

/** Ends the bank's promise for a key, if there is one, that neither a cart nor an unpaid order has any more. */
export async function releaseUnwanted(db: Db, key: string): Promise<void> {
  if (!(await isWanted(db, key))) await release(db, key)
}

/** Opens the provider's payment; undefined when it was ordered, or paid, otherwise in the meantime. */
export async function openWanted(db: Db, order: PaymentOrder): Promise<Payment | undefined> {
  const payment = await openPayment(db, order)
  if (await isWanted(db, order.key)) return payment
  // Whoever released it came before it was open.
  await release(db, order.key)
  return undefined
}

/**
 * Ends what the bank has promised for an order that was placed, or paid, without it. `attempt` is the key in the form, which may be that of a
 * cart of before.
 */
export async function releaseUnused(db: Db, number: string, attempt = ''): Promise<void> {
  const order = await db
    .selectFrom('customer_order')
    .select(['attempt_key', 'payment_key'])
    .where('number', '=', number)
    .executeTakeFirst()
  for (const key of new Set([order?.attempt_key, order?.payment_key, attempt])) if (key) await releaseUnwanted(db, key)
}

/** Ends what the bank has promised for an order, paid or not. */
export async function releaseOrder(db: Db, id: number): Promise<void> {
  const order = db.selectFrom('customer_order').select('payment_key').where('id', '=', id)
  await release(db, (await order.executeTakeFirstOrThrow()).payment_key)
}

/** Ends what the bank has promised for a cart whose order was refused, by the cart's key and by the one in the form. */
export async function releaseRefused(db: Db, key: string, attempt: string): Promise<void> {
  await release(db, key)
  await releaseUnwanted(db, attempt)
}

/** Ends the promises that nobody has released: of what is ordered or paid otherwise, of carts that are gone, and all that have waited too long. */
export async function releaseLeft(db: Db): Promise<void> {
  const tooLong = new Date(Date.now() - waitMinutes * 60_000)
  for (const { key, since } of await promisedPayments(db)) {
    await (since < tooLong ? release(db, key) : releaseUnwanted(db, key))
  }
}
