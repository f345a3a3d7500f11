import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type FileTime = { file: string; cases: number; seconds: number }

export type Times = Record<string, FileTime[]>

/** The file with the times of the last whole run on this machine. */
const KEPT = '.data/test-times.json'

/**
 * The file with the times by which shards are balanced: the same on each machine, or a file would run on two of them,
 * or on none.
 */
const SHARED = 'test/tools/runs/times.json'

const SLOWEST = 10

export function printTimes(suite: string, seconds: number, files: readonly FileTime[]): void {
  const cases = files.reduce((sum, file) => sum + file.cases, 0)
  console.log(`${suite}: ${cases} cases in ${Math.round(seconds)} s`)
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, files.length > 1 ? SLOWEST : 0)
  for (const file of slowest)
    console.log(`  ${file.seconds.toFixed(1).padStart(6)} s ${String(file.cases).padStart(4)} cases  ${file.file}`)
}

const lineOf = ({ file, cases, seconds }: FileTime) =>
  `{ "file": ${JSON.stringify(file)}, "cases": ${cases}, "seconds": ${Math.round(seconds * 10) / 10} }`

/** Stores the times of a whole run, a file on each line. */
export function keepTimes(times: Times): void {
  mkdirSync(dirname(KEPT), { recursive: true })
  const listOf = (lines: string[]) => (lines.length > 1 ? `[\n    ${lines.join(',\n    ')}\n  ]` : `[${lines}]`)
  const suites = Object.entries(times).map(
    ([suite, files]) => `  ${JSON.stringify(suite)}: ${listOf(files.map(lineOf))}`,
  )
  writeFileSync(KEPT, `{\n${suites.join(',\n')}\n}\n`)
}

/** The times by which shards are balanced; a copy of those that a whole run has stored. */
export const sharedTimes = (): Times => (existsSync(SHARED) ? JSON.parse(readFileSync(SHARED, 'utf8')) : {})
