import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { startPostgres, type TestServer } from './postgres.ts'
import { startServer } from './server.ts'

/** Photos depend on nothing but their recipe, so that all test shops share them. */
export const PHOTOS = '.build/photos'

const FOLDER = '.build/seeded'
const CLUSTER = '.build/seeded-postgresql'

/** The demo's sales and news count from the day of the seed, so that an old one is made anew. In milliseconds. */
const DAY = 86_400_000

const isFresh = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < DAY

/** Makes a template unless there is a fresh one. Of those that begin together, the first to end counts. */
async function prepare(path: string, grow: (growing: string) => Promise<void>): Promise<void> {
  if (isFresh(path)) return
  rmSync(path, { recursive: true, force: true })
  const growing = `${path}-${process.pid}`
  rmSync(growing, { recursive: true, force: true })
  await grow(growing)
  if (existsSync(path)) rmSync(growing, { recursive: true, force: true })
  else renameSync(growing, path)
}

const seedFolder = async (growing: string) => {
  const server = await startServer({ DATA_DIR: growing })
  await server.stop()
}

const seedCluster = async (growing: string) => {
  const database = await startPostgres()
  const scraps = `${growing}-scraps`
  const server = await startServer({ DATA_DIR: scraps, DATABASE_URL: database.url })
  await server.stop()
  rmSync(scraps, { recursive: true, force: true })
  database.keep(growing)
}

/** Fills a data folder with the seeded shop, as a copy; photos are left to who uses it. */
export async function seedInto(folder: string): Promise<void> {
  await prepare(FOLDER, seedFolder)
  cpSync(`${FOLDER}/pglite`, `${folder}/pglite`, { recursive: true })
}

/** Starts a PostgreSQL with the seeded shop, as a copy. */
export async function startSeededPostgres(): Promise<TestServer> {
  await prepare(CLUSTER, seedCluster)
  return startPostgres(CLUSTER)
}

/** Removes the templates; the next shop seeds anew. */
export function dropTemplates(): void {
  for (const path of [FOLDER, CLUSTER]) rmSync(path, { recursive: true, force: true })
}
