import { relative } from 'node:path'
import { startTestRunner, type TestSession } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { CHROMIUM_ARGUMENTS } from '../../harness/browsers/browser.ts'
import { FILE_LIMIT } from '../../harness/limits.ts'
import { findShell } from '../programs/chromium.ts'
import type { Bundle } from './bundle.ts'
import { MOCHA } from './mocha.ts'
import { type Result, resultOfSession } from './report.ts'
import { type Page, pageDocument, serveBundle } from './serve.ts'

/** Runs files of tests, five at a time, in Chromium, in which tests may press keys and move the mouse. */
export async function runOnRunner(bundle: Bundle, files: readonly string[], page: Page): Promise<Map<string, Result>> {
  const results = new Map<string, Result>()
  if (files.length === 0) return results
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      files: [...files],
      rootDir: process.cwd(),
      concurrency: 5,
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
      testFramework: { config: MOCHA },
      testRunnerHtml: (framework) => pageDocument(framework, page),
      testsFinishTimeout: FILE_LIMIT,
      staticLogging: true,
      reporters: [
        {
          reportTestFileResults({ sessionsForTestFile, testFile }) {
            const file = relative(process.cwd(), testFile)
            for (const session of sessionsForTestFile as TestSession[])
              results.set(file, resultOfSession(file, session))
          },
        },
      ],
    },
  })
  if (!runner) throw new Error('The test runner did not start.')
  await new Promise((done) => runner.on('stopped', done))
  return results
}
