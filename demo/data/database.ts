import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { claimFolder } from './folder-lock.ts'
import { PGliteDialect } from './pglite.ts'
import type { Database } from './schema.ts'

/** PostgreSQL's type numbers that both engines return as an object or a text; here they are read as plain numbers. */
const INT8 = 20
const NUMERIC = 1700
/** A day has no time and no zone, and a Date would shift it. Both engines return its text, `yyyy-MM-dd`. */
const DATE = 1082

const CONNECTIONS = 10

/** PGlite's memory for pages of its files, which the system keeps too. PostgreSQL's default of 128 MB is for a server. */
const PAGE_MEMORY = '32MB'

/** Milliseconds for which a request waits for a connection, or for a server that does not answer. */
const CONNECT_WAIT_MS = 10_000

/** The place of the shop's data: a PostgreSQL server by `url`, else PGlite in `folder`, else PGlite in memory. */
export type DatabaseLocation = {
  url?: string | undefined
  folder?: string | undefined
  /** Called for each query that is sent; tests count them. */
  onQuery?: (() => void) | undefined
  /** Called when a connection is lost; default: a warning in the console. */
  onLost?: ((message: string) => void) | undefined
}

/**
 * Opens the shop's database. The same SQL runs on both engines, and bigint and numeric are numbers on both (no amount
 * of the shop is near 2^53). Close it with `db.destroy()`.
 */
export async function openDatabase({ url, folder, onQuery, onLost }: DatabaseLocation = {}): Promise<Kysely<Database>> {
  const dialect = url ? await serverDialect(url, onLost) : await embeddedDialect(folder)
  return new Kysely<Database>({ dialect, ...(onQuery && { log: onQuery }) })
}

async function serverDialect(url: string, onLost: (message: string) => void = console.warn) {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_WAIT_MS, types })
  // A server that restarts drops connections; without a listener that would end this process.
  const noteLoss = (error: Error) => onLost(`A database connection was lost: ${error.message}`)
  pool.on('connect', (client) => client.on('error', noteLoss))
  // The pool repeats the error of an idle connection.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

async function embeddedDialect(folder: string | undefined) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return new PGliteDialect(() => {
    if (folder) {
      mkdirSync(dirname(folder), { recursive: true })
      claimFolder(folder)
    }
    const parsers = { [INT8]: Number, [NUMERIC]: Number, [DATE]: String }
    const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${PAGE_MEMORY}`]
    return PGlite.create(folder ?? 'memory://', { parsers, extensions: { pg_trgm }, startParams })
  })
}
