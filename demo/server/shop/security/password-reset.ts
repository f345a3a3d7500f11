import { hashPassword } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import { type Attempt, countAttempt } from '../account/attempts.ts'
import { confirmAddress } from '../account/confirmation.ts'
import { accountsOf, normalEmail } from '../account/emails.ts'
import { sendLetter } from '../account/letters.ts'

/** Minutes that the link of a letter holds. */
const lifetimeMinutes = 60

/** Writes a letter with a link to choose a new password; an address without an account gets a letter that says so. */
export async function requestReset(c: ShopContext, typed: string, address: string): Promise<Attempt> {
  const { db, t } = c.var
  const email = normalEmail(typed)
  const attempt = await countAttempt(db, `reset of ${email}`, address)
  if (!attempt.isAllowed) return attempt
  const subject = t('Pages.Forgot.Title')
  const [customer] = await accountsOf(db, email)
  if (customer === undefined) {
    await sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Unknown') })
    return attempt
  }
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeMinutes * 60_000)
  await db
    .insertInto('password_reset')
    .values({ id: fingerprint(token), customer_id: customer.id, expires_at: expires })
    .execute()
  const link = pagePath(c, `/security/reset?token=${token}`)
  await sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Reset'), link })
  return attempt
}

const find = (db: Db, token: string) =>
  db
    .selectFrom('password_reset')
    .select('customer_id')
    .where('id', '=', fingerprint(token))
    .where('expires_at', '>', new Date())

/** Whether a link still opens the form. */
export const isResetToken = async (db: Db, token: string): Promise<boolean> =>
  (await find(db, token).executeTakeFirst()) !== undefined

/** Gives the owner of a link a new password: once. The e-mail is confirmed by it; all sessions of the customer end, and all other links. */
export async function resetPassword(db: Db, token: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const row = await find(trx, token).forUpdate().executeTakeFirst()
    if (row === undefined) return false
    const { customer_id: id } = row
    await trx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute()
    await confirmAddress(trx, id)
    for (const table of ['password_reset', 'pending_sign_in', 'session'] as const) {
      await trx.deleteFrom(table).where('customer_id', '=', id).execute()
    }
    return true
  })
}
