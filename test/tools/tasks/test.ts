import { runChecks } from './check.ts'
import { runComponents } from './components.ts'
import { printFailure, printFailures } from './failures.ts'
import { runJourneys } from './journeys.ts'
import { runSizes } from './size.ts'

/** What runs on the lean build too: the kit of views, and the rules that hold for every tag. */
const LEAN_SUITES = ['runtime/view/**/*.test.tsx', 'test/conformance/*.test.ts']

/** Runs a suite with the renderer of the lean build (vite.config.ts). */
async function withLean<T>(suite: () => Promise<T>): Promise<T> {
  process.env.VITRINE_RENDERER = 'lean'
  return suite().finally(() => delete process.env.VITRINE_RENDERER)
}

/**
 * `npm test`: everything, from the quickest to the slowest. All suites run, so that one run shows all. `npm run test:all`
 * (`whole`) leaves out no combination of suite, browser and way of loading.
 */
export async function run(parameters: string[]): Promise<number> {
  const isWhole = parameters.includes('whole')
  const totals = { passed: 0, failed: 0 }
  const suites: [string, () => Promise<{ passed: number; failed: number }>][] = [
    ['Project rules', runChecks],
    ['Size budgets', runSizes],
    ['Components', () => runComponents([])],
    ['Lean build: the kit and every tag', () => withLean(() => runComponents(LEAN_SUITES))],
    ['Demo shop and journeys', () => runJourneys([], isWhole)],
  ]
  for (const [name, suite] of suites) {
    const begun = Date.now()
    console.log(`\n── ${name}`)
    const { passed, failed } = await suite().catch((error: unknown) => {
      console.error(error)
      printFailure(`${name}: ${error}`)
      return { passed: 0, failed: 1 }
    })
    console.log(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - begun) / 1_000)} s`)
    totals.passed += passed
    totals.failed += failed
  }
  printFailures()
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 || totals.passed === 0 ? 1 : 0
}
