import { runChecks } from './check.ts'
import { runComponents } from './components.ts'
import { runJourneys } from './journeys.ts'
import { runSizes } from './size.ts'

/**
 * `npm test`: everything, from the quickest to the slowest. All suites run, so that one run tells all. `npm run test:all`
 * (`whole`) leaves out no combination of suite, browser and way of loading.
 */
export async function run(words: string[]): Promise<number> {
  const isWhole = words.includes('whole')
  const totals = { passed: 0, failed: 0 }
  const suites: [string, () => Promise<{ passed: number; failed: number }>][] = [
    ['Project rules', runChecks],
    ['Size budgets', runSizes],
    ['Components', () => runComponents([])],
    ['Demo shop and journeys', () => runJourneys([], isWhole)],
  ]
  for (const [name, suite] of suites) {
    const begun = Date.now()
    console.log(`\n── ${name}`)
    const { passed, failed } = await suite().catch((error: unknown) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    console.log(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - begun) / 1_000)} s`)
    totals.passed += passed
    totals.failed += failed
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 || totals.passed === 0 ? 1 : 0
}
