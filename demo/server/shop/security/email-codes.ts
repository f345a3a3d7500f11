import { randomInt } from 'node:crypto'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { fingerprint } from '../../security/tokens.ts'
import { type Attempt, countAttempt } from '../account/attempts.ts'
import { sendLetter } from '../account/letters.ts'
import { record } from './audit.ts'

const lifetimeMinutes = 10

const idOf = (customerId: number, code: string) => fingerprint(`${customerId} ${code.replace(/\s/g, '')}`)

/** Sends a customer a code by e-mail; an earlier code becomes invalid. The number of codes is limited. */
export async function sendEmailCode(c: ShopContext, customer: { id: number; email: string }): Promise<Attempt> {
  const { db, t } = c.var
  const attempt = await countAttempt(db, `letters with codes to ${customer.id}`, '')
  if (!attempt.isAllowed) return attempt
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const values = { code: idOf(customer.id, code), expires_at: new Date(Date.now() + lifetimeMinutes * 60_000) }
  await db
    .insertInto('email_code')
    .values({ customer_id: customer.id, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
  await sendLetter(c, {
    recipient: customer.email,
    subject: t('Pages.TwoFactor.LetterTitle'),
    body: t('Pages.TwoFactor.Letter', { code, count: lifetimeMinutes }),
  })
  await record(c, 'code-sent', customer.id)
  return attempt
}

/** Uses a code of a letter, so that it becomes invalid. */
export async function spendEmailCode(db: Db, customerId: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_code')
    .where('customer_id', '=', customerId)
    .where('code', '=', idOf(customerId, typed))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
