import { isCrash } from './outcome.ts'
import type { FileTime } from './times.ts'

type Result = { status: string; duration: number; errors: { message?: string }[] }
type Test = { projectName: string; status: string; results: Result[] }
type Spec = { title: string; file: string; line: number; column: number; tests: Test[] }
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }

/** The fields of Playwright's report that are read here. `errors` are those outside of its tests. */
export type PlaywrightReport = {
  suites: Suite[]
  errors: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A case of one project: `entry` is its line in a list of tests. */
type Case = { project: string; file: string; entry: string; test: Test }

/** The first title of a file's suite is its path. */
function casesOf({ file, specs, suites = [] }: Suite, titles: readonly string[] = []): Case[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      project: test.projectName,
      file: `test/${file}`,
      entry: [`[${test.projectName}]`, `${spec.file}:${spec.line}:${spec.column}`, ...titles, spec.title].join(' › '),
      test,
    })),
  )
  return [...own, ...suites.flatMap((inner) => casesOf(inner, [...titles, inner.title]))]
}

const allOf = (report: PlaywrightReport): Case[] => report.suites.flatMap((suite) => casesOf(suite))

const secondsOf = ({ results }: Test) => results.reduce((sum, { duration }) => sum + duration, 0) / 1_000

export function timesBy(key: 'file' | 'project', report: PlaywrightReport): FileTime[] {
  const times = new Map<string, FileTime>()
  for (const one of allOf(report).filter(({ test }) => test.status !== 'skipped')) {
    const { cases, seconds } = times.get(one[key]) ?? { cases: 0, seconds: 0 }
    times.set(one[key], { file: one[key], cases: cases + 1, seconds: seconds + secondsOf(one.test) })
  }
  return [...times.values()]
}

/** The cases that failed, as lines of a list of tests: those whose browser crashed, and the others. */
export function failuresIn(report: PlaywrightReport): { crashed: string[]; broken: string[] } {
  const failed = allOf(report).filter(({ test }) => test.status === 'unexpected')
  const hasCrashed = ({ test: { results } }: Case) =>
    results.every(({ status, errors }) => status === 'failed' && isCrash(errors.map(({ message = '' }) => message)))
  const entries = (wanted: boolean) => failed.filter((one) => hasCrashed(one) === wanted).map(({ entry }) => entry)
  return { crashed: entries(true), broken: entries(false) }
}
