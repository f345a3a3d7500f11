import { readFileSync, writeFileSync } from 'node:fs'

/** A fault: what is in the source once, what it becomes, and the row whose test must notice (none for a rule of the project's own). */
export type Fault = readonly [was: string, becomes: string, row?: string]

/** A source with its faults, and the files of tests that must notice each of them. */
export type Subject = { file: string; tests: readonly string[]; faults: readonly Fault[] }

/** One fault in the place of its source. */
export type Mutant = {
  area: string
  file: string
  tests: readonly string[]
  was: string
  becomes: string
  row?: string
}

/** The mutants of an area. */
export const mutantsOf = (area: string, subjects: readonly Subject[]): Mutant[] =>
  subjects.flatMap(({ file, tests, faults }) =>
    faults.map(([was, becomes, row]) => ({ area, file, tests, was, becomes, ...(row && { row }) })),
  )

/** Why a mutant cannot be applied; undefined when it can. */
export function problemOf({ file, was, becomes }: Mutant, read = (path: string) => readFileSync(path, 'utf8')) {
  const times = read(file).split(was).length - 1
  if (times !== 1) return `"${was}" is in ${file} ${times} times`
  return was === becomes ? `"${was}" of ${file} becomes what it was` : undefined
}

/** Puts mutants into their sources; returns what takes them out again. */
export function apply(mutants: readonly Mutant[]): () => void {
  const originals = mutants.map(({ file }) => [file, readFileSync(file, 'utf8')] as const)
  for (const { file, was, becomes } of mutants)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(was, () => becomes),
    )
  return () => {
    for (const [file, text] of originals) writeFileSync(file, text)
  }
}

/** How a mutant is named in a report. */
export const nameOf = ({ file, was, becomes, row }: Mutant): string =>
  `${file}: ${was.trim()} → ${becomes.trim() || '(nothing)'}${row ? ` [${row}]` : ''}`

/** The tests of a mutant among those that have failed; a file that cannot run at all has noticed nothing. */
export const noticedBy = ({ tests }: Mutant, failures: readonly string[]): string[] =>
  failures.filter((title) => title.includes(' › ') && tests.some((test) => title.startsWith(test)))

/** True when a test has noticed a mutant; where the mutant has a row, when a test that names the row has. */
export const isKilled = (mutant: Mutant, failures: readonly string[]): boolean =>
  noticedBy(mutant, failures).some((title) => !mutant.row || new RegExp(`\\b${mutant.row}\\b`).test(title))
