import { postgresPrograms } from '../../harness/shop/postgres.ts'
import { type Spread, spreadOf } from '../measure.ts'
import { type Engine, type MeasuredShop, startMeasured } from './measured-shop.ts'

/** A figure of the server. Its `value` must keep to the limit. */
export type ServingFigure = {
  engine: Engine
  name: string
  unit: 'ms' | 'MB' | 'errors'
  value: number
  spread?: Spread
  limit: number
}

/** The pages with the most milliseconds of processor time that each may need. */
const pages = {
  home: { path: '/fr/', limit: 20 },
  list: { path: '/fr/catalog', limit: 20 },
  category: { path: '/fr/catalog/category/1/x', limit: 20 },
  product: { path: '/fr/catalog/product/1/x', limit: 15 },
  text: { path: '/fr/pages/terms', limit: 5 },
  basket: { path: '/fr/shoppingcarts', limit: 5 },
}

const ROUNDS = 7
const REQUESTS = 50
const WARM_UP = 40

const RATE = 200
const SECONDS = 60
const SLOWEST_MS = 250

const PAGES_READ = 5_000
const AT_ONCE = 8
const MEMORY: Record<Engine, number> = { PGlite: 450, PostgreSQL: 220 }

/** The nth page of a mixed visit: of ten pages two homes, three lists, three products of many, a text, the basket. */
function mixed(nth: number): string {
  const place = nth % 10
  if (place < 2) return pages.home.path
  if (place < 4) return pages.list.path
  if (place === 4) return `/fr/catalog/category/${1 + (nth % 20)}/x`
  if (place < 8) return `/fr/catalog/product/${1 + ((nth * 7919) % 2000)}/x`
  return place === 8 ? pages.text.path : pages.basket.path
}

async function processorTime(shop: MeasuredShop, engine: Engine): Promise<ServingFigure[]> {
  const figures: ServingFigure[] = []
  for (let nth = 0; nth < WARM_UP; nth += 1) for (const { path } of Object.values(pages)) await shop.open(path)
  for (const [name, { path, limit }] of Object.entries(pages)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await shop.usage()
      for (let nth = 0; nth < REQUESTS; nth += 1) await shop.open(path)
      times.push(((await shop.usage()).cpuMs - before.cpuMs) / REQUESTS)
    }
    const spread = spreadOf(times)
    figures.push({ engine, name: `${name}, processor time`, unit: 'ms', spread, value: spread.median, limit })
  }
  return figures
}

/** Each page is requested at its time, whether the ones before are answered or not. */
async function visit(shop: MeasuredShop, engine: Engine): Promise<ServingFigure[]> {
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: RATE * SECONDS }, async (_, nth) => {
      const due = begun + (nth * 1000) / RATE
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const status = await shop.open(mixed(nth))
      return { isRight: status === 200, ms: performance.now() - due }
    }),
  )
  const spread = spreadOf(answers.map(({ ms }) => ms))
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const slowest = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  const wrong = answers.filter(({ isRight }) => !isRight).length
  const name = `mixed visit, ${RATE} pages a second for ${SECONDS} s`
  return [
    { engine, name: `${name}, p99`, unit: 'ms', spread, value: slowest, limit: SLOWEST_MS },
    { engine, name: `${name}, errors`, unit: 'errors', value: wrong, limit: 0 },
  ]
}

/** The memory of the process at the start and after many pages. */
async function memory(engine: Engine): Promise<ServingFigure[]> {
  const shop = await startMeasured(engine)
  const start = (await shop.usage()).rssMb
  for (let nth = 0; nth < PAGES_READ; nth += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => shop.open(mixed(nth + offset))))
  }
  const end = (await shop.usage()).rssMb
  await shop.stop()
  const limit = MEMORY[engine]
  return [
    { engine, name: 'memory after the start', unit: 'MB', value: start, limit },
    { engine, name: `memory after ${PAGES_READ} pages`, unit: 'MB', value: end, limit },
  ]
}

/** Processor time, answers under load, and memory of the shop's server on PGlite, and on PostgreSQL if installed. */
export async function serving(): Promise<ServingFigure[]> {
  const engines: Engine[] = postgresPrograms() === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL']
  const figures: ServingFigure[] = []
  for (const engine of engines) {
    const shop = await startMeasured(engine)
    figures.push(...(await processorTime(shop, engine)))
    // The limit is one for PostgreSQL: PGlite computes in the process of the pages.
    if (engine === 'PostgreSQL') figures.push(...(await visit(shop, engine)))
    await shop.stop()
    figures.push(...(await memory(engine)))
  }
  return figures
}

const isKept = ({ value, limit }: ServingFigure) => value <= limit

export const brokenServing = (figures: ServingFigure[]): ServingFigure[] => figures.filter((one) => !isKept(one))

/** Returns a line for each figure: its value, its limit, and the least and the most of its rounds. */
export const servingLines = (figures: ServingFigure[]): string =>
  figures
    .map((figure) => {
      const { engine, name, value, limit, unit, spread } = figure
      const more = spread
        ? ` (${spread.min.toFixed(1)} to ${spread.max.toFixed(1)}, median ${spread.median.toFixed(1)})`
        : ''
      return `${isKept(figure) ? '✓' : '✗'} ${engine.padEnd(10)} ${name.padEnd(50)} ${value.toFixed(1)} of ${limit} ${unit}${more}`
    })
    .join('\n')
