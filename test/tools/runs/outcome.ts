import { printFailures } from './failures.ts'
import type { FileTime } from './times.ts'

export type Outcome = { passed: number; failed: number; files?: FileTime[] }

const crashed: string[] = []

/** A crash of the browser, as its drivers report it. A test that was too slow never has only this message. */
const CRASH =
  /Target (page, context or browser has been closed|crashed|closed)|Page crashed|browser has (been closed|disconnected)|(Session|Connection) closed|session (deleted|not created|is not active)|invalid session id/i

/** True if each failure is a crash of the browser: such a test may be repeated once. */
export const isCrash = (messages: readonly string[]): boolean =>
  messages.length > 0 && messages.every((message) => CRASH.test(message) && !/timeout .*exceeded/i.test(message))

/** Notes a test that is repeated once because its browser has crashed. */
export function noteCrash(title: string): void {
  console.log(`The browser crashed, a second try: ${title}`)
  crashed.push(title)
}

/**
 * Prints the failures, the repeated tests and the last line of a run, and returns its exit code. One crash of a browser
 * is no failure; two are.
 */
export function finish(outcomes: readonly Outcome[]): number {
  const sum = (part: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[part], 0)
  const crashes = crashed.length > 1 ? crashed.length : 0
  const [passed, failed] = [sum('passed'), sum('failed') + crashes]
  printFailures()
  if (crashed.length > 0) console.log('\nThe browser crashed once in:')
  for (const title of crashed) console.log(`↻ ${title}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
