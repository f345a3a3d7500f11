import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PHOTOS, seedInto } from './seeded.ts'
import { startServer } from './server.ts'

export type RunningShop = { url: string; stop: () => Promise<void> }

/**
 * Starts the built demo shop on a free port. `env` is added to its environment: APP_PATH, DATABASE_URL, DEMO_FAULTS.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  mkdirSync(PHOTOS, { recursive: true })
  if (!env.DATABASE_URL) {
    await seedInto(folder)
  }
  symlinkSync(resolve(PHOTOS), join(folder, 'photos'))
  const server = await startServer({ DATA_DIR: folder, ...env })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
