import type { Db } from '../../../data/schema.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import { endFormerAccess } from '../security/former-access.ts'
import type { Attempt } from './attempts.ts'
import { lockEmail, ownerOf } from './emails.ts'
import { countLetter, sendLetter } from './letters.ts'

const lifetimeDays = 7

/**
 * Writes a letter with a link that confirms an account's e-mail. If another account has confirmed it, the letter says
 * so instead. The number of letters is limited.
 */
export async function writeConfirmation(c: ShopContext, { id, email }: Customer): Promise<Attempt> {
  const [db, t] = [c.get('db'), c.get('t')]
  const attempt = await countLetter(c, email)
  if (!attempt.isAllowed) return attempt
  const subject = t('Pages.Confirm.Title')
  const owner = await ownerOf(db, email)
  if (owner?.confirmed_at && owner.id !== id) {
    const link = pagePath(c, '/security/login')
    await sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Taken'), link })
    return attempt
  }
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeDays * 24 * 60 * 60_000)
  await db
    .insertInto('address_confirmation')
    .values({ id: fingerprint(token), customer_id: id, expires_at: expires })
    .execute()
  const link = pagePath(c, `/security/confirm?token=${token}`)
  await sendLetter(c, { recipient: email, subject, body: t('Pages.Mail.Confirm'), link })
  return attempt
}

export async function isConfirmed(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('customer').select('confirmed_at').where('id', '=', id).executeTakeFirst()
  return Boolean(row?.confirmed_at)
}

export const ownerOfLink = (db: Db, token: string) =>
  db
    .selectFrom('address_confirmation')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer.id', 'customer.email'])
    .where('address_confirmation.id', '=', fingerprint(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()

/**
 * Marks an e-mail as confirmed by the customer; false, without a change, if another account has confirmed it before.
 * The first confirmation ends every access that was set up before it. Works on the given transaction.
 */
export async function confirmAddress(c: ShopContext, trx: Db, { id, email }: { id: number; email: string }) {
  await lockEmail(trx, email)
  const { numUpdatedRows } = await trx
    .updateTable('customer')
    .set({ confirmed_at: new Date() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer as other')
            .select('other.id')
            .where('other.confirmed_at', 'is not', null)
            .where('other.email', '=', email),
        ),
      ),
    )
    .executeTakeFirst()
  await trx.deleteFrom('address_confirmation').where('customer_id', '=', id).execute()
  if (numUpdatedRows > 0n) await endFormerAccess(c, trx, id)
  return numUpdatedRows > 0n || isConfirmed(trx, id)
}
