import { areas } from '../../mutants/areas.ts'
import { enterCopy } from '../../mutants/copy.ts'
import { apply, isKilled, type Mutant, mutantsOf, nameOf, noticedBy } from '../../mutants/mutant.ts'
import { roundsOf } from '../../mutants/rounds.ts'
import { failing, type Kind, kindOf, prepare } from '../../mutants/run-tests.ts'

/** Percent of the mutants that the tests must detect. */
const LEAST = 95

const KINDS: readonly Kind[] = ['data', 'components']

/** Runs the tests without a mutant: tests that fail then would detect every one. */
async function tryUnchanged(kind: Kind, mutants: readonly Mutant[]): Promise<void> {
  const failures = await failing(kind, mutants, true)
  if (failures.length > 0) throw new Error(`These fail without a mutant:\n${failures.join('\n')}`)
}

/** Runs the rounds of one kind; returns the mutants that no test has detected. */
async function survivorsOf(kind: Kind, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const end = await prepare(kind)
  await tryUnchanged(kind, mutants)
  const rounds = roundsOf(mutants)
  const survivors: Mutant[] = []
  for (const [index, round] of rounds.entries()) {
    console.log(`\n${kind}, round ${index + 1} of ${rounds.length}`)
    const restore = apply(round)
    const failures = await failing(kind, round).finally(restore)
    for (const mutant of round) {
      const isDead = isKilled(mutant, failures)
      console.log(`${isDead ? '✓ killed  ' : '✗ SURVIVED'} ${nameOf(mutant)}`)
      if (isDead) continue
      survivors.push(mutant)
      for (const title of noticedBy(mutant, failures)) console.log(`    noticed only by ${title}`)
    }
  }
  end()
  return survivors
}

/** The mutants of areas, and of files whose path begins with a name; all of them without a name. */
function chosen(names: readonly string[]): Mutant[] {
  const all = Object.entries(areas).flatMap(([area, subjects]) => mutantsOf(area, subjects))
  const isOf = ({ area, file }: Mutant, name: string) => area === name || file.startsWith(name)
  const unknown = names.filter((name) => !all.some((mutant) => isOf(mutant, name)))
  if (unknown.length > 0) throw new Error(`"${unknown}" has no mutant. The areas are ${Object.keys(areas).join(', ')}.`)
  return names.length === 0 ? all : all.filter((mutant) => names.some((name) => isOf(mutant, name)))
}

/**
 * `npm run mutants [-- areas or files]`: applies each fault of test/mutants to a copy of the project, and runs the
 * tests that must detect it.
 */
export async function run(parameters: string[]): Promise<number> {
  const mutants = chosen(parameters)
  const leave = enterCopy()
  try {
    const survivors: Mutant[] = []
    for (const kind of KINDS) {
      const own = mutants.filter((mutant) => kindOf(mutant) === kind)
      if (own.length > 0) survivors.push(...(await survivorsOf(kind, own)))
    }
    const killed = mutants.length - survivors.length
    const share = (100 * killed) / mutants.length
    if (survivors.length > 0) console.log('\nSurvived:')
    for (const mutant of survivors) console.log(`✗ ${nameOf(mutant)}`)
    console.log(`\n${killed} of ${mutants.length} killed, ${share.toFixed(1)} %; ${LEAST} % are needed`)
    return share < LEAST ? 1 : 0
  } finally {
    leave()
  }
}
