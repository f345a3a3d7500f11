import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Wrong passwords for one e-mail from one network before the next attempt must wait, and the minutes of a count. */
const mostAttempts = 5
const windowMinutes = 15

/** Keys are hashed, so that e-mails of people without an account are not stored. `what` is an e-mail or an action. */
const keyOf = (what: string, address: string) => createHash('sha256').update(`${address} ${what}`).digest('hex')

/**
 * Whether an attempt is allowed; otherwise the seconds to wait, and the number of attempts beyond the limit, including
 * this one.
 */
export type Attempt = { isAllowed: true } | { isAllowed: false; waitSeconds: number; excess: number }

/** Counts an attempt before it is checked, in one statement, so that parallel attempts cannot pass the limit. */
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

/** Deletes the count of attempts after the right password. */
export async function forgetAttempts(db: Db, what: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', keyOf(what, address)).execute()
}

let isWaiting = true

/** Sets whether a delayed attempt waits for its turn, or is answered at once with its turn in the database. */
export function setWaiting(isOn: boolean): void {
  isWaiting = isOn
}

/** Milliseconds of the first delay; each further delay is twice as long, up to the longest. */
const shortestDelay = 1_000
const longestDelay = 8_000

/** Milliseconds of queued delays at which one more attempt is still accepted: at first three can wait, then one. */
const longestQueue = 6_000

/**
 * Delays an attempt beyond the limit in place of refusing it: this slows an attacker down without locking the owner
 * out. Delayed attempts wait one after the other in all processes, so that parallel attempts gain nothing. False when
 * the queue is full.
 */
export async function delayAttempt(db: Db, what: string, address: string): Promise<boolean> {
  // The exponent has its own limit, so that the number of attempts cannot overflow the column.
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
  if (isWaiting) await new Promise((done) => setTimeout(done, row.wait))
  return true
}
