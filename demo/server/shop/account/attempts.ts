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
        delays: sql<number>`case when login_attempt.window_start < ${start} then 0 else login_attempt.delays end`,
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

/** Milliseconds that the first delayed attempt waits; each further one waits twice as long, up to the longest. */
const shortestDelay = 1_000
const longestDelay = 8_000

/** Milliseconds that may be waited already when one more attempt comes: three wait at first, then one. */
const longestQueue = 6_000

/**
 * Delays an attempt beyond the limit, in place of refusing it: who guesses gets slow, and who knows is not locked out. One
 * waits behind the other, in whatever process, so that many at once gain nothing. False when too many wait already.
 */
export async function delayAttempt(db: Db, what: string, address: string): Promise<boolean> {
  // The exponent has a bound of its own: no number of attempts makes it too large for the database.
  const delay = sql`least(${shortestDelay}::int * 2 ^ least(delays, 10), ${longestDelay}::int)`
  const now = sql`clock_timestamp()`
  const row = await db
    .updateTable('login_attempt')
    .set({
      free_at: sql<Date>`greatest(free_at, ${now}) + ${delay} * interval '1 millisecond'`,
      delays: sql<number>`delays + 1`,
    })
    .where('key', '=', keyOf(what, address))
    .where(sql<boolean>`coalesce(free_at, ${now}) <= ${now} + ${longestQueue} * interval '1 millisecond'`)
    .returning(sql<number>`extract(epoch from free_at - ${now})::float8 * 1000`.as('wait'))
    .executeTakeFirst()
  if (row === undefined) return false
  await new Promise((done) => setTimeout(done, row.wait))
  return true
}
