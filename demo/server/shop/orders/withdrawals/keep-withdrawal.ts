import { sql } from 'kysely'
import type { Db } from '../../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { longDateTime } from '../../../pages/layout/format.ts'
import { countLetter, sendLetter } from '../../account/letters.ts'
import type { Statement, Withdrawal } from './withdrawals.ts'

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

/** The receipt on paper that lasts (Article 11a of Directive 2011/83/EU): what was stated, with its day and time. A page shows it as well. */
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
