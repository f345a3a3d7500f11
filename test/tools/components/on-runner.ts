import { startTestRunner, type TestSession } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { CHROMIUM_ARGUMENTS } from '../../harness/browsers/browser.ts'
import { FILE_LIMIT } from '../../harness/limits.ts'
import { findShell } from '../programs/chromium.ts'
import type { Bundle } from './bundle.ts'
import { MOST_FILES, writePages } from './pages.ts'
import { type Result, report } from './report.ts'
import { type Page, pageDocument, serveBundle } from './serve.ts'

/** Milliseconds that a page may take in addition to its files. */
const PAGE_LIMIT = 60_000

/** Runs files of tests by pages, two at a time, in Chromium, in which tests may press keys and move the mouse. */
export async function runOnRunner(
  bundle: Bundle,
  pages: Map<string, string[]>,
  page: Page,
  seed: number | undefined,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>()
  if (pages.size === 0) return results
  const { paths, remove } = writePages(pages, seed)
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
      middleware: [serveBundle(bundle, page)],
      testRunnerHtml: () => pageDocument(page),
      browserLogs: process.env.COMPONENTS_LOGS !== undefined,
      // A page ends its files by itself if they take too long.
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
