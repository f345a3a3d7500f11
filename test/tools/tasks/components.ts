import type { Engine } from '../../harness/browsers/windows/window.ts'
import { shuffled } from '../../harness/random.ts'
import { buildLean, buildLibrary, isLean } from '../build.ts'
import { type Bundle, bundleTests } from '../components/bundle.ts'
import { commit } from '../components/commit.ts'
import { findTests } from '../components/files.ts'
import { isForNode, runInNode } from '../components/in-node.ts'
import { runOnEngine } from '../components/on-engine.ts'
import { runOnRunner } from '../components/on-runner.ts'
import { NOT_RUN, type Result } from '../components/report.ts'
import type { Page } from '../components/serve.ts'
import { components } from '../library.ts'
import { finish, noteCrash, type Outcome } from '../runs/outcome.ts'
import type { FileTime } from '../runs/times.ts'

/** `TEST_SEED=n` shuffles the files, and the cases of each; the same number repeats the order. */
const SEED = process.env.TEST_SEED === undefined ? undefined : Number(process.env.TEST_SEED)

/**
 * The browsers, all at once, and the tags for which the suites of all tags run: all, a tenth that the commit chooses,
 * or `tags`.
 */
export type How = { engines?: readonly Engine[]; isTenth?: boolean; tags?: readonly string[] }

/** True for the suites that run on the built library. */
const usesLibrary = (file: string) => file.startsWith('test/conformance/')

/** The tests beside the code: in a real browser, except for those that need none. */
export async function runComponents(patterns: readonly string[], how: How = {}): Promise<Outcome> {
  const { engines = ['chromium'], isTenth, tags } = how
  if (SEED !== undefined) console.log(`In the order of TEST_SEED=${SEED}`)
  const tenthOf = isTenth ? commit() : undefined
  if (tenthOf) console.log(`The tenth of the tags that commit ${tenthOf} chooses`)
  const files = shuffled(findTests(patterns), SEED)
  // Tests that need no page need no other browser and no other renderer either.
  const inNode = engines.includes('chromium') && !isLean() ? files.filter(isForNode) : []
  const inBrowser = files.filter((file) => !isForNode(file))
  if ([...inNode, ...inBrowser].some(usesLibrary)) await (isLean() ? buildLean() : buildLibrary())
  const bundle = await bundleTests(inBrowser, SEED)
  const page = { tenthOf, tags }
  const results = await Promise.all([
    runInNode(inNode, SEED),
    ...engines.map((engine) =>
      engine === 'chromium' ? inChromium(bundle, inBrowser, page) : runOnEngine(engine, bundle, inBrowser, page),
    ),
  ])
  return outcomeOf(results.flatMap((one) => [...(one ?? [])]))
}

/** The suites of all tags take longest, and begin first. */
const longestFirst = (files: readonly string[]) =>
  files.toSorted((one, other) => Number(usesLibrary(other)) - Number(usesLibrary(one)))

/** Runs a file that the browser's crash has ended a second time, and notes it. */
async function inChromium(bundle: Bundle, files: string[], page: Page) {
  const results = new Map(files.map((file) => [file, NOT_RUN]))
  for (const [file, result] of await runOnRunner(bundle, longestFirst(files), page)) results.set(file, result)
  const crashed = files.filter((file) => results.get(file)?.isCrash)
  if (crashed.length === 0) return results
  for (const file of crashed) noteCrash(file)
  return new Map([...results, ...(await runOnRunner(bundle, crashed, page))])
}

function outcomeOf(results: readonly [file: string, result: Result][]): Outcome {
  const sum = (part: 'passed' | 'failed') => results.reduce((total, [, result]) => total + result[part], 0)
  const times = new Map<string, FileTime>()
  for (const [file, { passed, failed, duration }] of results) {
    const { cases, seconds } = times.get(file) ?? { cases: 0, seconds: 0 }
    times.set(file, { file, cases: cases + passed + failed, seconds: seconds + duration / 1000 })
  }
  return { passed: sum('passed'), failed: sum('failed'), files: [...times.values()] }
}

const ENGINES: readonly string[] = ['chromium', 'firefox', 'webkit'] satisfies Engine[]

/** `npm run components [-- --engine=webkit] [--tenth] [--tags=coupon-form,coupon-list] [files]` */
export async function run(parameters: string[]): Promise<number> {
  const option = (name: string) => parameters.find((parameter) => parameter.startsWith(`--${name}`))
  const engine = option('engine=')?.split('=')[1]
  if (engine !== undefined && !ENGINES.includes(engine)) throw new Error(`There is no engine "${engine}".`)
  const files = parameters.filter((parameter) => !parameter.startsWith('--'))
  const tags = option('tags=')?.split('=')[1]?.split(',')
  const unknown = tags?.filter((tag) => !components().some((component) => component.tag === tag)) ?? []
  if (unknown.length > 0) throw new Error(`There is no <${unknown[0]}>.`)
  const how = {
    engines: [(engine ?? 'chromium') as Engine],
    isTenth: option('tenth') !== undefined,
    ...(tags && { tags }),
  }
  return finish([await runComponents(files, how)])
}
