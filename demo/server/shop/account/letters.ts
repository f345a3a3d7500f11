import type { ShopContext } from '../../context.ts'
import { knownDevice } from '../security/known-devices.ts'
import { type Attempt, countAttempt } from './attempts.ts'
import { normalEmail } from './emails.ts'
import { rememberVisitor } from './sessions.ts'

/** What the demo would send by e-mail. `link` is a path of the shop, `headers` are lines. */
export type Letter = { recipient: string; subject: string; body: string; link?: string; headers?: string }

/** How many letters the mailbox shows. */
const mostShown = 20

/** Letters within an hour to one e-mail that anybody can have sent there, by all forms together. */
const mostRequested = { most: 10, minutes: 60 }

/**
 * Counts a letter that anybody can have sent to any e-mail, before it is written: the forms of the shop are not to fill somebody's
 * mailbox. What is owed to its reader is not counted: no flood may hold back that a password has changed, or a code after the right one.
 * Where the owner of the e-mail has signed in it is counted by itself.
 */
export async function countLetter(c: ShopContext, typed: string): Promise<Attempt> {
  const email = normalEmail(typed)
  const place = (await knownDevice(c, email)) ?? ''
  return countAttempt(c.get('db'), `letters to ${email}`, place, mostRequested)
}

/** Puts a letter into the mailbox of the visitor who caused it; without a mailbox it is printed on the console. */
export async function sendLetter(c: ShopContext, letter: Letter): Promise<void> {
  const { recipient, subject, body, link = null, headers = null } = letter
  if (!c.get('hasMailbox')) {
    console.log(
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
  return c.var.db
    .selectFrom('letter')
    .select(['id', 'recipient', 'subject', 'body', 'link', 'headers', 'created_at as createdAt'])
    .where('session_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}
