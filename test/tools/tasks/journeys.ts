import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Report, recordedIn, recordOracles } from '../../harness/oracles.ts'
import { postgresPrograms } from '../../harness/shop/postgres.ts'
import { startSeededPostgres } from '../../harness/shop/seeded.ts'
import { startShop } from '../../harness/shop/shop-server.ts'
import { buildBoth, buildServer } from '../build.ts'
import { findChromium } from '../programs/chromium.ts'
import { findFirefox } from '../programs/firefox.ts'
import { installPackages } from '../programs/system.ts'
import { MOST_SECOND_TRIES } from './components.ts'

const REPORT = resolve('.build/playwright.json')

/** The suites of the data and the API run on PostgreSQL too, when one is installed or can be. */
const hasPostgres = () =>
  postgresPrograms() !== undefined || (installPackages('postgresql') && postgresPrograms() !== undefined)

/**
 * Where a browser goes: a shop on PGlite at its site's root, the same without in-page loading, and one under a path with the
 * lean build, on PostgreSQL where there is one.
 */
async function openShops() {
  const postgres = hasPostgres() ? await startSeededPostgres() : undefined
  const root = await startShop({ DEMO_FAULTS: '1' })
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
  }
  return { root: root.url, fullLoads: fullLoads.url, boutique: boutique.url, close }
}

/** A reporter of the command line takes the place of those of the configuration; the report is written all the same. */
const withReport = (parameters: string[]) =>
  parameters.map((word, place) =>
    word.startsWith('--reporter=') || parameters[place - 1] === '--reporter' ? `${word},json` : word,
  )

/**
 * The Playwright suites: the demo's own suites, the API on each engine, and the journeys on the built library. `isWhole`:
 * all journeys with full loads, the whole page loader in each browser, and what the browsers do by themselves anew.
 */
export async function runJourneys(parameters: string[], isWhole = false): Promise<{ passed: number; failed: number }> {
  const CHROMIUM = findChromium()
  const FIREFOX = findFirefox()
  await Promise.all([buildBoth(), buildServer()])
  rmSync(REPORT, { force: true })
  const shops = await openShops()
  const playwright = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/playwright.config.ts', ...withReport(parameters)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM,
        ...(FIREFOX && { FIREFOX }),
        ...(isWhole
          ? { JOURNEYS_WHOLE: '1' }
          : { LOADER_RECORDED_CHROMIUM: recordedIn(CHROMIUM), LOADER_RECORDED_FIREFOX: recordedIn(FIREFOX) }),
        JOURNEYS_SHOP: shops.root,
        JOURNEYS_FULL_LOADS: shops.fullLoads,
        JOURNEYS_BOUTIQUE: shops.boutique,
        PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      },
    },
  )
  const status = await new Promise((done) => playwright.on('close', done))
  await shops.close()
  // Playwright has refused its parameters, or was asked for no run: it has said so.
  if (!existsSync(REPORT)) return { passed: 0, failed: status === 0 ? 0 : 1 }
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report & {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  if (parameters.length === 0) {
    recordOracles(report, 'loader in Chromium', CHROMIUM)
    recordOracles(report, 'loader in Firefox', FIREFOX)
  }
  const { stats } = report
  const failed = stats.unexpected + (stats.flaky > MOST_SECOND_TRIES ? stats.flaky : 0)
  return { passed: stats.expected + stats.flaky, failed: status === 0 ? failed : Math.max(1, failed) }
}

/** `npm run journeys [-- parameters for Playwright]` */
export async function run(parameters: string[]): Promise<number> {
  const { passed, failed } = await runJourneys(parameters)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
