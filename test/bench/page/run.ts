import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { MAIN_PAGES } from '../../harness/shop/main-pages.ts'
import { buildBoth, buildServer } from '../../tools/build.ts'
import { machineOf, openBrowser, type Scenario } from '../measure.ts'
import { brokenRows, type Row, rowsOf, table } from '../report.ts'
import { measureBeside } from '../rounds.ts'
import { closeSides, openSides, type Side } from '../sides.ts'
import { pageLoad } from './load.ts'
import { firstPress } from './press.ts'
import { type Group, guidePart, type Report, SIDES } from './report.ts'
import { visit } from './visit.ts'

/** Rounds that published figures need. */
const ROUNDS = 5

/** The part of the guide with the benchmarks that this bench writes; `npm run docs` puts it in. */
const GUIDE_PART = 'test/bench/page/figures.md'

/** What is measured under one heading: on all sides, or where the library is there to be pressed. */
type Part = { name: string; onAll: Scenario[]; onBuilds: Scenario[] }

const PARTS: readonly Part[] = [
  ...MAIN_PAGES.map((page) => ({ name: page.name, onAll: [pageLoad(page)], onBuilds: [firstPress(page)] })),
  { name: 'visit', onAll: [], onBuilds: [visit] },
]

/** The number of rounds, and the parts that are named: by default all. Throws for an unknown name. */
function readParameters(parameters: string[]): { rounds: number; parts: readonly Part[] } {
  const names = parameters.filter((word) => !/^\d+$/.test(word))
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name))
  const known = PARTS.map(({ name }) => name).join(', ')
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. Choose of ${known}.`)
  const parts = names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name))
  return { parts, rounds: Number(parameters.find((word) => !names.includes(word))) || ROUNDS }
}

async function measurePart(
  { name, onAll, onBuilds }: Part,
  browser: Browser,
  sides: Side[],
  rounds: number,
): Promise<{ rows: Row[]; failures: string[] }> {
  const builds = sides.filter((side) => side.name !== 'blocked')
  const outcomes = [
    ...onAll.map((scenario) => ({ scenario, on: sides })),
    ...onBuilds.map((scenario) => ({ scenario, on: builds })),
  ]
  const rows: Row[] = []
  const failures: string[] = []
  for (const { scenario, on } of outcomes) {
    const outcome = await measureBeside(scenario, browser, on, rounds, name)
    rows.push(...rowsOf(outcome.figures, 'blocked'))
    failures.push(...outcome.failures)
  }
  return { rows, failures }
}

/**
 * `npm run bench:page [-- rounds [parts]]`: the pages of the demo on React, lean and without the library's code, on a
 * slow phone; tables, .build/bench-page.json and, if nothing is left out, the part of the guide. It fails if a limit is
 * exceeded.
 */
export async function runPages(parameters: string[]): Promise<number> {
  const { rounds, parts } = readParameters(parameters)
  await Promise.all([buildBoth(), buildServer()])
  const sides = await openSides(...SIDES)
  const browser = await openBrowser()
  const groups: Group[] = []
  const failures: string[] = []
  const measured = new Date().toISOString().slice(0, 10)
  const report: Report = { measured, rounds, machine: machineOf(browser), groups, failures }
  mkdirSync('.build', { recursive: true })
  try {
    for (const part of parts) {
      console.log(`Measuring ${part.name} …`)
      const outcome = await measurePart(part, browser, sides, rounds)
      groups.push({ name: part.name, rows: outcome.rows })
      failures.push(...outcome.failures)
      console.log(`\n${table(outcome.rows, SIDES)}\n`)
      // After each: a long run that is stopped has its figures up to then.
      writeFileSync('.build/bench-page.json', JSON.stringify(report, null, 2))
    }
  } finally {
    await browser.close()
    await closeSides(sides)
  }
  const isWhole = parts.length === PARTS.length && failures.length === 0
  if (isWhole) {
    writeFileSync(GUIDE_PART, `${guidePart(report, ROUNDS)}\n`)
    console.log(`${GUIDE_PART} is written: npm run docs puts it into the documentation.`)
  }
  for (const failure of failures) console.log(`✗ ${failure}`)
  const broken = groups.flatMap(({ name, rows }) => brokenRows(rows).map((row) => `${name}: ${row.name}`))
  for (const figure of broken) console.log(`✗ ${figure}`)
  return failures.length + broken.length > 0 ? 1 : 0
}
