import { startTestRunner, type TestSession } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { CHROMIUM_ARGUMENTS } from '../../harness/browsers/browser.ts'
import { FILE_LIMIT } from '../../harness/limits.ts'
import { shuffled } from '../../harness/random.ts'
import { type Bundle, bundleTests } from '../components/bundle.ts'
import { findTests } from '../components/files.ts'
import { isPure, runInNode } from '../components/in-node.ts'
import { MOST_FILES, pagesOf, writePages } from '../components/pages.ts'
import { type Result, report } from '../components/report.ts'
import { pageDocument, serveBundle } from '../components/serve.ts'
import { findShell } from '../programs/chromium.ts'
import { finish, noteCrash, type Outcome } from '../runs/outcome.ts'
import { printFailure } from './failures.ts'

/** What a page may take besides its files, in milliseconds. */
const PAGE_LIMIT = 60_000

/** `TEST_SEED=n` shuffles the files, and the cases of each, in an order that the same number repeats. */
const SEED = process.env.TEST_SEED === undefined ? undefined : Number(process.env.TEST_SEED)

/** The tests beside the code: in a real browser, but for those that need none. A file whose browser crashed has a second try, by itself, and is named. */
export async function runComponents(patterns: readonly string[]): Promise<Outcome> {
  if (SEED !== undefined) console.log(`In the order of TEST_SEED=${SEED}`)
  const files = shuffled(findTests(patterns), SEED)
  const [inNode, inBrowser] = [files.filter((file) => isPure(file)), files.filter((file) => !isPure(file))]
  const bundle = await bundleTests(inBrowser)
  const results = new Map([...(await runInNode(inNode, SEED)), ...(await runPages(bundle, pagesOf(inBrowser)))])
  const crashed = [...results].filter(([, { hasCrashed }]) => hasCrashed).map(([file]) => file)
  for (const file of crashed) noteCrash(file)
  for (const [file, result] of await runPages(bundle, pagesOf(crashed, true))) {
    results.set(file, result)
    if (result.hasCrashed) printFailure(`${file}: the browser crashed twice`)
  }
  const sum = (part: 'passed' | 'failed') => [...results.values()].reduce((total, result) => total + result[part], 0)
  const times = [...results].map(([file, { passed, failed, duration }]) => ({
    file,
    cases: passed + failed,
    seconds: duration / 1_000,
  }))
  return { passed: sum('passed'), failed: sum('failed'), files: times }
}

async function runPages(bundle: Bundle, pages: Map<string, string[]>): Promise<Map<string, Result>> {
  const results = new Map<string, Result>()
  if (pages.size === 0) return results
  const { paths, remove } = writePages(pages, SEED)
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      files: paths,
      rootDir: process.cwd(),
      concurrency: 2,
      nodeResolve: false,
      browsers: [
        playwrightLauncher({
          product: 'chromium',
          launchOptions: { executablePath: findShell(), args: CHROMIUM_ARGUMENTS },
          // A page behind a tab that a test has opened would be rendered once a second.
          createPage: async ({ context }) => {
            const page = await context.newPage()
            context.on('page', (other) => other.close())
            return page
          },
        }),
      ],
      middleware: [serveBundle(bundle)],
      testRunnerHtml: pageDocument,
      browserLogs: process.env.COMPONENTS_LOGS !== undefined,
      // A page ends its files by itself when they take too long.
      testsFinishTimeout: FILE_LIMIT * MOST_FILES + PAGE_LIMIT,
      staticLogging: true,
      reporters: [
        {
          reportTestFileResults({ sessionsForTestFile, testFile }) {
            const name = testFile.split('/').at(-1)?.replace(/\.js$/, '') ?? ''
            for (const session of sessionsForTestFile as TestSession[])
              for (const [file, result] of report(session, pages.get(name) ?? [])) results.set(file, result)
          },
        },
      ],
    },
  })
  if (!runner) throw new Error('The test runner did not start.')
  await new Promise((done) => runner.on('stopped', done))
  remove()
  return results
}

/** `npm run components [-- files]` */
export const run = async (files: string[]): Promise<number> => finish([await runComponents(files)])
