import type { ShopContext } from '../../context.ts'
import { callerNetwork } from '../../http/caller.ts'
import { type Attempt, countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { record } from './audit.ts'
import { knownDevice } from './known-devices.ts'

/** Wrong passwords for one e-mail from all networks, after which each further attempt is delayed. */
const mostForAccount = 20

/** The origin of attempts that are counted for all networks together. */
const everywhere = 'everywhere'

const keyOf = (email: string) => `password of ${email}`

/**
 * Counts an attempt at the password of an e-mail, in whatever form: signing in, registering, or confirming by the
 * password. Beyond the limit of a network it is refused, beyond the limit of an e-mail it is delayed. A known device of
 * the owner has its own count and is only delayed, so that nobody else can lock the owner out.
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

/** Deletes the count of an e-mail after the right password; on a known device only that of the device. */
export async function forgetGuesses(c: ShopContext, email: string): Promise<void> {
  const device = await knownDevice(c, email)
  const places = device ? [device] : [callerNetwork(c), everywhere]
  for (const place of places) await forgetAttempts(c.get('db'), keyOf(email), place)
}
