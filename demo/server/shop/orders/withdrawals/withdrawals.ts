import { sql } from 'kysely'
import type { Db, Row } from '../../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { longDateTime } from '../../../pages/layout/format.ts'
import { sendLetter } from '../../account/letters.ts'

/** What a consumer states: who withdraws, from which order, and from which part of it; '' is the whole. */
export type Statement = { number: string; name: string; email: string; part: string }

/** A statement that the shop has, with the moment at which it came. `order_id` is null when no order fits it. */
export type Withdrawal = Row<'withdrawal'>

/** A key names one attempt: whatever is sent again with it is the same statement. */
export const isKey = (key: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

/** The order that a statement is about: its number and the e-mail of who placed it must both fit. */
async function orderIdOf(db: Db, { number, email }: Statement): Promise<number | null> {
  const row = await db
    .selectFrom('customer_order')
    .leftJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select('customer_order.id')
    .where('number', '=', number)
    .where(sql`lower(coalesce(customer.email, customer_order.email))`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Keeps a statement, once for each key, and writes its receipt to the e-mail that it names. The same is done whether or not there is
 * such an order, so that nobody learns who has ordered what.
 */
export async function keepWithdrawal(c: ShopContext, key: string, statement: Statement): Promise<void> {
  const { culture, db } = c.var
  const orderId = await orderIdOf(db, statement)
  const kept = await db
    .insertInto('withdrawal')
    .values({ id: key, order_id: orderId, culture, ...statement })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (kept) await sendReceipt(c, kept)
}

/** The receipt on paper that lasts (Article 11a of Directive 2011/83/EU): what was stated, with its day and time. */
async function sendReceipt(c: ShopContext, withdrawal: Withdrawal): Promise<void> {
  const { culture, t } = c.var
  const { id, number, name, email, part, created_at } = withdrawal
  await sendLetter(c, {
    recipient: email,
    subject: t('Orders.Withdrawal.LetterSubject', { number }),
    body: t('Orders.Withdrawal.Letter', {
      ...{ number, name, email },
      moment: longDateTime(created_at, culture),
      part: part === '' ? t('Orders.Withdrawal.Whole') : part,
    }),
    link: pagePath(c, `/sales/withdrawal/receipt?key=${id}`),
  })
}

/** The statement of a key, for whoever has it. */
export const findWithdrawal = (db: Db, key: string): Promise<Withdrawal | undefined> =>
  isKey(key)
    ? db.selectFrom('withdrawal').selectAll().where('id', '=', key).executeTakeFirst()
    : Promise.resolve(undefined)

/** The statements about an order, the first one first. */
export const withdrawalsOf = (db: Db, orderId: number): Promise<Withdrawal[]> =>
  db.selectFrom('withdrawal').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

/** The most statements that staff see at once. */
const most = 50

/** All statements, the newest first, for staff. */
export const allWithdrawals = (db: Db): Promise<Withdrawal[]> =>
  db.selectFrom('withdrawal').selectAll().orderBy('created_at', 'desc').limit(most).execute()
