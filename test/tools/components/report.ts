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

/**
 * Reports the results of a page as soon as it ends, by file. A file without results has failed, or its browser has
 * crashed.
 */
export function report({ testResults, errors }: TestSession, files: readonly string[]): [string, Result][] {
  const hasCrashed = isCrash(errors.map(({ message }) => message))
  for (const error of hasCrashed ? [] : errors) print(files.join(', '), error)
  return files.map((file) => {
    const suite = testResults?.suites.find(({ name }) => name === file)
    return [file, suite ? resultOf(suite) : { ...NOT_RUN, isCrash: hasCrashed }]
  })
}
