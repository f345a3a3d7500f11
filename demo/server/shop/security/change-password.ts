import { hashPassword, verifyPassword } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { sendLetter } from '../account/letters.ts'
import { record } from './audit.ts'
import type { CodeCheck } from './two-factor.ts'

/** Ends what the old password opened, but for sessions: links of letters, sign-ins that wait for a code, devices that are not asked for one. */
export async function endEverything(db: Db, customerId: number): Promise<void> {
  for (const table of ['password_reset', 'pending_sign_in', 'trusted_device', 'email_code'] as const) {
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute()
  }
}

/**
 * Whether a text is the password of a customer who is signed in: an open screen is no proof. The tries are counted by customer, wherever
 * they come from. Beyond the limit they are slow, and the right one still counts; or they are refused.
 */
export async function checkPassword(
  c: ShopContext,
  customerId: number,
  password: string,
  beyondLimit: 'slow' | 'refused' = 'slow',
): Promise<CodeCheck> {
  const { db } = c.var
  const key = `password of ${customerId}`
  const attempt = await countAttempt(db, key, '')
  if (!attempt.isAllowed && (beyondLimit === 'refused' || !(await delayAttempt(key, attempt.excess)))) {
    return { state: 'too-often', waitSeconds: attempt.waitSeconds }
  }
  const row = await db.selectFrom('customer').select('password_hash').where('id', '=', customerId).executeTakeFirst()
  if (!(await verifyPassword(password, row?.password_hash ?? ''))) {
    await record(c, 'password-refused', customerId)
    return { state: 'wrong' }
  }
  await forgetAttempts(db, key, '')
  return { state: 'right' }
}

/** Gives a customer another password. All other sessions end; this one stays. A letter says so, in case it was somebody else. */
export async function changePassword(c: ShopContext, customer: Customer, password: string): Promise<void> {
  const { db, session, t } = c.var
  const hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('customer').set({ password_hash: hash }).where('id', '=', customer.id).execute()
    await endEverything(trx, customer.id)
    await trx
      .deleteFrom('session')
      .where('customer_id', '=', customer.id)
      .where('id', '!=', session.id ?? '')
      .execute()
    await record(c, 'password-changed', customer.id, trx)
  })
  const link = pagePath(c, '/security/forgot')
  await sendLetter(c, {
    recipient: customer.email,
    subject: t('Pages.Password.Title'),
    body: t('Pages.Password.Letter'),
    link,
  })
}
