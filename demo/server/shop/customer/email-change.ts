import type { Db } from '../../../data/schema.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import type { Attempt } from '../account/attempts.ts'
import { isConfirmed } from '../account/confirmation.ts'
import { lockEmail, ownerOf } from '../account/emails.ts'
import { countLetter, sendLetter } from '../account/letters.ts'
import { lettersTo } from './profile.ts'

const lifetimeHours = 24

/**
 * Writes to the new e-mail of a customer and to the present one. The account changes when the link of the first letter
 * is used. If the new e-mail has an account, only the letter says so.
 */
export async function requestEmail(c: ShopContext, customer: Customer, email: string): Promise<Attempt> {
  const db = c.get('db')
  const attempt = await countLetter(c, email)
  if (!attempt.isAllowed) return attempt
  const t = await lettersTo(c, customer.id)
  const subject = t('Customer.Mail.Subject')
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeHours * 60 * 60_000)
  const wanted = { id: fingerprint(token), email, expires_at: expires }
  await db
    .insertInto('email_change')
    .values({ customer_id: customer.id, ...wanted })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(wanted))
    .execute()
  await sendLetter(c, {
    recipient: customer.email,
    subject,
    body: t('Customer.Mail.Asked', { email }),
    link: pagePath(c, '/account/profile'),
  })
  if (await isTaken(db, email, customer.id)) {
    const link = pagePath(c, '/security/login')
    await sendLetter(c, { recipient: email, subject, body: t('Customer.Mail.Taken'), link })
    return attempt
  }
  const link = pagePath(c, `/security/email?token=${token}`)
  await sendLetter(c, { recipient: email, subject, body: t('Customer.Mail.Confirm'), link })
  return attempt
}

async function isTaken(db: Db, email: string, id: number): Promise<boolean> {
  const owner = await ownerOf(db, email)
  return Boolean(owner?.confirmed_at) && owner?.id !== id
}

export async function forgetEmailChange(db: Db, id: number): Promise<void> {
  await db.deleteFrom('email_change').where('customer_id', '=', id).execute()
}

export const changeOf = (db: Db, token: string) =>
  db
    .selectFrom('email_change')
    .innerJoin('customer', 'customer.id', 'email_change.customer_id')
    .select(['customer.id', 'customer.email as before', 'email_change.email'])
    .where('email_change.id', '=', fingerprint(token))
    .where('email_change.expires_at', '>', new Date())

/** `gone`: the link was used or has expired. `taken`: another account has confirmed the e-mail since. */
export type EmailChange =
  | { state: 'changed'; id: number; before: string; email: string }
  | { state: 'gone' }
  | { state: 'taken' }

/**
 * Sets the new, confirmed e-mail of an account, once. Links for a new password that were sent to the old e-mail become
 * invalid.
 */
export const changeEmail = (db: Db, token: string): Promise<EmailChange> =>
  db.transaction().execute(async (trx) => {
    const change = await changeOf(trx, token).forUpdate().executeTakeFirst()
    if (!change) return { state: 'gone' }
    const { id, before, email } = change
    await forgetEmailChange(trx, id)
    await lockEmail(trx, email)
    if (await isTaken(trx, email, id)) return { state: 'taken' }
    const wasConfirmed = await isConfirmed(trx, id)
    await trx.updateTable('customer').set({ email, confirmed_at: new Date() }).where('id', '=', id).execute()
    for (const table of ['password_reset', 'address_confirmation'] as const) {
      await trx.deleteFrom(table).where('customer_id', '=', id).execute()
    }
    if (wasConfirmed) await takeAlong(trx, before, email)
    return { state: 'changed', id, before, email }
  })

/** Moves data that are stored by e-mail, unless the new e-mail already has such data. */
async function takeAlong(trx: Db, before: string, email: string): Promise<void> {
  await trx
    .updateTable('newsletter_subscriber')
    .set({ email })
    .where('email', '=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('newsletter_subscriber as other').select('other.email').where('other.email', '=', email))),
    )
    .execute()
  await trx
    .updateTable('stock_request')
    .set({ email })
    .where('email', '=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_request as other')
            .select('other.id')
            .where('other.email', '=', email)
            .whereRef('other.variant_id', '=', 'stock_request.variant_id'),
        ),
      ),
    )
    .execute()
}
