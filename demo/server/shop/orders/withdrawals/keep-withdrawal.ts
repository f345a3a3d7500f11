import { sql } from 'kysely'
import type { Db } from '../../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { longDateTime } from '../../../pages/layout/format.ts'
import { countLetter, sendLetter } from '../../account/letters.ts'
import type { Statement, Withdrawal } from './withdrawals.ts'

/** The order of a statement: its number and the buyer's e-mail must both match. */
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
 * Stores a statement, once for each key, and writes a receipt to its e-mail. The same happens whether or not the order
 * exists, so that nobody can find out other people's orders.
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

/**
 * The receipt on a durable medium (Article 11a of Directive 2011/83/EU): the statement with its day and time. A page
 * shows it as well.
 */
async function sendReceipt(c: ShopContext, withdrawal: Withdrawal): Promise<void> {
  const { culture, t } = c.var
  const { id, number, name, email, part, created_at } = withdrawal
  if (!(await countLetter(c, email)).isAllowed) return
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
