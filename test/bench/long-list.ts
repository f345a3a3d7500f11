import type { Browser, Page } from 'playwright'
import { cold, type Figure, figure, heapOf } from './measure.ts'

/** 200 products, each with a quantity, a way to add, a quick view and a wishlist link. */
const LIST = '/fr/catalog?display=table&pageSize=200'

/** The same as cards, which have no quantity. */
const CARDS = '/fr/catalog?pageSize=200'

type Watched = { longest: number; latencies: number[] }

/** Runs before the page's own scripts: notes the longest task (the browser tells from 50 ms on) and each slow key. */
function watch(): void {
  const page = globalThis as unknown as { watched: Watched }
  const watched: Watched = { longest: 0, latencies: [] }
  page.watched = watched
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') watched.latencies.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Waits until all tags are upgraded, and wakes those that wait for a touch. Answers the time since the navigation. */
const untilUpgraded = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isDone = () => document.readyState !== 'loading' && !document.querySelector('main :not(:defined)')
    while (!isDone()) {
      for (const tag of new Set([...document.querySelectorAll('main :not(:defined)')].map((node) => node.localName)))
        document.querySelector(tag)?.dispatchEvent(new FocusEvent('focusin'))
      await new Promise(requestAnimationFrame)
    }
    return performance.now()
  })

/** A page of 200 products: how soon it stands, what it weighs, and whether it ever keeps a shopper waiting. */
export async function longList(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of [
    ['200 rows with quantity', LIST],
    ['200 cards', CARDS],
  ] as const) {
    const found = { upgraded: [] as number[], heap: [] as number[], longest: [] as number[], latency: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      await cold(browser, async (page) => {
        await page.addInitScript(watch)
        await page.goto(url + path, { waitUntil: 'commit' })
        await page.waitForSelector('product-list [data-variant-id]')
        const pressing = press(page)
        found.upgraded.push(await untilUpgraded(page))
        await pressing.stop()
        const { longest, latencies } = await page.evaluate(
          () => (globalThis as unknown as { watched: Watched }).watched,
        )
        found.longest.push(longest)
        found.latency.push(Math.max(0, ...latencies))
        found.heap.push((await heapOf(page)) / 1_000_000)
      })
    }
    figures.push(
      figure(`${name}, navigation to all upgraded, cold`, 'ms', found.upgraded),
      figure(`${name}, longest task (0: none over 50 ms)`, 'ms', found.longest),
      figure(`${name}, slowest key press meanwhile`, 'ms', found.latency),
      figure(`${name}, heap`, 'MB', found.heap),
    )
  }
  return figures
}

/** A key that does nothing, again and again, until it is told to stop. */
function press(page: Page): { stop(): Promise<void> } {
  let isOver = false
  const pressing = (async () => {
    while (!isOver) await page.keyboard.press('Shift')
  })()
  return {
    stop() {
      isOver = true
      return pressing
    },
  }
}
