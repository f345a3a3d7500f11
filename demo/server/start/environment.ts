import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** How the demo was asked to run. */
export type Environment = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  /** The folder of the built library that pages load. */
  libraryDir: string
  /** '' or a path such as '/boutique'. */
  app: string
  hasFaults: boolean
  /** False with PAGE_LOADER=off: every link then loads its page whole. */
  hasPageLoader: boolean
  /** False with DEMO_MAILBOX=off: what the shop would send by e-mail is printed to the console, not shown to visitors. */
  hasMailbox: boolean
}

/** A setting of the environment that cannot be met, as a message for whoever started the demo. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads PORT, HOST, DATABASE_URL, DATA_DIR, VITRINE_DIST, APP_PATH, DEMO_FAULTS, PAGE_LOADER and DEMO_MAILBOX. Throws
 * EnvironmentError.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    dataDir: resolve(env.DATA_DIR || '.data'),
    libraryDir: readLibraryDir(env.VITRINE_DIST),
    app: readAppPath(env.APP_PATH),
    hasFaults: env.DEMO_FAULTS === '1',
    hasPageLoader: env.PAGE_LOADER?.toLowerCase() !== 'off',
    hasMailbox: env.DEMO_MAILBOX?.toLowerCase() !== 'off',
  }
}

function readPort(text: string | undefined): number {
  if (!text) return 8080
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new EnvironmentError(
    `PORT is "${text}", which is no port. Give a number from 1 to 65535, for example PORT=8080.`,
  )
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new EnvironmentError(
    'DATABASE_URL is no PostgreSQL address. Write postgres://user:password@host:5432/database, or leave it out.',
  )
}

/** Relative to the project's folder, as `dist` is. */
function readLibraryDir(text: string | undefined): string {
  const folder = resolve(projectFolder(), text || 'dist')
  if (!text || existsSync(join(folder, 'vitrine.js'))) return folder
  throw new EnvironmentError(
    `VITRINE_DIST is "${text}", where there is no vitrine.js. Build the library, or name its folder, for example VITRINE_DIST=dist.`,
  )
}

function readAppPath(text: string | undefined): string {
  const path = `/${text ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, '')
  if (/^(\/[\w-]+)*$/.test(path)) return path
  throw new EnvironmentError(
    `APP_PATH is "${text}". It may hold letters, digits, hyphens and slashes, for example APP_PATH=/boutique.`,
  )
}
