import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { seedInto } from '../harness/shop/seeded.ts'
import { buildServer } from '../tools/build.ts'
import { findChromium, findShell } from '../tools/programs/chromium.ts'
import { failuresOf } from '../tools/runs/failures.ts'
import { failuresIn, type PlaywrightReport } from '../tools/runs/playwright.ts'
import { apply, type Mutant } from './mutant.ts'

/**
 * How a file of tests runs: `data` are the tests of the demo's data, in Node; `components` are the tests beside the
 * code.
 */
export type Kind = 'components' | 'data'

export const kindOf = ({ tests: [test = ''] }: Pick<Mutant, 'tests'>): Kind =>
  test.startsWith('test/data/') ? 'data' : 'components'

/** Minutes after which tests that do not end have noticed their mutant. */
const LONGEST = 10

const REPORT = '.build/mutants.json'

/** Runs a program to its end. Resolves with its output. */
async function output(parameters: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, parameters, { env: { ...process.env, ...more } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  const timer = setTimeout(() => child.kill(), LONGEST * 60_000)
  await new Promise((done) => child.on('close', done))
  clearTimeout(timer)
  return text
}

/** The titles that fail, each with its file. */
async function runData(tests: readonly string[]): Promise<string[]> {
  const place = resolve(REPORT)
  rmSync(place, { force: true })
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/playwright.config.ts']
  const text = await output([...cli, '--project=data', '--workers=1', '--reporter=json', ...tests], {
    CHROMIUM: findChromium(),
    SHELL_CHROMIUM: findShell(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: place,
  })
  if (!existsSync(place)) throw new Error(`Playwright has written no report:\n${text}`)
  const { broken, crashed } = failuresIn(JSON.parse(readFileSync(place, 'utf8')) as PlaywrightReport)
  return [...broken, ...crashed].map((entry) => `test/${entry.replace(/^\[[^\]]*\] › /, '')}`)
}

/**
 * A test of a component that waits longer has noticed its mutant: the limit is five seconds instead of half a minute.
 */
const PATIENCE = {
  ...{ area: 'harness', file: 'test/harness/limits.ts', tests: [] },
  ...{ was: 'WAIT_LIMIT = 30_000', becomes: 'WAIT_LIMIT = 5_000' },
}

/** Prepares the present folder for tests of a kind, before a mutant is in it; returns what ends that. */
export async function prepare(kind: Kind): Promise<() => void> {
  if (kind === 'components') return apply([PATIENCE])
  await buildServer()
  await seedInto('.build/first-copy')
  return () => {}
}

/** The row of each file's mutant by the file of tests, '' for none: no more of a file runs than is needed. */
const rowsOf = (mutants: readonly Mutant[]) =>
  Object.fromEntries(mutants.flatMap(({ tests, row = '' }) => tests.map((test) => [test, row])))

export const testsOf = (mutants: readonly Mutant[]): string[] => [...new Set(mutants.flatMap(({ tests }) => tests))]

/** Runs the tests of mutants of one kind in the present folder, `unchanged` all of them; the titles that fail, each with its file first. */
export async function failing(kind: Kind, mutants: readonly Mutant[], unchanged = false): Promise<string[]> {
  const tests = testsOf(mutants)
  if (kind === 'data') return runData(tests)
  const env = unchanged ? {} : { TEST_ROWS: JSON.stringify(rowsOf(mutants)) }
  return failuresOf(await output(['test/tools/run.mjs', 'components', ...tests], env))
}
