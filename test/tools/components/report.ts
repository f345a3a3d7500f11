import type { TestResult, TestResultError, TestSession, TestSuiteResult } from '@web/test-runner'
import { printFailure } from '../runs/failures.ts'
import { isCrash } from '../runs/outcome.ts'

/** The result of a file: the numbers of its passed and failed tests, and their duration in milliseconds. */
export type Result = { passed: number; failed: number; duration: number; isCrash?: boolean }

export const NOT_RUN: Result = { passed: 0, failed: 1, duration: 0 }

/** `errors` are those outside of the tests. */
export type FileSuite = TestSuiteResult & { errors?: TestResultError[] }

type Reported = TestResult & { path: string }

const testsOf = (suite: TestSuiteResult, path: string): Reported[] => [
  ...suite.tests.map((test) => ({ ...test, path: `${path} › ${test.name}` })),
  ...suite.suites.flatMap((inner) => testsOf(inner, `${path} › ${inner.name}`)),
]

const value = (side: unknown) => (typeof side === 'string' ? side : JSON.stringify(side))

function print(title: string, { message, stack, expected, actual }: TestResultError): void {
  printFailure(`${title}: ${message}`)
  if (expected !== undefined || actual !== undefined)
    console.log(`      expected: ${value(expected)}\n      actual:   ${value(actual)}`)
  if (stack) console.log(stack.replace(/^/gm, '      '))
}

/** Prints the failures of a file and returns its result. */
export function resultOf(suite: FileSuite): Result {
  const tests = testsOf(suite, suite.name)
  const failures = tests.filter(({ passed, skipped }) => !passed && !skipped)
  const { errors = [] } = suite
  const result = {
    passed: tests.filter(({ passed }) => passed).length,
    failed: failures.length + (errors.length > 0 ? 1 : 0),
    duration: tests.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${suite.name}: ${result.passed} in ${(result.duration / 1000).toFixed(1)} s`,
  )
  for (const error of errors) print(suite.name, error)
  for (const { path, error = { message: 'It did not run.' } } of failures) print(path, error)
  return result
}

/** The message of the test framework about a file; without results its page has failed, or the browser has crashed. */
export type Session = Pick<TestSession, 'testResults' | 'errors'> & { logs?: unknown[][] }

/** Reports a file as soon as it ends. */
export function resultOfSession(file: string, { testResults, errors, logs = [] }: Session): Result {
  // Why a module could not be imported is only in the console of its page.
  if (errors.length > 0) for (const entry of logs) console.log('     ', ...entry)
  if (testResults) return resultOf({ ...testResults, name: file, errors })
  const isBrowsers = isCrash(errors.map(({ message }) => message))
  for (const error of isBrowsers ? [] : errors) print(file, error)
  return { ...NOT_RUN, isCrash: isBrowsers }
}
