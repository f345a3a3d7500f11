import { hashPassword } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import type { Attempt } from '../account/attempts.ts'
import { confirmAddress } from '../account/confirmation.ts'
import { normalEmail, ownerOf } from '../account/emails.ts'
import { countLetter, sendLetter } from '../account/letters.ts'
import { record } from './audit.ts'
import { endEverything } from './change-password.ts'
import { forgetFailures } from './code-failures.ts'

const lifetimeMinutes = 30

/**
 * Milliseconds of the shortest answer: more than the work for an account takes, so that the duration does not reveal
 * whether there is one.
 */
const leastMs = 250

/** Writes a letter with a link to choose a new password; if there is no account, the letter says so. */
export async function requestReset(c: ShopContext, typed: string): Promise<Attempt> {
  const email = normalEmail(typed)
  const attempt = await countLetter(c, email)
  if (!attempt.isAllowed) {
    if (attempt.excess === 1) await record(c, 'reset-limited', { email })
    return attempt
  }
  await Promise.all([writeReset(c, email), new Promise((done) => setTimeout(done, leastMs))])
  return attempt
}

async function writeReset(c: ShopContext, email: string): Promise<void> {
  const { db, t } = c.var
  const subject = t('Pages.Forgot.Title')
  const customer = await ownerOf(db, email)
  await record(c, 'reset-asked', { email })
  if (customer === undefined) return sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Unknown') })
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeMinutes * 60_000)
  await db
    .insertInto('password_reset')
    .values({ id: fingerprint(token), customer_id: customer.id, expires_at: expires })
    .execute()
  const link = pagePath(c, `/security/reset?token=${token}`)
  await sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Reset'), link })
}

const find = (db: Db, token: string) =>
  db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer_id', 'email'])
    .where('password_reset.id', '=', fingerprint(token))
    .where('expires_at', '>', new Date())

export const isResetToken = async (db: Db, token: string): Promise<boolean> =>
  (await find(db, token).executeTakeFirst()) !== undefined

/**
 * Sets a new password for the owner of a link, once. This confirms the e-mail, and ends all sessions and other links of
 * the customer.
 */
export async function resetPassword(c: ShopContext, token: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password)
  return c.var.db.transaction().execute(async (trx) => {
    const row = await find(trx, token).forUpdate().executeTakeFirst()
    if (row === undefined) return false
    const { customer_id: id, email } = row
    // Another account has confirmed the e-mail since.
    if (!(await confirmAddress(c, trx, { id, email }))) return false
    await trx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute()
    await endEverything(c, trx, id)
    await forgetFailures(trx, id)
    await trx.deleteFrom('session').where('customer_id', '=', id).execute()
    await record(c, 'password-reset', id, trx)
    return true
  })
}
