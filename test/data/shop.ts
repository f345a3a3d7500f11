import { test as base } from '@playwright/test'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../demo/data/database.ts'
import { prepareDatabase } from '../../demo/data/prepare.ts'
import type { Database } from '../../demo/data/schema.ts'
import { startPostgres } from '../harness/postgres.ts'

/** Which database the tests run on. */
export type Engine = 'pglite' | 'postgresql'

type Shop = { engine: Engine; place: { url: string | undefined }; db: Kysely<Database> }

/** Tests with a seeded shop in `db`, made once for a worker. */
export const test = base.extend<object, Shop>({
  engine: ['pglite', { scope: 'worker', option: true }],
  place: [
    async ({ engine }, use) => {
      const server = engine === 'postgresql' ? await startPostgres() : undefined
      await use({ url: server?.url })
      server?.stop()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ place }, use) => {
      const db = await openDatabase(place)
      await prepareDatabase(db)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
