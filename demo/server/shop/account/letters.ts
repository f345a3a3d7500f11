import type { ShopContext } from '../../context.ts'
import { log } from '../../operations/log.ts'
import { knownDevice } from '../security/known-devices.ts'
import { type Attempt, countAttempt } from './attempts.ts'
import { normalEmail } from './emails.ts'
import { rememberVisitor } from './sessions.ts'

/** `link` is a path of the shop, `headers` are lines. */
export type Letter = { recipient: string; subject: string; body: string; link?: string; headers?: string }

const mostShown = 20

/** The limit of letters to one e-mail that need no sign-in, for all forms together. */
const mostRequested = { most: 10, minutes: 60 }

/**
 * Counts a letter that any visitor can send to any e-mail, before it is written: the forms must not fill somebody's
 * mailbox. Letters that their reader needs are not counted, such as a changed password, or a code after the right
 * password. A device on which the owner of the e-mail has signed in has its own count.
 */
export async function countLetter(c: ShopContext, typed: string): Promise<Attempt> {
  const email = normalEmail(typed)
  const place = (await knownDevice(c, email)) ?? ''
  return countAttempt(c.get('db'), `letters to ${email}`, place, mostRequested)
}

/** Stores a letter in the mailbox of the visitor who caused it; without a mailbox it is printed to the console. */
export async function sendLetter(c: ShopContext, letter: Letter): Promise<void> {
  const { recipient, subject, body, link = null, headers = null } = letter
  if (!c.get('hasMailbox')) {
    log(
      'info',
      [`A letter to ${recipient}: ${subject}. ${body}`, link && new URL(link, c.get('site')).href, headers]
        .filter(Boolean)
        .join(' '),
    )
    return
  }
  const session_id = await rememberVisitor(c)
  await c.get('db').insertInto('letter').values({ session_id, recipient, subject, body, link, headers }).execute()
}

/** The letters that this visitor caused, the newest first. */
export async function lettersOf(c: ShopContext) {
  const { id } = c.get('session')
  if (id === null) return []
  return c
    .get('db')
    .selectFrom('letter')
    .select(['id', 'recipient', 'subject', 'body', 'link', 'headers', 'created_at as createdAt'])
    .where('session_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}
