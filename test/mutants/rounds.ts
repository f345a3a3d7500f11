import { existsSync, readFileSync } from 'node:fs'
import { importsOf } from '../tools/components/imports.ts'
import type { Mutant } from './mutant.ts'

const known = new Map<string, readonly string[]>()

const importedBy = (file: string): readonly string[] => {
  const found =
    known.get(file) ??
    importsOf(file, readFileSync(file, 'utf8')).filter((path) => /\.(tsx?|json)$/.test(path) && existsSync(path))
  known.set(file, found)
  return found
}

/** All that a file of tests runs: itself and what it imports, directly or through others. */
function codeOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const path of importedBy(file)) codeOf(path, found)
  return found
}

const reaches = (one: Mutant, other: Mutant) => other.tests.some((test) => codeOf(test).has(one.file))

/**
 * Divides mutants into rounds that run at once. No mutant of a round is in the code that the tests of another one run,
 * so that what fails is due to one of them.
 */
export function roundsOf(mutants: readonly Mutant[]): Mutant[][] {
  const rounds: Mutant[][] = []
  for (const mutant of mutants) {
    const isFree = (other: Mutant) => !reaches(mutant, other) && !reaches(other, mutant)
    const round = rounds.find((others) => others.every(isFree))
    if (round) round.push(mutant)
    else rounds.push([mutant])
  }
  return rounds
}
