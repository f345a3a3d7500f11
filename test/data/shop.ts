import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../demo/data/database.ts'
import { prepareDatabase } from '../../demo/data/prepare.ts'
import type { Database } from '../../demo/data/schema.ts'
import { TEST_LIMIT } from '../harness/limits.ts'
import { seedInto, startSeededPostgres } from '../harness/shop/seeded.ts'

export type Engine = 'pglite' | 'postgresql'

type Shop = { engine: Engine; place: { url: string | undefined }; db: Kysely<Database> }

/** Tests with a seeded shop in `db`, a copy for each worker. */
export const test = base.extend<object, Shop>({
  engine: ['pglite', { scope: 'worker', option: true }],
  place: [
    async ({ engine }, use) => {
      const server = engine === 'postgresql' ? await startSeededPostgres() : undefined
      await use({ url: server?.url })
      server?.stop()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ place }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
      if (!place.url) await seedInto(folder)
      const db = await openDatabase(place.url ? place : { folder: join(folder, 'pglite') })
      await prepareDatabase(db)
      await use(db)
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
})

export { expect } from '@playwright/test'
