import { spawnSync } from 'node:child_process'
import { runnerImport } from 'vite'
import { printFailure } from '../runs/failures.ts'

export type Totals = { passed: number; failed: number }

const FORMATTER = [
  'Biome finds nothing in format and lint',
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
] as const
/** The command that corrects the formatter's findings. */
const MENDED =
  'Run `npx biome check --write .`: it mends the format, the order of imports and whatever is safe to change.'
const TYPES = ['TypeScript finds nothing', 'node_modules/typescript/bin/tsc', '-p', '.', '--noEmit'] as const

function program([title, file, ...parameters]: readonly [string, string, ...string[]]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...parameters], { encoding: 'utf8' })
  if (status === 0) console.log(`✓ ${title}`)
  else {
    printFailure(title)
    console.log(stdout + stderr)
    if (title === FORMATTER[0]) console.log(`    ${MENDED}`)
  }
  return status === 0
}

export async function runChecks(): Promise<Totals> {
  const outcomes = [program(FORMATTER), program(TYPES)]
  const { module } = await runnerImport<typeof import('../all-checks.ts')>('./test/tools/all-checks.ts', {
    configFile: false,
    logLevel: 'error',
  })
  for (const { title, find } of module.checks) {
    const found = await find()
    outcomes.push(found.length === 0)
    if (found.length === 0) console.log(`✓ ${title}`)
    else printFailure(title)
    for (const line of found) console.log(`    ${line}`)
  }
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}

export async function run(): Promise<number> {
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
