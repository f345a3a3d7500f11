import { defineConfig } from '@playwright/test'
import type { Engine } from './api/shop.ts'
import { postgresPrograms } from './harness/shop/postgres.ts'

const hasPostgres = postgresPrograms() !== undefined
if (process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`The API tests run on PGlite${hasPostgres ? ' and on PostgreSQL' : '; no PostgreSQL is installed here'}.`)
}

/** The running demo shop over HTTP alone, with the same assertions on each database engine that this machine has. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'api',
  fullyParallel: false,
  workers: 2,
  timeout: 30_000,
  reporter: 'line',
  outputDir: '../test-results/api',
  projects: [
    { name: 'api on pglite', use: { engine: 'pglite' }, grepInvert: /@postgresql/ },
    ...(hasPostgres
      ? [{ name: 'api on postgresql', use: { engine: 'postgresql' as const }, grepInvert: /@pglite/ }]
      : []),
  ],
})
