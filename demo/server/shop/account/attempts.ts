import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Wrong passwords for one e-mail from one address before it has to wait, and the minutes that a count lasts. */
const mostAttempts = 5
const windowMinutes = 15

/** Keys are hashed: e-mails of people who are no customers are nothing to keep. `what` is an e-mail, or what is done. */
const keyOf = (what: string, address: string) => createHash('sha256').update(`${address} ${what}`).digest('hex')

/** Whether one more attempt may be made, or the seconds to wait and how many there have been beyond the limit, this one included. */
export type Attempt = { isAllowed: true } | { isAllowed: false; waitSeconds: number; excess: number }

/** Counts an attempt before it is looked at, in one statement, so that many at once cannot slip through. */
export async function countAttempt(
  db: Db,
  what: string,
  address: string,
  { most = mostAttempts, minutes = windowMinutes } = {},
): Promise<Attempt> {
  const start = new Date(Date.now() - minutes * 60_000)
  const row = await db
    .insertInto('login_attempt')
    .values({ key: keyOf(what, address), count: 1, window_start: new Date() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when login_attempt.window_start < ${start} then 1 else login_attempt.count + 1 end`,
        window_start: sql<Date>`case when login_attempt.window_start < ${start} then now()
          else login_attempt.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (row.count <= most) return { isAllowed: true }
  const end = row.window_start.getTime() + minutes * 60_000
  return { isAllowed: false, waitSeconds: Math.max(1, Math.ceil((end - Date.now()) / 1000)), excess: row.count - most }
}

/** Forgets the attempts of somebody who then knew the password. */
export async function forgetAttempts(db: Db, what: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', keyOf(what, address)).execute()
}

/** Milliseconds that the first attempt beyond the limit waits; each further one waits twice as long, up to the longest. */
const shortestDelay = 1_000
const longestDelay = 8_000

/** How many delayed attempts may wait for their turn. */
const mostWaiting = 3

const waiting = new Map<string, { count: number; last: Promise<void> }>()

/**
 * Delays an attempt beyond the limit, in place of refusing it: who guesses gets slow, and who knows is not locked out. One
 * waits behind the other, so that many at once gain nothing. False when too many wait already.
 */
export async function delayAttempt(what: string, excess: number): Promise<boolean> {
  const before = waiting.get(what) ?? { count: 0, last: Promise.resolve() }
  if (before.count >= mostWaiting) return false
  const delay = Math.min(shortestDelay * 2 ** (excess - 1), longestDelay)
  const last = before.last.then(() => new Promise<void>((done) => setTimeout(done, delay)))
  const own = { count: before.count + 1, last }
  waiting.set(what, own)
  await last
  const now = waiting.get(what)
  if (now === own) waiting.delete(what)
  else if (now) now.count -= 1
  return true
}
