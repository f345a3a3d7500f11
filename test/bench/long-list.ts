import type { Browser, Page } from 'playwright'
import { cold, type Figure, figure, heapOf } from './measure.ts'

/** 200 products, each with a quantity, a way to add, a quick view and a wishlist link. */
const LIST = '/fr/catalog?display=table&pageSize=200'

/** The same as cards, which have no quantity. */
const CARDS = '/fr/catalog?pageSize=200'

type Watched = { tasks: { start: number; duration: number }[]; latencies: number[] }

/** Runs before the page's own scripts: notes the long tasks (the browser tells from 50 ms on) and each slow key. */
function watch(): void {
  const page = globalThis as unknown as { watched: Watched }
  const watched: Watched = { tasks: [], latencies: [] }
  page.watched = watched
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) watched.tasks.push({ start, duration })
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

/** What the page has noted, once its last long task has been told. */
const noted = (page: Page) =>
  page.evaluate(async () => {
    // Told after the frame in which it ended.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const { tasks, latencies } = (globalThis as unknown as { watched: Watched }).watched
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const parsed = navigation?.domContentLoadedEventEnd ?? 0
    const longest = (some: Watched['tasks']) => Math.max(0, ...some.map(({ duration }) => duration))
    return {
      longest: longest(tasks),
      after: longest(tasks.filter(({ start }) => start > parsed)),
      latency: Math.max(0, ...latencies),
    }
  })

/** The page as the browser alone shows it: what Chromium does for so many forms is in each figure. */
async function longestAlone(browser: Browser, address: string): Promise<number> {
  return await cold(browser, async (page) => {
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      (route) => route.abort(),
    )
    await page.addInitScript(watch)
    await page.goto(address)
    return (await noted(page)).longest
  })
}

/** A page of 200 products: how soon it stands, what it weighs, and whether it ever keeps a shopper waiting. */
export async function longList(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of [
    ['200 rows with quantity', LIST],
    ['200 cards', CARDS],
  ] as const) {
    const upgraded: number[] = []
    const heap: number[] = []
    const alone: number[] = []
    const seen: Awaited<ReturnType<typeof noted>>[] = []
    for (let run = 0; run < runs; run += 1) {
      alone.push(await longestAlone(browser, url + path))
      await cold(browser, async (page) => {
        await page.addInitScript(watch)
        await page.goto(url + path, { waitUntil: 'commit' })
        await page.waitForSelector('product-list [data-variant-id]')
        const pressing = press(page)
        upgraded.push(await untilUpgraded(page))
        await pressing.stop()
        seen.push(await noted(page))
        heap.push((await heapOf(page)) / 1_000_000)
      })
    }
    figures.push(
      figure(`${name}, navigation to all upgraded, cold`, 'ms', upgraded),
      figure(
        `${name}, longest task (0: none over 50 ms)`,
        'ms',
        seen.map(({ longest }) => longest),
      ),
      figure(
        `${name}, longest task once parsed, while upgrading`,
        'ms',
        seen.map(({ after }) => after),
      ),
      figure(`${name}, longest task of the page without the library`, 'ms', alone),
      figure(
        `${name}, slowest key press meanwhile`,
        'ms',
        seen.map(({ latency }) => latency),
      ),
      figure(`${name}, heap`, 'MB', heap),
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
