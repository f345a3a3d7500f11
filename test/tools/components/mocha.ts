import { TEST_LIMIT } from '../../harness/limits.ts'
import { shuffled } from '../../harness/random.ts'

/** The settings of Mocha, for each file. */
export const MOCHA = { ui: 'bdd', timeout: TEST_LIMIT, reporter: 'base' } as const

/** `seed` gives the order of the tests; `row` is the id of the requirement whose tests alone run. */
export type Arrangement = { seed?: number | undefined; row?: string | undefined }

/**
 * Puts the tests of a suite into the order of a seed. With a row, only the tests that name it remain, and they end with
 * the first failure.
 */
export function arrange(suite: Mocha.Suite, { seed, row }: Arrangement): void {
  if (row) {
    const wanted = new RegExp(`\\b${row}\\b`)
    suite.tests = suite.tests.filter((test) => wanted.test(test.fullTitle()))
    suite.bail(true)
  }
  suite.tests = shuffled(suite.tests, seed)
  suite.suites = shuffled(suite.suites, seed)
  for (const inner of suite.suites) arrange(inner, { seed, row })
}
