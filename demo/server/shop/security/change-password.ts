import { hashPassword, verifyPassword } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { lockEmail, nextSalt } from '../account/emails.ts'
import { sendLetter } from '../account/letters.ts'
import { record } from './audit.ts'
import { endOtherSessions } from './sessions.ts'
import type { Check } from './two-factor.ts'

/** What the old password opened or began, but for sessions: links of letters, what waits for a code or a key, devices that are not asked for one. */
const begun = [
  'password_reset',
  'pending_sign_in',
  'trusted_device',
  'email_code',
  'email_change',
  'passkey_challenge',
  'account_deletion',
] as const

/** Ends what the old password opened or began, but for sessions. */
export async function endEverything(db: Db, customerId: number): Promise<void> {
  for (const table of begun) {
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
): Promise<Check> {
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

/**
 * Gives a customer another password. All other sessions end; this one stays. A letter says so, in case it was somebody else. False
 * where another account has it, with the same e-mail, which none has confirmed.
 */
export async function changePassword(c: ShopContext, customer: Customer, password: string): Promise<boolean> {
  const { db, t } = c.var
  const password_hash = await hashPassword(password, await nextSalt(db, customer))
  const isDone = await db.transaction().execute(async (trx) => {
    if (await isUsed(trx, customer, password_hash)) return false
    await trx.updateTable('customer').set({ password_hash }).where('id', '=', customer.id).execute()
    await endEverything(trx, customer.id)
    await endOtherSessions(c, trx, customer.id)
    await record(c, 'password-changed', customer.id, trx)
    return true
  })
  if (!isDone) return false
  const link = pagePath(c, '/security/forgot')
  await sendLetter(c, {
    recipient: customer.email,
    subject: t('Pages.Password.Title'),
    body: t('Pages.Password.Letter'),
    link,
  })
  return true
}

async function isUsed(trx: Db, { id, email }: Customer, hash: string): Promise<boolean> {
  await lockEmail(trx, email)
  const others = trx.selectFrom('customer').select('id').where('email', '=', email).where('id', '!=', id)
  return (await others.where('password_hash', '=', hash).executeTakeFirst()) !== undefined
}
