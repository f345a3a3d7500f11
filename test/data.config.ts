import { defineConfig } from '@playwright/test'
import type { Engine } from './data/shop.ts'
import { postgresPrograms } from './harness/shop/postgres.ts'

/** The demo shop's data, in Node, with the same assertions on each database engine that this machine has. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'data',
  fullyParallel: false,
  workers: 1,
  reporter: 'line',
  outputDir: '../test-results/data',
  projects: [
    { name: 'pglite', use: { engine: 'pglite' } },
    ...(postgresPrograms() ? [{ name: 'postgresql', use: { engine: 'postgresql' as const } }] : []),
  ],
})
