import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = 'test/loader'
const RECORDS = 'test/loader/oracles'
const BY_ITSELF = '(the browser by itself)'

/** The behaviour of a browser itself: for each file of tests the stamp with which all of its comparisons passed. */
type Oracles = Record<string, string>

type Spec = { title: string; tests: { projectName: string; status: string }[] }
/**
 * `file` is that of the tests; a spec has the file that calls `test()`, which is the same for all tests of the loader.
 */
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }

/** The parts of Playwright's report that are read here. */
export type Report = { suites: Suite[] }

/** The name that a browser reports; a browser that reports none without a display is named by its program. */
function nameOf(program: string): string {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `${basename(program)} ${createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 12)}`
  }
}

const fileOf = (program: string) => `${RECORDS}/${nameOf(program).replace(/[^\w.]+/g, '-')}.json`

const read = (path: string): Oracles => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

/** Changes with a file of tests, or with the pages of its fixture. */
function stampOf(file: string): string {
  const fixture = readdirSync(join(FOLDER, 'fixture')).map((name) => join(FOLDER, 'fixture', name))
  const stamp = createHash('sha256')
  for (const path of [...fixture.sort(), join(FOLDER, file)]) stamp.update(readFileSync(path))
  return stamp.digest('hex')
}

/** The files of the page loader's tests whose comparisons need not run again in this browser, separated by spaces. */
export function recordedIn(program: string | undefined): string {
  if (!program) return ''
  const oracles = read(fileOf(program))
  return Object.keys(oracles)
    .filter((file) => existsSync(join(FOLDER, file)) && oracles[file] === stampOf(file))
    .join(' ')
}

const specsOf = ({ file, specs, suites = [] }: Suite): (Spec & { file: string })[] => [
  ...specs.map((spec) => ({ ...spec, file })),
  ...suites.flatMap(specsOf),
]

/** Records the passed files of a project in a whole run, except those with a comparison that failed or was repeated. */
export function recordOracles(report: Report, project: string, program: string | undefined): void {
  if (!program) return
  const path = fileOf(program)
  const oracles = read(path)
  const outcomes = new Map<string, boolean>()
  for (const { title, file, tests } of report.suites.flatMap(specsOf)) {
    const test = tests.find(({ projectName }) => projectName === project)
    if (!test || !title.endsWith(BY_ITSELF)) continue
    const name = file.split('/').at(-1) as string
    outcomes.set(name, test.status === 'expected' && outcomes.get(name) !== false)
  }
  for (const [name, hasPassed] of outcomes) if (hasPassed) oracles[name] = stampOf(name)
  mkdirSync(RECORDS, { recursive: true })
  writeFileSync(path, `${JSON.stringify(oracles, null, 2)}\n`)
}
