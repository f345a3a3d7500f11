import { existsSync } from 'node:fs'
import { findTests } from '../components/files.ts'
import { changedSince, reachedBy } from '../components/imports.ts'
import { runChecks } from './check.ts'
import { runComponents } from './components.ts'
import { runJourneys } from './journeys.ts'

/** What every test of a component needs, though none imports it. */
const COMMON =
  /^(vite\.config\.ts|package-lock\.json|test\/tools\/(components\/|tasks\/components|library|definitions))/

const PLAYWRIGHT_TEST = /^test\/(api|data|journeys|loader|photos)\/[\w-]+\.test\.ts$/

/**
 * `npm run test:changed [-- --base REVISION]`: the checks, the tests of components that a change since the revision can
 * break, and the journeys that changed themselves. Without a revision: what is not committed.
 */
export async function run(parameters: string[]): Promise<number> {
  const base = parameters[parameters.indexOf('--base') + 1]
  const changed = changedSince(parameters.includes('--base') && base ? base : 'HEAD')
  const reached = reachedBy(changed)
  const isCommon = changed.some((file) => COMMON.test(file))
  const tests = findTests().filter((file) => isCommon || reached.has(file))
  const journeys = changed.filter((file) => PLAYWRIGHT_TEST.test(file) && existsSync(file))
  console.log(
    `${changed.length} changed files reach ${tests.length} files of tests and ${journeys.length} of journeys.`,
  )
  const totals = [
    await runChecks(),
    ...(tests.length > 0 ? [await runComponents(tests)] : []),
    ...(journeys.length > 0 ? [await runJourneys(journeys)] : []),
  ]
  const passed = totals.reduce((sum, total) => sum + total.passed, 0)
  const failed = totals.reduce((sum, total) => sum + total.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
