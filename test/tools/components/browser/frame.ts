import type { TestResult, TestResultError, TestSuiteResult } from '@web/test-runner-core'
import { mocha } from '@web/test-runner-mocha'
import { TEST_LIMIT } from '../../../harness/limits.ts'
import { shuffled } from '../../../harness/random.ts'

export type FileResult = TestSuiteResult & { errors: TestResultError[] }

/** An element cannot leave its window. */
const sendable = (value: unknown) => (value instanceof Node ? String(value) : value) as string | undefined

const plain = ({ name, message, stack, expected, actual }: TestResultError & { name: string }): TestResultError => ({
  name,
  message,
  stack,
  expected: sendable(expected),
  actual: sendable(actual),
})

const resultOf = (test: Mocha.Test, wanted: RegExp): TestResult => ({
  name: test.title,
  passed: test.isPassed(),
  skipped: test.isPending() || !wanted.test(test.fullTitle()),
  duration: test.duration,
  error: test.err && plain(test.err as TestResultError & { name: string }),
})

const suiteOf = ({ title, suites, tests }: Mocha.Suite, wanted: RegExp): TestSuiteResult => ({
  name: title,
  suites: suites.map((suite) => suiteOf(suite, wanted)),
  tests: tests.map((test) => resultOf(test, wanted)),
})

function shuffleSuite(suite: Mocha.Suite, seed: number | undefined): void {
  suite.tests = shuffled(suite.tests, seed)
  suite.suites = shuffled(suite.suites, seed)
  for (const inner of suite.suites) shuffleSuite(inner, seed)
}

/**
 * Runs a file of tests in this window. Resolves with its results, also if it cannot be imported. With a row only the
 * tests that name it run (all for ''), until one fails.
 */
export async function runFile(file: string, seed?: number, row?: string): Promise<FileResult> {
  const wanted = row ? new RegExp(`\\b${row}\\b`) : /(?:)/
  const errors: TestResultError[] = []
  mocha.setup({ ui: 'bdd', timeout: TEST_LIMIT, allowUncaught: false, reporter: Mocha.reporters.Base as never })
  mocha.grep(wanted)
  mocha.bail(row !== undefined)
  await import(/* @vite-ignore */ `/${file}`).catch((error: Error) => errors.push(plain(error)))
  shuffleSuite(mocha.suite, seed)
  const runner = await new Promise<Mocha.Runner>((done) => {
    const running: Mocha.Runner = mocha.run(() => setTimeout(() => done(running)))
    running.on('fail', (hook, error) => {
      if ((hook as Mocha.Hook | Mocha.Test).type === 'hook')
        errors.push(plain({ ...error, name: hook.fullTitle(), message: error.message, stack: error.stack ?? '' }))
    })
  })
  return { ...suiteOf(runner.suite, wanted), name: file, errors }
}

Object.assign(window, { runFile })
