import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, test as base, request as requests } from '@playwright/test'
import { signIn } from '../api/shop.ts'
import { TEST_LIMIT } from '../harness/limits.ts'
import { startSeededPostgres } from '../harness/shop/seeded.ts'
import { startServer } from '../harness/shop/server.ts'

/** The number of requests that run at once. */
export const MANY = 30

/** A visitor whose session both processes know: requests go to one, then to the other. */
export type Person = {
  /** Sends the requests that are no part of a race. */
  here: APIRequestContext
  /** The same session at process number 0, 1, 0, 1 … */
  at: (turn: number) => APIRequestContext
}

/** Makes a new person; `begin` fills the session before the second process knows it. */
export type MakePerson = (begin?: (here: APIRequestContext) => Promise<unknown>) => Promise<Person>

type Worker = { addresses: [string, string] }
type Test = {
  person: MakePerson
  staff: () => Promise<Person>
}

/** Tests on two processes of the shop that share one PostgreSQL. */
export const test = base.extend<Test, Worker>({
  addresses: [
    async ({ browserName: _ }, use) => {
      const database = await startSeededPostgres()
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-races-'))
      const start = (name: string) => startServer({ DATA_DIR: join(folder, name), DATABASE_URL: database.url })
      const [one, other] = [await start('one'), await start('other')]
      await use([one.url, other.url])
      await Promise.all([one.stop(), other.stop()])
      database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
  person: async ({ addresses: [one, other] }, use) => {
    const made: APIRequestContext[] = []
    const at = async (baseURL: string, cookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']) => {
      const visitor = await requests.newContext({
        baseURL,
        // The port of a cookie is no part of it: what one process has set, the other gets.
        storageState: { cookies, origins: [] },
      })
      made.push(visitor)
      return visitor
    }
    await use(async (begin) => {
      const here = await at(one, [])
      await begin?.(here)
      const there = await at(other, (await here.storageState()).cookies)
      return { here, at: (turn) => (turn % 2 === 0 ? here : there) }
    })
    for (const visitor of made) await visitor.dispose()
  },
  staff: async ({ person }, use) => {
    await use(() => person((here) => signIn(here, 'sacha@example.com', 'vitrine-demo')))
  },
})

export { expect } from '@playwright/test'

/** Sends MANY requests at once. Returns the number of answers for each status. */
export async function statusesOf(
  ask: (turn: number) => Promise<{ status: () => number }>,
  count = MANY,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)))
  const statuses: Record<number, number> = {}
  for (const answer of answers) statuses[answer.status()] = (statuses[answer.status()] ?? 0) + 1
  return statuses
}

export const newEmail = () => `race-${randomUUID()}@example.com`
