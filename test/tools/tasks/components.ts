import { readFileSync } from 'node:fs'
import { defaultReporter, startTestRunner, type TestSession } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { findChromium } from '../chromium.ts'
import { viteForTests } from '../wtr-vite.ts'

const FILES = ['{elements,stores,runtime}/**/*.test.{ts,tsx}', 'test/conformance/*.test.{ts,tsx}']

/** A dependency that is found late would be bundled with a second React, so all are listed and none is looked for. */
const OPTIMISED = [
  ...(process.env.VITRINE_RENDERER === 'lean'
    ? [
        'preact',
        'preact/hooks',
        'preact/compat',
        'preact/compat/client',
        'preact/jsx-runtime',
        'preact/jsx-dev-runtime',
      ]
    : ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client']),
  '@open-wc/testing',
]

const browserDependencies = () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = [
    '@nanostores/react',
    '@r2wc/core',
    'downshift',
    '@floating-ui/react-dom',
    'react-day-picker',
    'axe-core',
    'lit-html',
    'nanostores',
    'ofetch',
    'rosetta',
    'superstruct',
  ]
  return [...OPTIMISED, ...wanted.filter((name) => name in { ...devDependencies, ...dependencies, '@r2wc/core': '' })]
}

type Suite = { tests: { passed: boolean; skipped: boolean }[]; suites: Suite[] }

const count = (suite: Suite): [passed: number, failed: number] =>
  suite.suites
    .map(count)
    .reduce(
      ([passed, failed], [alsoPassed, alsoFailed]) => [passed + alsoPassed, failed + alsoFailed],
      [
        suite.tests.filter((test) => test.passed).length,
        suite.tests.filter((test) => !test.passed && !test.skipped).length,
      ],
    )

type Result = { passed: number; failed: number }

/** So many files or journeys may need a second try on a busy machine; more of them are no accident. */
export const MOST_SECOND_TRIES = 3

/** The tests beside the code, in a real browser. A file that fails has a second try, by itself, and is named. */
export async function runComponents(files: string[]): Promise<Result> {
  const results = await runFiles(files.length > 0 ? files : FILES)
  const broken = [...results].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  if (broken.length > 0 && broken.length <= MOST_SECOND_TRIES) {
    console.log(`A second try: ${broken.join(', ')}`)
    for (const [file, result] of await runFiles(broken)) results.set(file, result)
  }
  const sum = (part: keyof Result) => [...results.values()].reduce((total, result) => total + result[part], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function runFiles(files: string[]): Promise<Map<string, Result>> {
  const vite = viteForTests({
    optimizeDeps: { noDiscovery: true, include: browserDependencies(), exclude: ['@web/test-runner-commands'] },
    cacheDir: `node_modules/.vite-tests${process.env.VITRINE_RENDERER ?? ''}${process.env.COMPONENTS_CACHE ?? ''}`,
  })
  const results = new Map<string, Result>()
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      files,
      rootDir: process.cwd(),
      concurrency: 2,
      nodeResolve: false,
      browsers: [
        playwrightLauncher({
          product: 'chromium',
          launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
        }),
      ],
      plugins: [vite.plugin],
      middleware: [vite.middleware],
      browserLogs: process.env.COMPONENTS_LOGS !== undefined,
      filterBrowserLogs: ({ args }) =>
        !args.some((word) => typeof word === 'string' && word.startsWith('Lit is in dev mode')),
      testFramework: { config: { timeout: 5_000 } },
      testsFinishTimeout: 180_000,
      reporters: [
        defaultReporter({ reportTestResults: true, reportTestProgress: false }),
        {
          stop({ sessions }: { sessions: TestSession[] }) {
            for (const { testFile, testResults, errors } of sessions) {
              const [passed, failed] = testResults ? count(testResults as unknown as Suite) : [0, 0]
              results.set(testFile, { passed, failed: failed + (errors.length > 0 ? 1 : 0) })
            }
          },
        },
      ],
    },
  })
  if (!runner) throw new Error('The test runner did not start.')
  await new Promise((done) => runner.on('stopped', done))
  return results
}

/** `npm run components [-- files]` */
export async function run(files: string[]): Promise<number> {
  const { passed, failed } = await runComponents(files)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
