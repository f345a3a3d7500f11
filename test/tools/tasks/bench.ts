import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { BASELINE } from '../../bench/baseline.ts'
import { catalogueQueries, queryLines } from '../../bench/catalogue.ts'
import { openBrowser } from '../../bench/measure.ts'
import { brokenRows, type Row, rowsOf, table } from '../../bench/report.ts'
import { measureBeside } from '../../bench/rounds.ts'
import { blockingTime } from '../../bench/scenarios/blocking-time.ts'
import { filterClicks } from '../../bench/scenarios/filters.ts'
import { longList } from '../../bench/scenarios/long-list.ts'
import { manyFields } from '../../bench/scenarios/many-fields.ts'
import { addToCart, coreStartUp, layoutShift, productPage } from '../../bench/scenarios/pages.ts'
import { rendererFetch } from '../../bench/scenarios/renderer.ts'
import { scrollCards } from '../../bench/scenarios/scroll.ts'
import { searchSuggestions } from '../../bench/scenarios/search.ts'
import { variationChange } from '../../bench/scenarios/variation.ts'
import { brokenFigures, shopping, shoppingLines } from '../../bench/shopping.ts'
import { closeSides, openSides } from '../../bench/sides.ts'
import { buildBoth, buildServer } from '../build.ts'

const RUNS = 9

const SCENARIOS = [
  ...[coreStartUp, productPage, rendererFetch, blockingTime, manyFields, longList, scrollCards],
  ...[addToCart, filterClicks, variationChange, searchSuggestions, layoutShift],
]

const isWanted = (name: string, names: string[]) => names.length === 0 || names.includes(name)

/** The number of runs, and the names of scenarios: by default all of them. Throws for an unknown name. */
function readParameters(parameters: string[]): { runs: number; names: string[] } {
  const known = [...SCENARIOS, catalogueQueries, shopping].map(({ name }) => name)
  const names = parameters.filter((word) => !/^\d+$/.test(word))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no scenario ${unknown.join(', ')}. Choose of ${known.join(', ')}.`)
  return { names, runs: Number(parameters.find((word) => !names.includes(word))) || RUNS }
}

/**
 * Measures the scenarios on all sides. `keep` is called with the present figures after each, as a long run may be
 * stopped.
 */
async function measureAll(runs: number, names: string[], keep: (rows: Row[], chromium: string) => void) {
  const rows: Row[] = []
  const failures: string[] = []
  const scenarios = SCENARIOS.filter(({ name }) => isWanted(name, names))
  if (scenarios.length === 0) return { rows, failures }
  const sides = await openSides()
  const browser = await openBrowser()
  try {
    for (const scenario of scenarios) {
      console.log(`Measuring ${scenario.name} …`)
      const outcome = await measureBeside(scenario, browser, sides, runs)
      rows.push(...rowsOf(outcome.figures))
      failures.push(...outcome.failures)
      keep(rows, browser.version())
    }
  } finally {
    await browser.close()
    await closeSides(sides)
  }
  return { rows, failures }
}

/**
 * `npm run bench [-- runs [names]]`: the figures of the documentation, of the baseline, the build on React and the lean
 * one after the other; a table, and .build/bench.json. It fails if a limit is exceeded.
 */
export async function run(parameters: string[]): Promise<number> {
  const { runs, names } = readParameters(parameters)
  await Promise.all([buildBoth(), buildServer()])
  const report = { machine: { cores: cpus().length, model: cpus()[0]?.model, chromium: '' }, baseline: BASELINE, runs }
  const write = (more: object) => writeFileSync('.build/bench.json', JSON.stringify({ ...report, ...more }, null, 2))
  mkdirSync('.build', { recursive: true })
  const { rows, failures } = await measureAll(runs, names, (figures, chromium) => {
    report.machine.chromium = chromium
    write({ figures })
  })
  // The queries do not use the library. They have a server of their own, and need the whole machine.
  const queries = isWanted(catalogueQueries.name, names) ? await catalogueQueries() : []
  const shops = isWanted(shopping.name, names) ? await shopping() : []
  write({ figures: rows, failures, queries, shopping: shops })
  if (rows.length > 0) console.log(`\n${table(rows)}`)
  if (queries.length > 0) console.log(`\n${queryLines(queries)}`)
  if (shops.length > 0) console.log(`\n${shoppingLines(shops)}`)
  for (const failure of failures) console.log(`✗ ${failure}`)
  const broken = brokenRows(rows)
  for (const { name } of broken) console.log(`✗ ${name}`)
  return failures.length + broken.length + brokenFigures(shops).length > 0 ? 1 : 0
}
