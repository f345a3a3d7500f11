import { sql } from 'kysely'
import type { Db } from '../../demo/data/schema.ts'
import { countAttempt, delayAttempt, setWaiting } from '../../demo/server/shop/account/attempts.ts'
import { countFailure, forgetFailures, mostFailures } from '../../demo/server/shop/security/code-failures.ts'
import { expect, test } from './shop.ts'

const SECOND = 1_000_000

const microseconds = (time: string) => sql<number>`(extract(epoch from ${sql.raw(time)}) * ${SECOND}::int)::bigint`

/** The turn of the newest count, in microseconds. */
const turnIn = async (db: Db) => {
  const newest = db.selectFrom('login_attempt').orderBy('window_start', 'desc')
  return (await newest.select(microseconds('free_at').as('at')).executeTakeFirstOrThrow()).at
}

const clockOf = async (db: Db) =>
  (await sql<{ at: number }>`select ${microseconds('clock_timestamp()')} as at`.execute(db)).rows[0]?.at ?? 0

/** Lets time pass until the last turn is this number of seconds away. */
const passTo = (db: Db, seconds: number) =>
  db
    .updateTable('login_attempt')
    .set({ free_at: sql<Date>`date_trunc('second', clock_timestamp()) + ${seconds}::int * interval '1 second'` })
    .where('free_at', 'is not', null)
    .execute()

test.describe('wrong codes', { tag: '@engine' }, () => {
  test('are counted one by one, however many come at once, and end at a hundred of each kind', async ({ db }) => {
    const id = 1
    const counts = await Promise.all(Array.from({ length: 140 }, () => countFailure(db, id, 'code')))
    const counted = counts.filter((count) => count !== undefined).toSorted((one, other) => one - other)
    expect(counted).toEqual(Array.from({ length: mostFailures }, (_, index) => index + 1))
    expect(await countFailure(db, id, 'recovery')).toBe(1)
    expect(await countFailure(db, 2, 'code')).toBe(1)
    await forgetFailures(db, id)
    expect(await countFailure(db, id, 'code')).toBe(1)
    await forgetFailures(db, id)
    await forgetFailures(db, 2)
  })
})

test.describe('attempts beyond the limit', () => {
  const delayed = async (db: Db, what: string) => {
    const isAccepted = await delayAttempt(db, what, '')
    return isAccepted && (await turnIn(db))
  }

  test.afterEach(() => setWaiting(true))

  test('have turns a second apart, then twice as far each, up to eight; at once the fourth is refused', {
    tag: '@engine',
  }, async ({ db }) => {
    setWaiting(false)
    const what = crypto.randomUUID()
    await countAttempt(db, what, '')
    const begun = await clockOf(db)
    const first = Number(await delayed(db, what))
    expect(first - SECOND).toBeGreaterThanOrEqual(begun)
    expect(first - SECOND).toBeLessThanOrEqual(await clockOf(db))
    const turns = [await delayed(db, what), await delayed(db, what), await delayed(db, what)]
    expect(turns).toEqual([first + 2 * SECOND, first + 6 * SECOND, false])
    // Once there is a place again, whoever is next has the longest delay, as has each after that.
    for (let count = 0; count < 2; count += 1) {
      await passTo(db, 6)
      const last = await turnIn(db)
      expect(await delayed(db, what)).toBe(last + 8 * SECOND)
    }
  })

  test('wait for their turn', async ({ db }) => {
    const what = crypto.randomUUID()
    await countAttempt(db, what, '')
    const turn = Number(await delayed(db, what))
    // Timers are a millisecond early at most.
    expect(await clockOf(db)).toBeGreaterThan(turn - SECOND / 1000)
  })
})
