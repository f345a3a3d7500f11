import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/** PGlite has one connection. A longer wait for it means that a transaction used `db` instead of `trx`. */
const LONGEST_WAIT_MS = 20_000

class Connection implements DatabaseConnection {
  constructor(readonly engine: PGlite) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.engine.query<Row>(query.sql, [...query.parameters])
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and PGlite has no cursor to yield from
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream rows; ask for them with execute().')
  }
}

/** No query runs inside another one's transaction. */
class QueueDriver implements Driver {
  #connection: Connection | undefined
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  constructor(readonly open: () => Promise<PGlite>) {}

  async init() {
    this.#connection = new Connection(await this.open())
  }

  /**
   * PGlite answers within the turn of the event loop in which it is asked. Without a pause a page would be read and
   * rendered before the server could notice that its client has left, or accept another request.
   */
  async acquireConnection(): Promise<DatabaseConnection> {
    await setImmediate()
    if (!this.#connection) throw new Error('The database was not opened.')
    if (this.#isTaken) await this.#turn()
    this.#isTaken = true
    return this.#connection
  }

  async releaseConnection() {
    const next = this.#waiting.shift()
    // Passed on directly, so that a third user cannot take the connection in between.
    if (next) next()
    else this.#isTaken = false
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1)
        reject(new Error(`No database connection within ${LONGEST_WAIT_MS} ms. Use trx, not db, inside a transaction.`))
      }, LONGEST_WAIT_MS)
      this.#waiting.push(start)
    })
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings) {
    await connection.executeQuery(
      CompiledQuery.raw(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'),
    )
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.#connection?.engine.close()
  }
}

/** `open` is called once, at the first query. */
export class PGliteDialect implements Dialect {
  constructor(readonly open: () => Promise<PGlite>) {}

  createAdapter = () => new PostgresAdapter()
  createDriver = () => new QueueDriver(this.open)
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
  createIntrospector = (db: Kysely<any>) => new PostgresIntrospector(db)
  createQueryCompiler = () => new PostgresQueryCompiler()
}
