import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './harness/browsers/browser.ts'
import type { Engine } from './harness/browsers/windows/window.ts'
import { postgresPrograms } from './harness/shop/postgres.ts'

const hasPostgres = postgresPrograms() !== undefined
if (process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`The demo runs on PGlite${hasPostgres ? ' and on PostgreSQL' : '; no PostgreSQL is installed here'}.`)
}

/** `engine` is the database of a suite; `shop` is where the journeys go: the address of a shop that runs already. */
type Options = { engine: 'pglite' | 'postgresql'; shop: string; kind: Engine }

const onEach = (name: string, testDir: string) => [
  { name: `${name} on PGlite`, testDir, use: { engine: 'pglite' as const }, grepInvert: /@postgresql/ },
  ...(hasPostgres
    ? [{ name: `${name} on PostgreSQL`, testDir, use: { engine: 'postgresql' as const }, grepInvert: /@pglite/ }]
    : []),
]

/** A shop that the task of the journeys has started: at the root of its site, or under an application path. */
const journeys = (name: string, shop: string | undefined, more: object = {}) =>
  shop ? [{ name, testDir: 'journeys', use: { baseURL: new URL(shop).origin, shop }, ...more }] : []

/** `npm run test:all` runs the whole matrix; `npm test` what can differ. */
const isWhole = process.env.JOURNEYS_WHOLE === '1'

/** What each browser does by itself is recorded once for its version; the task names the files whose record holds. */
const recorded = (files = ''): RegExp[] =>
  files
    .split(' ')
    .filter(Boolean)
    .map((file) => new RegExp(`\\b${file.replaceAll('.', '\\.')} .*\\(the browser by itself\\)`))

/** The page loader on pages of its own, in a browser that the task has found. */
const loader = (name: string, kind: Engine, isHere: unknown, more: object = {}) =>
  isHere ? [{ name, testDir: 'loader', use: { kind }, timeout: 30_000, ...more }] : []

/** Parser, history, forms, focus and scripts are the engine's; the rest of the page loader is the same code in each. */
const OF_THE_ENGINE = /(rendering|focus|forms|hash|head|history|scripts)\.test\.ts/

/** The demo's own suites in Node, its calls over HTTP, the page loader, and the journeys in a browser on the built library. */
export default defineConfig<object, Options>({
  testMatch: '*.test.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  // On a busy machine one of 1,600 may come too late. Each that needs this is named, and more than three are a failure.
  retries: 1,
  forbidOnly: true,
  outputDir: '../.build/test-results',
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    { name: 'photos', testDir: 'photos' },
    ...loader('loader in Chromium', 'chromium', process.env.CHROMIUM, {
      grepInvert: recorded(process.env.LOADER_RECORDED_CHROMIUM),
    }),
    ...loader('loader in Firefox', 'firefox', process.env.FIREFOX, {
      grepInvert: [/@chromium/, ...recorded(process.env.LOADER_RECORDED_FIREFOX)],
      ...(!isWhole && { testMatch: OF_THE_ENGINE }),
    }),
    ...loader('loader in WebKit', 'webkit', process.env.WEBKIT, {
      grepInvert: [/@chromium|@not-webkit/, ...recorded(process.env.LOADER_RECORDED_WEBKIT)],
      ...(!isWhole && { testMatch: OF_THE_ENGINE }),
    }),
    ...onEach('data', 'data'),
    ...onEach('api', 'api'),
    ...journeys('journeys', process.env.JOURNEYS_SHOP),
    // The appearance of a page does not depend on how it came.
    ...journeys('journeys with full loads', process.env.JOURNEYS_FULL_LOADS, {
      ...(!isWhole && { grep: /@full-loads/ }),
      grepInvert: /@in-page/,
      testIgnore: /(axe|docs|images|pages-look)\.test\.ts/,
    }),
    // The main journeys, with all that may differ at once: an application path, PostgreSQL and the lean build.
    ...journeys('journeys under a path, on the lean build', process.env.JOURNEYS_BOUTIQUE, { grep: /@everywhere/ }),
  ],
})
