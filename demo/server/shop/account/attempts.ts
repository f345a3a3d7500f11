import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Wrong passwords for one e-mail from one address before it has to wait, and the minutes that a count lasts. */
const mostAttempts = 5
const windowMinutes = 15

/** Keys are hashed: e-mails of people who are no customers are nothing to keep. */
const keyOf = (email: string, address: string) => createHash('sha256').update(`${address} ${email}`).digest('hex')

/** Whether one more attempt may be made, or the seconds to wait. */
export type Attempt = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/** Counts an attempt before the password is looked at, in one statement, so that many at once cannot slip through. */
export async function countAttempt(db: Db, email: string, address: string): Promise<Attempt> {
  const start = new Date(Date.now() - windowMinutes * 60_000)
  const row = await db
    .insertInto('login_attempt')
    .values({ key: keyOf(email, address), count: 1, window_start: new Date() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when login_attempt.window_start < ${start} then 1 else login_attempt.count + 1 end`,
        window_start: sql<Date>`case when login_attempt.window_start < ${start} then now()
          else login_attempt.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (row.count <= mostAttempts) return { isAllowed: true }
  const end = row.window_start.getTime() + windowMinutes * 60_000
  return { isAllowed: false, waitSeconds: Math.max(1, Math.ceil((end - Date.now()) / 1000)) }
}

/** Forgets the attempts of somebody who then knew the password. */
export async function forgetAttempts(db: Db, email: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', keyOf(email, address)).execute()
}
