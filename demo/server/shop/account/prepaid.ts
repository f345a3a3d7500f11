import { sql } from 'kysely'
import { type Cents, toCents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { may, standingColumns } from '../orders/order-acts.ts'
import { releaseUnused } from '../orders/promises.ts'

/** `id` is null before the first payment into the account. Amounts are in `prepaidCurrency`. */
export type Prepaid = { id: number | null; isNotified: boolean; balance: Cents; entries: number }

export const prepaidCurrency = 'EUR'

export type Entry = Pick<Row<'prepaid_entry'>, 'id' | 'kind' | 'order_number' | 'created_at'> & {
  amount: Cents
  balance: Cents
}

/** Euros. */
export const leastTopUp = 5
export const mostTopUp = 500

/** The whole euros of a payment form; undefined when they are outside of the limits. */
export function readTopUp(fields: Fields): number | undefined {
  const amount = wholeNumber(textOf(fields, 'Quantity')) ?? 0
  return amount < leastTopUp || amount > mostTopUp ? undefined : amount
}

export const topUpProblem = (fields: Fields): { key: string; values?: Record<string, number> } =>
  textOf(fields, 'Quantity') === ''
    ? { key: 'Sales.QuantityIsMandatory' }
    : { key: 'Answers.Amount', values: { least: leastTopUp, most: mostTopUp } }

export async function prepaidOf(db: Db, customerId: number): Promise<Prepaid> {
  const row = await db
    .selectFrom('prepaid_account')
    .select(['id', 'is_notified'])
    .select(
      sql<number>`(select coalesce(sum(amount), 0) from prepaid_entry where account_id = prepaid_account.id)`.as(
        'balance',
      ),
    )
    .select(sql<number>`(select count(*) from prepaid_entry where account_id = prepaid_account.id)`.as('entries'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return { id: null, isNotified: false, balance: 0, entries: 0 }
  return { id: row.id, isNotified: row.is_notified, balance: toCents(row.balance), entries: row.entries }
}

/** A page of an account's movements, the newest first. */
export async function prepaidEntries(db: Db, accountId: number, start: number, count: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('prepaid_entry')
    .select(['id', 'kind', 'order_number', 'amount', 'created_at'])
    .select(sql<number>`sum(amount) over (order by created_at, id)`.as('balance'))
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  return rows.map((row) => ({ ...row, amount: toCents(row.amount), balance: toCents(Number(row.balance)) }))
}

/** The id of the customer's account, which is created at its first use; locked until the transaction ends. */
export async function lockAccount(trx: Db, customerId: number): Promise<number> {
  await trx
    .insertInto('prepaid_account')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
  const account = trx.selectFrom('prepaid_account').select('id').where('customer_id', '=', customerId)
  return (await account.forUpdate().executeTakeFirstOrThrow()).id
}

export const setNotified = (db: Db, customerId: number, isNotified: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = await lockAccount(trx, customerId)
    await trx.updateTable('prepaid_account').set({ is_notified: isNotified }).where('id', '=', id).execute()
  })

/** `isAgain`: the order was already paid. `short`: the balance is too low. */
export type Payment = { state: 'paid'; isAgain: boolean } | { state: 'unknown' } | { state: 'short'; balance: Cents }

/** Pays a customer's order from the account, once; an order that was already paid is not changed. */
export async function payOrder(db: Db, customerId: number, number: string): Promise<Payment> {
  const payment = await take(db, customerId, number)
  if (payment.state === 'paid') await releaseUnused(db, number)
  return payment
}

/** The order is locked before the account, as in all other payments. */
const take = (db: Db, customerId: number, number: string): Promise<Payment> =>
  db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('customer_order')
      .select(['id', 'total_incl', 'card_payment', 'currency', ...standingColumns])
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst()
    // A payment into an account cannot be paid from an account.
    if (order === undefined || order.currency !== prepaidCurrency || order.topUp !== null) return { state: 'unknown' }
    // An order with a payment by card is about to be settled.
    if (order.paidAt !== null || order.card_payment !== null) return { state: 'paid', isAgain: true }
    if (!may('pay', order)) return { state: 'unknown' }
    const account_id = await lockAccount(trx, customerId)
    const { balance } = await prepaidOf(trx, customerId)
    if (balance < toCents(order.total_incl)) return { state: 'short', balance }
    const entry = { account_id, kind: 'order', order_number: number, amount: -order.total_incl } as const
    await trx.insertInto('prepaid_entry').values(entry).execute()
    await trx.updateTable('customer_order').set({ paid_at: new Date() }).where('id', '=', order.id).execute()
    return { state: 'paid', isAgain: false }
  })
