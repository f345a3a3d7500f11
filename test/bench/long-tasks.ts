import type { Page } from 'playwright'

/** Milliseconds. The browser reports tasks from 50 ms on. */
export type Task = { start: number; duration: number }

type Watched = { tasks: Task[]; latencies: number[] }

/** Runs before the page's own scripts: notes the long tasks and each slow key. */
export function watch(): void {
  const watched: Watched = { tasks: [], latencies: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) watched.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') watched.latencies.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** What the page has noted, once its last long task has been reported; `parsed` and `painted` are times of the page. */
export const watchedBy = (page: Page): Promise<Watched & { parsed: number; painted: number }> =>
  page.evaluate(async () => {
    // Reported after the frame in which it ended.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      ...(globalThis as unknown as { watched: Watched }).watched,
      parsed: navigation?.domContentLoadedEventEnd ?? 0,
      painted: paint?.startTime ?? 0,
    }
  })

/** The duration of the longest task; 0 when none takes 50 ms. */
export const longest = (tasks: Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration))

/** Milliseconds; only the time of a task beyond that blocks a shopper. */
const FREE = 50

/** What the tasks after the first paint take beyond 50 ms each. Of a task that the paint is in, its end counts. */
export function blockingTime(tasks: Task[], painted: number): number {
  const late = tasks.map(({ start, duration }) => Math.min(duration, start + duration - painted))
  return late.reduce((sum, duration) => sum + Math.max(0, duration - FREE), 0)
}

/** Milliseconds without a long task or a request until a page is at rest: as long as the loader waits for idleness. */
const QUIET = 2_000

/** Waits until the page is at rest. Needs `watch`. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((quiet) => {
    const { tasks } = (globalThis as unknown as { watched: Watched }).watched
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const ends = [
      ...tasks.map(({ start, duration }) => start + duration),
      ...requests.map(({ responseEnd }) => responseEnd),
    ]
    return performance.now() - Math.max(0, ...ends) > quiet
  }, QUIET)
}
