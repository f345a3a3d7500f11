import { readFileSync, writeFileSync } from 'node:fs'

/**
 * A fault: `was` is in the source once, and is replaced by `becomes`. A test that names `row` must notice the fault; a
 * rule of the project's own has no row.
 */
export type Fault = readonly [was: string, becomes: string, row?: string]

export type Subject = { file: string; tests: readonly string[]; faults: readonly Fault[] }

export type Mutant = {
  area: string
  file: string
  tests: readonly string[]
  was: string
  becomes: string
  row?: string
}

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

/** Puts mutants into their sources. Returns the function that restores the sources. */
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

export const nameOf = ({ file, was, becomes, row }: Mutant): string =>
  `${file}: ${was.trim()} → ${becomes.trim() || '(nothing)'}${row ? ` [${row}]` : ''}`

/** The tests of a mutant among those that have failed; a file that cannot run at all has noticed nothing. */
export const noticedBy = ({ tests }: Mutant, failures: readonly string[]): string[] =>
  failures.filter((title) => title.includes(' › ') && tests.some((test) => title.startsWith(test)))

/**
 * True when a test has noticed a mutant. Where the mutant has a row, a test that names the row must have noticed it.
 */
export const isKilled = (mutant: Mutant, failures: readonly string[]): boolean =>
  noticedBy(mutant, failures).some((title) => !mutant.row || new RegExp(`\\b${mutant.row}\\b`).test(title))
