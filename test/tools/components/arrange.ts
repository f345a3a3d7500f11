import { shuffled } from '../../harness/random.ts'

/** Whether a test or suite is run, and in which order: `row` is the id of a requirement, '' for all tests. */
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
