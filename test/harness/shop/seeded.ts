import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { startPostgres, type TestServer } from './postgres.ts'
import { startServer } from './server.ts'

/** Photos depend only on their recipe, so that all test shops share them. */
export const PHOTOS = '.build/photos'

const FOLDER = '.build/seeded'
const CLUSTER = '.build/seeded-postgresql'

/** The demo's sales and news are relative to the day of the seed, so that an old template is made again. */
const DAY = 86_400_000

const isFresh = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < DAY

/** Makes a template unless there is a recent one. Of parallel runs, the first to end counts. */
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

/** Fills a data folder with a copy of the seeded shop, without photos. */
export async function seedInto(folder: string): Promise<void> {
  await prepare(FOLDER, seedFolder)
  cpSync(`${FOLDER}/pglite`, `${folder}/pglite`, { recursive: true })
}

export async function startSeededPostgres(): Promise<TestServer> {
  await prepare(CLUSTER, seedCluster)
  return startPostgres(CLUSTER)
}

/** Removes the templates, so that the next shop is seeded again. */
export function dropTemplates(): void {
  for (const path of [FOLDER, CLUSTER]) rmSync(path, { recursive: true, force: true })
}
