import { findTests } from '../components/files.ts'
import { printFailure } from '../runs/failures.ts'
import { finish, type Outcome } from '../runs/outcome.ts'
import { readShard, shardOf } from '../runs/shards.ts'
import { keepTimes, printTimes, sharedTimes, type Times } from '../runs/times.ts'
import { runChecks } from './check.ts'
import { runComponents } from './components.ts'
import { playwrightFiles, runJourneys } from './journeys.ts'
import { runSizes } from './size.ts'

/**
 * A suite: its files, and the function that runs some of them; without a list it runs all. A suite that cannot be
 * divided is a file under its own name.
 */
type Suite = { name: string; files: string[]; run: (files?: readonly string[]) => Promise<Outcome> }

/**
 * The suites of all tags, on the built library. Except on Chromium and React, they run for a tenth of the tags, which
 * the commit chooses.
 */
const TAGS = ['test/conformance/{elements-*,fields,events,policy}.test.ts', 'test/conformance/theme/*.test.ts'] as const

/** The suites that run on the lean build too: the kit of views, and the rules for every tag. */
const LEAN_SUITES = ['runtime/view/**/*.test.tsx', 'test/conformance/stores.test.ts', ...TAGS]

/** Runs a suite with the renderer of the lean build (vite.config.ts). */
async function withLean<T>(suite: () => T | Promise<T>): Promise<T> {
  process.env.VITRINE_RENDERER = 'lean'
  try {
    return await suite()
  } finally {
    delete process.env.VITRINE_RENDERER
  }
}

const whole = (name: string, run: () => Promise<Outcome>): Suite => ({ name, files: [name], run })

/**
 * From the quickest to the slowest. The renderer and the browser have little influence on the rules: a tenth of the
 * tags, chosen by the commit, is enough; `isWhole` leaves none out.
 */
const suitesOf = async (isWhole: boolean): Promise<Suite[]> => [
  whole('Project rules', runChecks),
  whole('Size budgets', runSizes),
  { name: 'Components', files: findTests(), run: (files = []) => runComponents(files) },
  {
    name: `Lean build: the kit and ${isWhole ? 'every tag' : 'a tenth of the tags'}`,
    files: await withLean(() => findTests(LEAN_SUITES)),
    run: (files = LEAN_SUITES) => withLean(() => runComponents(files, { isTenth: !isWhole })),
  },
  {
    name: `${isWhole ? 'Every tag' : 'A tenth of the tags'} on Firefox and WebKit`,
    files: findTests(TAGS),
    run: (files = TAGS) => runComponents(files, { engines: ['firefox', 'webkit'], isTenth: !isWhole }),
  },
  {
    name: 'Demo shop and journeys',
    files: playwrightFiles(),
    run: (files = []) => runJourneys([...files], isWhole),
  },
]

/** Runs a suite, and prints its result. A suite that cannot run at all has failed. */
async function runSuite({ name, run }: Suite, files?: readonly string[]): Promise<Outcome> {
  const begun = Date.now()
  console.log(`\n── ${name}`)
  const outcome = await run(files).catch((error: unknown): Outcome => {
    console.error(error)
    printFailure(`${name}: ${error}`)
    return { passed: 0, failed: 1 }
  })
  const { passed, failed } = outcome
  const seconds = (Date.now() - begun) / 1_000
  const times = outcome.files ?? [{ file: name, cases: passed + failed, seconds }]
  printTimes(name, seconds, times)
  console.log(`${name}: ${passed} passed, ${failed} failed`)
  return { ...outcome, files: times }
}

/**
 * `npm test`: everything, from the quickest to the slowest. All suites run, so that one run shows all failures. `npm
 * run test:all` (`whole`) leaves out no combination of suite, browser and way of loading; `-- --shard=1/3` is the first
 * of three machines.
 */
export async function run(parameters: string[]): Promise<number> {
  const shard = readShard(parameters)
  const isWhole = parameters.includes('whole')
  if (!isWhole) process.env.WALKS = 'in parts'
  const suites = await suitesOf(isWhole)
  const all = Object.fromEntries(suites.map(({ name, files }) => [name, files]))
  const own = shard && shardOf(shard, all, sharedTimes())
  const outcomes: Outcome[] = []
  const times: Times = {}
  for (const suite of suites) {
    const files = own?.[suite.name]
    if (files?.length === 0) continue
    const outcome = await runSuite(suite, files)
    outcomes.push(outcome)
    times[suite.name] = outcome.files ?? []
  }
  if (!shard) keepTimes(times)
  return finish(outcomes)
}
