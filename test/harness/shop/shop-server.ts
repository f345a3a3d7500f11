import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PHOTOS, seedInto } from './seeded.ts'
import { startServer } from './server.ts'

export type RunningShop = { url: string; stop: () => Promise<void> }

/** A data folder of its own, with the seeded shop of PGlite or without, and with the photos of all test shops. */
export async function withFolder(isSeeded: boolean): Promise<{ path: string; remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  mkdirSync(PHOTOS, { recursive: true })
  if (isSeeded) await seedInto(path)
  symlinkSync(resolve(PHOTOS), join(path, 'photos'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Starts the built demo shop on a free port. `env` is added to its environment: APP_PATH, DATABASE_URL, DEMO_FAULTS.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await withFolder(!env.DATABASE_URL)
  const server = await startServer({ DATA_DIR: folder.path, ...env })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}
