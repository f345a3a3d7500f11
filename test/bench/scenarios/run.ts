import { mkdirSync, writeFileSync } from 'node:fs'
import { buildBoth, buildServer } from '../../tools/build.ts'
import { BASELINE } from '../baseline.ts'
import { catalogueQueries, queryLines } from '../catalogue/catalogue.ts'
import { type Machine, machineOf, openBrowser } from '../measure.ts'
import { brokenRows, type Row, rowsOf, table } from '../report.ts'
import { measureBeside } from '../rounds.ts'
import { brokenServing, serving, servingLines } from '../serving/serving.ts'
import { brokenFigures, shopping, shoppingLines } from '../shopping.ts'
import { closeSides, openSides } from '../sides.ts'
import { filterClicks } from './filters.ts'
import { longList } from './long-list.ts'
import { manyFields } from './many-fields.ts'
import { addToCart, coreStartUp, layoutShift, productPage } from './pages.ts'
import { rendererFetch } from './renderer.ts'
import { scrollCards } from './scroll.ts'
import { searchSuggestions } from './search.ts'
import { variationChange } from './variation.ts'

const RUNS = 9

const SIDES = ['today', 'react', 'lean'] as const

const SCENARIOS = [
  ...[coreStartUp, productPage, rendererFetch, manyFields, longList, scrollCards],
  ...[addToCart, filterClicks, variationChange, searchSuggestions, layoutShift],
]

const isWanted = (name: string, names: string[]) => names.length === 0 || names.includes(name)

/** The number of runs, and the names of scenarios: by default all of them. Throws for an unknown name. */
function readParameters(parameters: string[]): { runs: number; names: string[] } {
  const known = [...SCENARIOS, catalogueQueries, shopping, serving].map(({ name }) => name)
  const names = parameters.filter((word) => !/^\d+$/.test(word))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no scenario ${unknown.join(', ')}. Choose of ${known.join(', ')}.`)
  return { names, runs: Number(parameters.find((word) => !names.includes(word))) || RUNS }
}

/**
 * Measures the scenarios on all sides. `keep` is called with the present figures after each, as a long run may be
 * stopped.
 */
async function measureAll(runs: number, names: string[], keep: (rows: Row[], machine: Machine) => void) {
  const rows: Row[] = []
  const failures: string[] = []
  const scenarios = SCENARIOS.filter(({ name }) => isWanted(name, names))
  if (scenarios.length === 0) return { rows, failures }
  const sides = await openSides(...SIDES)
  const browser = await openBrowser()
  try {
    for (const scenario of scenarios) {
      console.log(`Measuring ${scenario.name} …`)
      const outcome = await measureBeside(scenario, browser, sides, runs)
      rows.push(...rowsOf(outcome.figures, 'today'))
      failures.push(...outcome.failures)
      keep(rows, machineOf(browser))
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
export async function runScenarios(parameters: string[]): Promise<number> {
  const { runs, names } = readParameters(parameters)
  await Promise.all([buildBoth(), buildServer()])
  let machine: Machine | undefined
  const write = (more: object) =>
    writeFileSync('.build/bench.json', JSON.stringify({ machine, baseline: BASELINE, runs, ...more }, null, 2))
  mkdirSync('.build', { recursive: true })
  const { rows, failures } = await measureAll(runs, names, (figures, where) => {
    machine = where
    write({ figures })
  })
  // The queries do not use the library. They have a server of their own, and need the whole machine.
  const queries = isWanted(catalogueQueries.name, names) ? await catalogueQueries() : []
  const shops = isWanted(shopping.name, names) ? await shopping() : []
  const served = isWanted(serving.name, names) ? await serving() : []
  write({ figures: rows, failures, queries, shopping: shops, serving: served })
  if (rows.length > 0) console.log(`\n${table(rows, SIDES)}`)
  if (queries.length > 0) console.log(`\n${queryLines(queries)}`)
  if (shops.length > 0) console.log(`\n${shoppingLines(shops)}`)
  if (served.length > 0) console.log(`\n${servingLines(served)}`)
  for (const failure of failures) console.log(`✗ ${failure}`)
  const broken = brokenRows(rows)
  for (const { name } of broken) console.log(`✗ ${name}`)
  return failures.length + broken.length + brokenFigures(shops).length + brokenServing(served).length > 0 ? 1 : 0
}
