import type { ShopContext } from '../../context.ts'
import { rememberVisitor } from './sessions.ts'

/** What the demo would send by e-mail. `link` is a path of the shop, `headers` are lines. */
export type Letter = { recipient: string; subject: string; body: string; link?: string; headers?: string }

/** How many letters the mailbox shows. */
const mostLetters = 20

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
    .limit(mostLetters)
    .execute()
}
