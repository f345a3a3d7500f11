import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { catalogueQueries } from '../../bench/catalogue.ts'
import { filterClicks } from '../../bench/filters.ts'
import { longList } from '../../bench/long-list.ts'
import { type Figure, openBrowser, printFigures } from '../../bench/measure.ts'
import { addToCart, coreStartUp, layoutShift, manyTags, productPage } from '../../bench/pages.ts'
import { searchSuggestions } from '../../bench/search.ts'
import { variationChange } from '../../bench/variation.ts'
import { startShop } from '../../harness/shop-server.ts'
import { buildLibrary, buildServer } from '../build.ts'

const RUNS = 9

const inBrowser = [
  ...[coreStartUp, productPage, manyTags, addToCart],
  ...[filterClicks, variationChange, searchSuggestions, longList, layoutShift],
]

/** Measures what a name asks for; everything without one. */
async function measureAll(runs: number, wanted: string | undefined): Promise<{ figures: Figure[]; chromium: string }> {
  const figures: Figure[] = []
  const isWanted = ({ name }: { name: string }) => wanted === undefined || name === wanted
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    for (const measure of inBrowser.filter(isWanted)) {
      console.log(`Measuring ${measure.name} …`)
      figures.push(...(await measure(browser, shop.url, runs)))
    }
    return { figures, chromium: browser.version() }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** `npm run bench [-- runs [name]]`: the figures of the README, on this machine; a table, and .build/bench.json. */
export async function run([words, wanted]: string[]): Promise<void> {
  await Promise.all([buildLibrary(), buildServer()])
  const { figures, chromium } = await measureAll(Number(words) || RUNS, wanted)
  // The queries have a server of their own, and need the machine for themselves.
  if (wanted === undefined || wanted === catalogueQueries.name) figures.push(...(await catalogueQueries()))
  printFigures(figures)
  mkdirSync('.build', { recursive: true })
  const machine = { cores: cpus().length, model: cpus()[0]?.model, chromium }
  writeFileSync('.build/bench.json', JSON.stringify({ machine, figures }, null, 2))
}
