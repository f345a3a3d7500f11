import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Figure, openBrowser, printFigures } from '../../bench/measure.ts'
import { addToCart, coreStartUp, layoutShift, manyTags, productPage } from '../../bench/pages.ts'
import { startShop } from '../../harness/shop-server.ts'
import { buildLibrary, buildServer } from '../build.ts'

const RUNS = 9

/** `npm run bench [-- runs]`: the figures of the README, on this machine; a table, and .build/bench.json. */
export async function run([words]: string[]): Promise<void> {
  const runs = Number(words) || RUNS
  await Promise.all([buildLibrary(), buildServer()])
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const measure of [coreStartUp, productPage, manyTags, addToCart, layoutShift]) {
      console.log(`Measuring ${measure.name} …`)
      figures.push(...(await measure(browser, shop.url, runs)))
    }
    printFigures(figures)
    mkdirSync('.build', { recursive: true })
    const machine = { cores: cpus().length, model: cpus()[0]?.model, chromium: browser.version() }
    writeFileSync('.build/bench.json', JSON.stringify({ machine, figures }, null, 2))
  } finally {
    await browser.close()
    await shop.stop()
  }
}
