import type { Browser, Page } from 'playwright'
import { declinedConsent } from '../../harness/shop/consent.ts'
import { slowDown } from '../conditions.ts'
import { installUpgrade } from '../measure.ts'
import { tagsOf } from '../sides.ts'
import { installClock, noteTags, prepareVisit, readTimes, type Times } from './clock.ts'
import type { Loader } from './loaders.ts'
import { type Replay, startReplay } from './replay.ts'
import { PAGES, SHAPES, type Shape, type VisitedPage } from './shapes.ts'

/** Milliseconds. */
export type Spread = { median: number; p95: number }

export type Row = { page: string; shape: string; loader: string; visits: number; heading: Spread; ready: Spread }

/** Visits of each that do not count. */
const WARM_UP = 3

function spread(values: number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

/** The same order would favour one of them. */
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

type Contender = { loader: Loader; page: Page; times: Times[]; visits: number; close(): Promise<void> }

async function enter(
  browser: Browser,
  loader: Loader,
  { url }: Replay,
  path: string,
  { network }: Shape,
): Promise<Contender> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([declinedConsent(url)])
  const page = await context.newPage()
  await page.addInitScript(installUpgrade, tagsOf('.'))
  await page.addInitScript(installClock)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.evaluate(noteTags)
  if (network) await slowDown(page, { network })
  return { loader, page, times: [], visits: 0, close: () => context.close() }
}

/** One click by a real mouse, up to the frame after which nothing is missing. */
async function visitOnce(contender: Contender, path: string): Promise<void> {
  const { page, times } = contender
  contender.visits += 1
  const { x, y } = await page.evaluate(prepareVisit, [path, contender.visits] as [string, number])
  await page.mouse.click(x, y)
  await page.waitForFunction(readTimes)
  const measured = await page.evaluate(readTimes)
  if (measured && contender.visits > WARM_UP) times.push(measured)
}

async function compareOn(
  browser: Browser,
  replays: { loader: Loader; replay: Replay }[],
  { name, path }: VisitedPage,
  shape: Shape,
  visits: number,
): Promise<Row[]> {
  const contenders = await Promise.all(replays.map(({ loader, replay }) => enter(browser, loader, replay, path, shape)))
  for (let round = 0; round < WARM_UP + visits; round += 1) {
    for (const contender of shuffled(contenders)) await visitOnce(contender, path)
  }
  const rows = contenders.map(({ loader, times }) => ({
    page: name,
    shape: shape.name,
    loader: loader.name,
    visits: times.length,
    heading: spread(times.map(({ heading }) => heading)),
    ready: spread(times.map(({ ready }) => ready)),
  }))
  await Promise.all(contenders.map(({ close }) => close()))
  return rows
}

/** Every loader on every page in every shape: each click of one is followed by a click of another, in random order. */
export async function compare(
  browser: Browser,
  shop: string,
  all: Loader[],
  visits: number,
  wanted: (page: VisitedPage, shape: Shape) => boolean,
  keep: (rows: Row[]) => void,
): Promise<Row[]> {
  let shape = SHAPES[0] as Shape
  const replays = await Promise.all(
    all.map(async (loader) => ({ loader, replay: await startReplay(shop, loader, () => shape) })),
  )
  const rows: Row[] = []
  for (const page of PAGES) {
    for (shape of SHAPES) {
      if (!wanted(page, shape)) continue
      console.log(`${page.name}, ${shape.name} …`)
      rows.push(...(await compareOn(browser, replays, page, shape, visits)))
      keep(rows)
    }
  }
  await Promise.all(replays.map(({ replay }) => replay.stop()))
  return rows
}
