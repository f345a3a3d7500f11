import { existsSync, readFileSync } from 'node:fs'
import type { FileTime, Times } from './times.ts'

/** One of the machines that share a run: `--shard=2/3` is the second of three. */
export type Shard = { index: number; count: number }

/** The files of each suite, by its name. A suite without files of its own is one, under its name. */
export type Suites = Record<string, readonly string[]>

/** Reads `--shard=1/3`; undefined without it. Throws for an invalid value. */
export function readShard(parameters: readonly string[]): Shard | undefined {
  const word = parameters.find((parameter) => parameter.startsWith('--shard'))
  if (word === undefined) return undefined
  const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(word)?.map(Number) ?? []
  if (!index || !count || index > count)
    throw new Error(`${word} is no shard; write --shard=1/3 for the first of three.`)
  return { index, count }
}

/** Seconds of a case without a measured time: without a shop, and with one. */
const UNKNOWN = { beside: 0.05, shop: 2.5 }

const isBesideCode = (file: string) => /^(elements|runtime|stores|test\/conformance)\//.test(file)

/**
 * The seconds of a file; without a measured time, the number of its cases, as far as they can be counted, times that of
 * a case in its suite.
 */
export function secondsOf(file: string, known: readonly FileTime[] = []): number {
  const measured = known.find((entry) => entry.file === file)
  if (measured) return measured.seconds
  const sum = (part: 'cases' | 'seconds') => known.reduce((total, entry) => total + entry[part], 0)
  const cases = existsSync(file) ? (readFileSync(file, 'utf8').match(/\b(it|test)\(/g)?.length ?? 1) : 1
  const average = sum('cases') > 0 ? sum('seconds') / sum('cases') : UNKNOWN[isBesideCode(file) ? 'beside' : 'shop']
  return cases * average
}

/**
 * The files of a shard. Each machine divides all files in the same way: the longest first, each to the shard with the
 * least time.
 */
export function shardOf({ index, count }: Shard, suites: Suites, times: Times): Suites {
  const units = Object.entries(suites).flatMap(([suite, files]) =>
    files.map((file) => ({ suite, file, seconds: secondsOf(file, times[suite]) })),
  )
  const order = units.toSorted((one, other) => other.seconds - one.seconds || (one.file < other.file ? -1 : 1))
  const shards = Array.from({ length: count }, () => ({ seconds: 0, units: [] as typeof units }))
  for (const unit of order) {
    const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    least.seconds += unit.seconds
    least.units.push(unit)
  }
  const own = shards[index - 1]?.units ?? []
  return Object.fromEntries(
    Object.keys(suites).map((suite) => [suite, own.filter((unit) => unit.suite === suite).map(({ file }) => file)]),
  )
}
