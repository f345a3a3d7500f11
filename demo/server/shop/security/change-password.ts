import { hashPassword, verifyPassword } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { lockEmail, nextSalt } from '../account/emails.ts'
import { sendLetter } from '../account/letters.ts'
import { renewSession } from '../account/sessions.ts'
import { record } from './audit.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { knowDevice } from './known-devices.ts'
import { endOtherSessions } from './sessions.ts'
import type { Check } from './two-factor.ts'

/**
 * The tables of access that the old password has opened, apart from sessions: links of letters, pending sign-ins and
 * challenges, trusted and known devices.
 */
const begun = [
  'password_reset',
  'pending_sign_in',
  'trusted_device',
  'known_device',
  'email_code',
  'email_change',
  'passkey_challenge',
  'account_deletion',
] as const

/** Ends all access that the old password has opened, apart from sessions. A signed-in browser stays a known device. */
export async function endEverything(c: ShopContext, trx: Db, customerId: number): Promise<void> {
  for (const table of begun) {
    await trx.deleteFrom(table).where('customer_id', '=', customerId).execute()
  }
  if (c.get('customer')?.id === customerId) await knowDevice(c, trx, customerId)
}

/** Whether a text is the password of an account, by its id and e-mail. An open session alone is no proof. */
export async function checkPassword(
  c: ShopContext,
  { id, email }: { id: number; email: string },
  password: string,
): Promise<Check> {
  const attempt = await countGuess(c, email)
  if (!attempt.isAllowed) return { state: 'too-often', waitSeconds: attempt.waitSeconds }
  const row = await c.var.db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst()
  if (!(await verifyPassword(password, row?.password_hash ?? ''))) {
    await record(c, 'password-refused', id)
    return { state: 'wrong' }
  }
  await forgetGuesses(c, email)
  return { state: 'right' }
}

/**
 * Changes a customer's password. All other sessions end; this one gets a new token. A letter reports it, in case it was
 * somebody else. False if another account with the same, unconfirmed e-mail has that password.
 */
export async function changePassword(c: ShopContext, customer: Customer, password: string): Promise<boolean> {
  const { db, t } = c.var
  const password_hash = await hashPassword(password, await nextSalt(db, customer))
  const isDone = await db.transaction().execute(async (trx) => {
    if (await isUsed(trx, customer, password_hash)) return false
    await trx.updateTable('customer').set({ password_hash }).where('id', '=', customer.id).execute()
    await endEverything(c, trx, customer.id)
    await endOtherSessions(c, trx, customer.id)
    await renewSession(c, trx)
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
