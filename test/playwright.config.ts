import { defineConfig } from '@playwright/test'
import { launchOptions } from './harness/browsers/browser.ts'
import type { Engine } from './harness/browsers/windows/window.ts'
import { TEST_LIMIT, WAIT_LIMIT } from './harness/limits.ts'
import { postgresPrograms } from './harness/shop/postgres.ts'

const hasPostgres = postgresPrograms() !== undefined
if (process.env.TEST_WORKER_INDEX === undefined) {
  console.log(
    `The demo runs on ${hasPostgres ? 'PostgreSQL and on PGlite' : 'PGlite; no PostgreSQL is installed here'}.`,
  )
}

/** `engine` is the database of a suite; `shop` is the address of a running shop for the journeys. */
type Options = { engine: 'pglite' | 'postgresql'; shop: string; kind: Engine }

/** `npm run test:all` runs the whole matrix; `npm test` what can differ. */
const isWhole = process.env.JOURNEYS_WHOLE === '1'

const onPglite = { use: { engine: 'pglite' as const }, grepInvert: /@postgresql/ }
const onPostgres = { use: { engine: 'postgresql' as const }, grepInvert: /@pglite/ }

/**
 * A suite on PostgreSQL, and what depends on the engine (`@engine`: locks, transactions, searches, the order of texts,
 * the end of a process) on PGlite too, which takes more processor time. A bare machine has PGlite alone.
 */
const onEach = (name: string) =>
  hasPostgres
    ? [
        { name, testDir: name, ...onPostgres },
        { name: `${name} on PGlite`, testDir: name, ...onPglite, ...(!isWhole && { grep: /@engine|@pglite/ }) },
      ]
    : [{ name, testDir: name, ...onPglite }]

/** A shop that the task of the journeys has started: at the root of its site, or under an application path. */
const journeys = (name: string, shop: string | undefined, more: object = {}) =>
  shop ? [{ name, testDir: 'journeys', use: { baseURL: new URL(shop).origin, shop }, ...more }] : []

/**
 * The main journeys in a browser that Playwright does not drive: all of them, and the way to an order on the lean
 * build.
 */
const engines = (name: string, kind: Engine, isHere: unknown) =>
  [
    { name: `journeys in ${name}`, shop: process.env.JOURNEYS_SHOP },
    { name: `journeys in ${name}, on the lean build`, shop: process.env.JOURNEYS_BOUTIQUE, grep: /@lean/ },
  ].flatMap(({ shop, ...project }) => (isHere && shop ? [{ ...project, testDir: 'engines', use: { kind, shop } }] : []))

/**
 * The own behaviour of each browser is recorded once for its version; the task names the files whose record is valid.
 */
const recorded = (files = ''): RegExp[] =>
  files
    .split(' ')
    .filter(Boolean)
    .map((file) => new RegExp(`\\b${file.replaceAll('.', '\\.')} .*\\(the browser by itself\\)`))

/** The page loader on pages of its own, in a browser that the task has found. */
const loader = (name: string, kind: Engine, isHere: unknown, more: object = {}) =>
  isHere ? [{ name, testDir: 'loader', use: { kind }, ...more }] : []

/** Parser, history, forms, focus and scripts are the engine's; the rest of the page loader is the same code in each. */
const OF_THE_ENGINE = /(rendering|focus|forms|hash|head|history|scripts)\.test\.ts/

export default defineConfig<object, Options>({
  testMatch: '*.test.ts',
  fullyParallel: false,
  workers: 3,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  // The task tries again what ended with its browser (test/tools/runs/outcome.ts); nothing else has a second try.
  retries: 0,
  forbidOnly: true,
  outputDir: '../.build/test-results',
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'photos', testDir: 'photos' },
    // Apps of frameworks and servers of other shops are installed from the registry, which takes minutes: with the whole
    // matrix, or by `npm run proof:vendure`. WordPress is one of the system's packages.
    ...journeys('package', process.env.JOURNEYS_SHOP, {
      testDir: 'package',
      ...(!isWhole && !process.env.PROOF && { grepInvert: /@registry/ }),
      ...(!process.env.WORDPRESS && { testIgnore: /shops\/wordpress\// }),
    }),
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
    ...onEach('data'),
    ...onEach('api'),
    // Two processes of the shop on one PostgreSQL: `npm run test:races`, and with the whole matrix.
    ...(hasPostgres && (isWhole || process.env.RACES) ? [{ name: 'races', testDir: 'races' }] : []),
    ...journeys('journeys', process.env.JOURNEYS_SHOP),
    // The appearance of a page does not depend on how it came.
    ...journeys('journeys with full loads', process.env.JOURNEYS_FULL_LOADS, {
      ...(!isWhole && { grep: /@full-loads/ }),
      grepInvert: /@in-page/,
      testIgnore: /(axe|docs|images|pages-look)\.test\.ts/,
    }),
    // The main journeys, with all that may differ at once: an application path, PostgreSQL and the lean build.
    ...journeys('journeys under a path, on the lean build', process.env.JOURNEYS_BOUTIQUE, { grep: /@everywhere/ }),
    ...engines('Firefox', 'firefox', process.env.FIREFOX),
    ...engines('WebKit', 'webkit', process.env.WEBKIT),
  ],
})
