import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from './server.ts'

/** A demo shop that runs for a test, with data of its own. */
export type RunningShop = { url: string; stop: () => Promise<void> }

const TEMPLATE = '.build/seeded'
/** Photos depend on nothing but their recipe, so that all test shops share them. */
const PHOTOS = '.build/photos'

/** Seeds a data folder once for the built server, so that each test shop starts from a copy. */
async function prepareTemplate(): Promise<void> {
  if (existsSync(TEMPLATE)) return
  const growing = `${TEMPLATE}-${process.pid}`
  const server = await startServer({ DATA_DIR: growing })
  await server.stop()
  cpSync(growing, TEMPLATE, { recursive: true })
  rmSync(growing, { recursive: true, force: true })
}

/** Removes the template; the next shop seeds anew. */
export const dropTemplate = (): void => rmSync(TEMPLATE, { recursive: true, force: true })

/** Starts the built demo shop on a free port. `env` is added to what it needs: APP_PATH, DATABASE_URL, DEMO_FAULTS. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  mkdirSync(PHOTOS, { recursive: true })
  if (!env.DATABASE_URL) {
    await prepareTemplate()
    cpSync(TEMPLATE, folder, { recursive: true })
  }
  rmSync(join(folder, 'photos'), { recursive: true, force: true })
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
