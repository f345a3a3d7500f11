import { mkdirSync, writeFileSync } from 'node:fs'
import { startShop } from '../../harness/shop/shop-server.ts'
import { buildLibrary, buildServer } from '../../tools/build.ts'
import { machineOf, openBrowser } from '../measure.ts'
import { compare, type Row } from './compare.ts'
import { loaders } from './loaders.ts'
import { table } from './report.ts'
import type { Shape, VisitedPage } from './shapes.ts'

/** Visits of each loader on each page in each shape that a published table needs. */
const VISITS = 40

/**
 * `npm run bench:visits [-- visits [parameters]]`: page loads by full reload, `<page-loader>`, Turbo and swup on the
 * demo shop; a table, and .build/bench-visits.json. Parameters such as `200` or `=D` choose pages by name and shapes by
 * letter.
 */
export async function runVisits([count, ...parameters]: string[]): Promise<void> {
  const visits = Number(count) || VISITS
  await Promise.all([buildLibrary(), buildServer()])
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    const all = await loaders()
    const shapes = parameters.filter((word) => word.startsWith('=')).map((word) => word.slice(1))
    const pages = parameters.filter((word) => !word.startsWith('='))
    const machine = machineOf(browser)
    const sizes = Object.fromEntries(all.map(({ name, size }) => [name, size]))
    mkdirSync('.build', { recursive: true })
    // After each step: a long run that is stopped has its figures up to then.
    const keep = (rows: Row[]) =>
      writeFileSync('.build/bench-visits.json', JSON.stringify({ machine, visits, sizes, rows }, null, 2))
    const isWanted = (page: VisitedPage, shape: Shape) => {
      const isPage = pages.length === 0 || pages.some((word) => page.name.includes(word))
      return isPage && (shapes.length === 0 || shapes.includes(shape.name))
    }
    const rows = await compare(browser, shop.url, all, visits, isWanted, keep)
    console.log(`\n${table(rows, all)}`)
  } finally {
    await browser.close()
    await shop.stop()
  }
}
