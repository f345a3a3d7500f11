import type { ShopContext } from '../../context.ts'
import { callerNetwork } from '../../http/caller.ts'
import { type Attempt, countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { record } from './audit.ts'
import { knownDevice } from './known-devices.ts'

/** Wrong passwords for one e-mail from everywhere, before each further one has to wait. */
const mostForAccount = 20

/** Where a try came from that is counted for all places together. */
const everywhere = 'everywhere'

const keyOf = (email: string) => `password of ${email}`

/**
 * Counts a try at the password of an e-mail, whichever form it comes by: signing in, registering, and all that ask for the password of
 * an open session. By network it is refused beyond the limit, by e-mail alone it is slow. Where the owner has signed in before it is
 * counted by itself, and slow, so that nobody elsewhere can lock the owner out.
 */
export async function countGuess(c: ShopContext, email: string): Promise<Attempt> {
  const { db } = c.var
  const key = keyOf(email)
  const device = await knownDevice(c, email)
  const attempt = await countAttempt(db, key, device ?? callerNetwork(c))
  const all = device ? attempt : await countAttempt(db, key, everywhere, { most: mostForAccount })
  const refused = attempt.isAllowed ? all : attempt
  if (refused.isAllowed) return refused
  if (refused.excess === 1) await record(c, 'sign-in-limited', { email })
  const isSlow = device !== undefined || attempt.isAllowed
  return isSlow && (await delayAttempt(db, key, device ?? everywhere)) ? { isAllowed: true } : refused
}

/** Forgets the tries at an e-mail whose password was then known; where the owner is known only those of the device. */
export async function forgetGuesses(c: ShopContext, email: string): Promise<void> {
  const device = await knownDevice(c, email)
  const places = device ? [device] : [callerNetwork(c), everywhere]
  for (const place of places) await forgetAttempts(c.get('db'), keyOf(email), place)
}
