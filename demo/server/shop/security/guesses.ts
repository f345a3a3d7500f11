import type { ShopContext } from '../../context.ts'
import { callerAddress } from '../../http/caller.ts'
import { type Attempt, countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { record } from './audit.ts'

/** Wrong passwords for one e-mail from everywhere, before each further one has to wait. */
const mostForAccount = 20

const keyOf = (email: string) => `password of ${email}`

/**
 * Counts a try at the password of an e-mail, whichever form it comes by: signing in, registering, and all that ask for the password of
 * an open session. By address it is refused beyond the limit, by e-mail alone it is slow, so that nobody is locked out.
 */
export async function countGuess(c: ShopContext, email: string): Promise<Attempt> {
  const { db } = c.var
  const key = keyOf(email)
  const attempt = await countAttempt(db, key, callerAddress(c))
  const all = await countAttempt(db, key, '', { most: mostForAccount })
  const refused = attempt.isAllowed ? all : attempt
  if (refused.isAllowed) return refused
  if (refused.excess === 1) await record(c, 'sign-in-limited', { email })
  return attempt.isAllowed && (await delayAttempt(db, key, '', refused.excess)) ? attempt : refused
}

/** Forgets the tries at an e-mail whose password was then known. */
export async function forgetGuesses(c: ShopContext, email: string): Promise<void> {
  for (const address of [callerAddress(c), '']) await forgetAttempts(c.get('db'), keyOf(email), address)
}
