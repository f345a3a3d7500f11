import type { Db } from '../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import { normalEmail } from '../account/emails.ts'
import { countLetter, sendLetter } from '../account/letters.ts'

const lifetimeDays = 7

/**
 * Writes to an address that requests the newsletter; the link of the letter subscribes it. A subscribed address gets a
 * letter that says so. The page does not reveal the difference.
 */
export async function subscribe(c: ShopContext, typed: string): Promise<void> {
  const { culture, db, t } = c.var
  const email = normalEmail(typed)
  // The page is the same, so that it does not reveal the letters to somebody else.
  if (!(await countLetter(c, email)).isAllowed) return
  const subject = t('Pages.Newsletter.Title')
  const known = await subscriptionOf(db, email)
  if (known?.confirmedAt) return sendLetter(c, { recipient: email, subject, ...leaveLetter(c, known.key, 'Already') })
  const token = createToken()
  const wanted = { culture, confirmation: fingerprint(token), created_at: new Date() }
  await db
    .insertInto('newsletter_subscriber')
    .values({ email, ...wanted })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(wanted))
    .execute()
  const link = pagePath(c, `/newsletter/confirm?token=${token}`)
  await sendLetter(c, { recipient: email, subject, body: t('Customer.Newsletter.ConfirmLetter'), link })
}

/** The page that ends a subscription, for everybody who has the letter. */
const leavePath = (c: ShopContext, key: string) => pagePath(c, `/newsletter/leave?key=${key}`)

/** A letter with a link that unsubscribes, also by the button of a mail program (RFC 2369, RFC 8058). */
function leaveLetter(c: ShopContext, key: string, text: 'Already' | 'Welcome') {
  const link = leavePath(c, key)
  const address = new URL(link, c.get('site')).href
  const headers = `List-Unsubscribe: <${address}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click`
  return { body: c.get('t')(`Customer.Newsletter.${text}Letter`), link, headers }
}

/** The subscription of an address; `key` ends it. */
export async function subscriptionOf(db: Db, email: string) {
  const row = db.selectFrom('newsletter_subscriber').select(['leave_key as key', 'confirmed_at as confirmedAt'])
  return row.select('created_at as askedAt').where('email', '=', email).executeTakeFirst()
}

const waiting = (db: Db, token: string) =>
  db
    .selectFrom('newsletter_subscriber')
    .select(['email', 'leave_key as key'])
    .where('confirmation', '=', fingerprint(token))
    .where('created_at', '>', new Date(Date.now() - lifetimeDays * 24 * 60 * 60_000))

export const waitingSubscriber = (db: Db, token: string) => waiting(db, token).executeTakeFirst()

/** Subscribes the reader of a letter, and sends a welcome letter. False when the link was used or has expired. */
export async function confirmSubscription(c: ShopContext, token: string): Promise<boolean> {
  const { db, t } = c.var
  const subscriber = await db.transaction().execute(async (trx) => {
    const row = await waiting(trx, token).forUpdate().executeTakeFirst()
    if (!row) return undefined
    const values = { confirmed_at: new Date(), confirmation: null }
    await trx.updateTable('newsletter_subscriber').set(values).where('email', '=', row.email).execute()
    return row
  })
  if (!subscriber) return false
  const { email, key } = subscriber
  await sendLetter(c, {
    recipient: email,
    subject: t('Pages.Newsletter.Title'),
    ...leaveLetter(c, key, 'Welcome'),
  })
  return true
}

const isKey = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

export async function isSubscribed(db: Db, key: string): Promise<boolean> {
  if (!isKey(key)) return false
  const row = db.selectFrom('newsletter_subscriber').select('email').where('leave_key', '=', key)
  return (await row.executeTakeFirst()) !== undefined
}

/** Ends the subscription of a key, and deletes the address. A second call changes nothing. */
export async function unsubscribe(db: Db, key: string): Promise<void> {
  if (isKey(key)) await db.deleteFrom('newsletter_subscriber').where('leave_key', '=', key).execute()
}
