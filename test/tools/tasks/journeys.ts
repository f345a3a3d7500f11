import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { recordedIn, recordOracles } from '../../harness/oracles.ts'
import { startCluster } from '../../harness/shop/cluster.ts'
import { postgresPrograms } from '../../harness/shop/postgres.ts'
import { startSeededPostgres } from '../../harness/shop/seeded.ts'
import { startShop } from '../../harness/shop/shop-server.ts'
import { buildBoth, buildForBundlers, buildServer } from '../build.ts'
import { findChromium, findShell } from '../programs/chromium.ts'
import { findFirefox } from '../programs/firefox.ts'
import { installPackages } from '../programs/system.ts'
import { findWebKit } from '../programs/webkit.ts'
import { findWordPress } from '../programs/wordpress.ts'
import { noteFailure } from '../runs/failures.ts'
import { finish, noteCrash, type Outcome } from '../runs/outcome.ts'
import { failuresIn, type PlaywrightReport, timesBy } from '../runs/playwright.ts'

const REPORT = resolve('.build/playwright.json')
const AGAIN = resolve('.build/second-try.txt')

/** The suites of the data and the API run on PostgreSQL, if it is installed or can be. */
const hasPostgres = () =>
  postgresPrograms() !== undefined || (installPackages('postgresql') && postgresPrograms() !== undefined)

/**
 * The shops for the browsers: one on PGlite at its site's root, the same without in-page loading, and one under a path
 * with the lean build, on PostgreSQL if there is one.
 */
async function openShops() {
  const postgres = hasPostgres() ? await startSeededPostgres() : undefined
  // `CLUSTER=1`: the journeys run on two processes behind a balancer.
  const shared = process.env.CLUSTER ? await startSeededPostgres() : undefined
  const root = await (shared ? startCluster(shared.url, { DEMO_FAULTS: '1' }) : startShop({ DEMO_FAULTS: '1' }))
  const fullLoads = await startShop({ DEMO_FAULTS: '1', PAGE_LOADER: 'off' })
  const boutique = await startShop({
    DEMO_FAULTS: '1',
    APP_PATH: '/boutique',
    VITRINE_DIST: 'dist/lean',
    ...(postgres && { DATABASE_URL: postgres.url }),
  })
  const close = async () => {
    await Promise.all([root.stop(), fullLoads.stop(), boutique.stop()])
    postgres?.stop()
    shared?.stop()
  }
  return { root: root.url, fullLoads: fullLoads.url, boutique: boutique.url, close }
}

/** A reporter of the command line replaces those of the configuration; the report is written all the same. */
const withReport = (parameters: string[]) =>
  parameters.map((word, place) =>
    word.startsWith('--reporter=') || parameters[place - 1] === '--reporter' ? `${word},json` : word,
  )

export const playwrightFiles = (): string[] =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('conformance/'))
    .map((file) => `test/${file}`)
    .sort()

type Environment = NodeJS.ProcessEnv

/**
 * Runs Playwright; returns its report, or undefined if it has refused its parameters or only listed something, which it
 * prints.
 */
async function runPlaywright(parameters: string[], env: Environment): Promise<[PlaywrightReport | undefined, number]> {
  rmSync(REPORT, { force: true })
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/playwright.config.ts']
  const playwright = spawn(process.execPath, [...cli, ...withReport(parameters)], { stdio: 'inherit', env })
  const status = await new Promise<number>((done) => playwright.on('close', (code) => done(code ?? 1)))
  if (!existsSync(REPORT)) return [undefined, status]
  return [JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport, status]
}

/** Repeats the cases whose browser has crashed; returns those that fail again. */
async function tryAgain(crashed: string[], env: Environment): Promise<string[]> {
  for (const entry of crashed) noteCrash(entry)
  if (crashed.length === 0) return []
  writeFileSync(AGAIN, crashed.join('\n'))
  const [report] = await runPlaywright(['--test-list', AGAIN], env)
  const { broken, crashed: twice } = report ? failuresIn(report) : { broken: crashed, crashed: [] }
  return [...broken, ...twice]
}

/**
 * The Playwright suites: the demo's own suites, the API on its database engines, and the journeys on the built library.
 * `isWhole`: all journeys with full loads, the whole page loader in each browser, and the recordings of the browsers'
 * own behaviour are made again.
 */
export async function runJourneys(parameters: string[], isWhole = false): Promise<Outcome> {
  const CHROMIUM = findChromium()
  const SHELL_CHROMIUM = findShell()
  const FIREFOX = findFirefox()
  const WEBKIT = findWebKit()?.browser
  await Promise.all([buildBoth().then(buildForBundlers), buildServer()])
  const shops = await openShops()
  const env = {
    ...process.env,
    CHROMIUM,
    SHELL_CHROMIUM,
    ...(FIREFOX && { FIREFOX }),
    ...(WEBKIT && { WEBKIT }),
    ...((isWhole || process.env.PROOF) && findWordPress() && { WORDPRESS: '1' }),
    ...(isWhole
      ? { JOURNEYS_WHOLE: '1' }
      : {
          LOADER_RECORDED_CHROMIUM: recordedIn(SHELL_CHROMIUM),
          LOADER_RECORDED_FIREFOX: recordedIn(FIREFOX),
          LOADER_RECORDED_WEBKIT: recordedIn(WEBKIT),
        }),
    JOURNEYS_SHOP: shops.root,
    JOURNEYS_FULL_LOADS: shops.fullLoads,
    JOURNEYS_BOUTIQUE: shops.boutique,
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  }
  const [report, status] = await runPlaywright(parameters, env)
  const { crashed, broken } = report ? failuresIn(report) : { crashed: [], broken: [] }
  const failures = [...broken, ...(await tryAgain(crashed, env))]
  await shops.close()
  if (!report) return { passed: 0, failed: status === 0 ? 0 : 1 }
  if (parameters.every((parameter) => parameter.startsWith('--project='))) {
    recordOracles(report, 'loader in Chromium', SHELL_CHROMIUM)
    recordOracles(report, 'loader in Firefox', FIREFOX)
    recordOracles(report, 'loader in WebKit', WEBKIT)
  }
  for (const entry of failures) noteFailure(entry)
  for (const { file, cases, seconds } of timesBy('project', report))
    console.log(`  ${file}: ${cases} cases in ${Math.round(seconds)} s of work`)
  const { expected, unexpected } = report.stats
  // Without a failed case, another error ended the run: a file that cannot be read, a server that did not stop.
  const failed = failures.length || (status !== 0 && crashed.length === 0 ? 1 : 0)
  return { passed: expected + unexpected - failures.length, failed, files: timesBy('file', report) }
}

/** `npm run journeys [-- parameters for Playwright]` */
export const run = async (parameters: string[]): Promise<number> => finish([await runJourneys(parameters)])
