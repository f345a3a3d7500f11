import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Reads something that is the same for every visitor with the same query: a list in a culture and a market. */
export type Read<Query extends unknown[], Result> = (db: Db, ...query: Query) => Promise<Result>

/** The number of changes of the catalogue so far, by all processes; see migration 0051. */
export async function catalogueVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select last_value as version from catalogue_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** Sales begin and end by the clock, which changes no row. */
const lifetimeMs = 10_000

/** Results; a list of 24 products has some fifty kilobytes. */
const mostResults = 300

/**
 * The results that this process has read of the catalogue, for as long as no process changes it. Every visitor gets
 * the same objects, which are frozen. Visitors that ask for the same thing at once wait for one query.
 */
export class SharedCatalogue {
  readonly #db: Db
  readonly #now: () => number
  #version = -1
  #ends = 0
  /** By reader and query, the one that was wanted last at the end. */
  #results = new Map<string, Promise<unknown>>()
  readonly #readers = new Map<unknown, number>()

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Returns what `read` returned for the same query, if it was read at this version or a later one. */
  read<Query extends unknown[], Result>(
    version: number,
    read: Read<Query, Result>,
    ...query: Query
  ): Promise<Readonly<Result>> {
    if (version > this.#version || this.#now() >= this.#ends) this.#forget(version)
    const results = this.#results
    const key = `${this.#numberOf(read)} ${JSON.stringify(query, withMaps)}`
    const known = results.get(key) as Promise<Result> | undefined
    const result = known ?? read(this.#db, ...query).then(frozen)
    if (!known) result.catch(() => results.delete(key))
    results.delete(key)
    results.set(key, result)
    const [oldest] = results.keys()
    if (results.size > mostResults && oldest !== undefined) results.delete(oldest)
    return result
  }

  #numberOf(read: unknown): number {
    const number = this.#readers.get(read) ?? this.#readers.size
    this.#readers.set(read, number)
    return number
  }

  #forget(version: number): void {
    this.#version = Math.max(version, this.#version)
    this.#ends = this.#now() + lifetimeMs
    this.#results = new Map()
  }
}

/** JSON has no maps, and would write each of them as `{}`. */
const withMaps = (_name: string, value: unknown) => (value instanceof Map ? [...value] : value)

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
