import type { Browser, CDPSession, Page } from 'playwright'
import { restylesDuring } from '../../harness/browsers/restyles.ts'
import { declinedConsent } from '../../harness/shop/consent.ts'
import type { MainPage } from '../../harness/shop/main-pages.ts'
import { totalShift, watchShifts } from '../../journeys/shifts.ts'
import { PHONE, slowDown } from '../conditions.ts'
import { asWithoutCode, atMostEach } from '../limits.ts'
import { blockingTime, untilQuiet, watch, watchedBy } from '../long-tasks.ts'
import { cold, heapOf, type Sample, type Scenario, sample } from '../measure.ts'
import type { Side } from '../sides.ts'

/** Runs `work` on a phone whose visitor is ready for the page, which is not open yet. */
export const onPhone = <T>(
  browser: Browser,
  side: Side,
  prepare: MainPage['prepare'],
  work: (page: Page) => Promise<T>,
  limit?: number,
): Promise<T> =>
  cold(
    browser,
    side,
    async (page, context) => {
      await context.addCookies([declinedConsent(side.url)])
      await prepare?.(context.request, side.url)
      await slowDown(page, PHONE)
      return work(page)
    },
    limit,
  )

/** Runs before the page's own scripts: notes the largest paint so far. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) =>
    Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)?.startTime }),
  ).observe({ type: 'largest-contentful-paint', buffered: true })
}

const largestPaintOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { largestPaint: number }).largestPaint)

async function listenersOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

/** A page from the navigation to its rest, which nobody touches. */
export const pageLoad =
  ({ path, prepare }: MainPage): Scenario =>
  (browser: Browser, side: Side): Promise<Sample[]> =>
    onPhone(browser, side, prepare, async (page) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable')
      await page.addInitScript(watch)
      await page.addInitScript(watchLargestPaint)
      await watchShifts(page)
      const restyles = await restylesDuring(page, async () => {
        await page.goto(side.url + path)
        await untilQuiet(page)
      })
      const { tasks, painted } = await watchedBy(page)
      return [
        sample('first contentful paint', 'ms', painted),
        sample('largest contentful paint', 'ms', await largestPaintOf(page), asWithoutCode),
        sample('layout shift', '', await totalShift(page)),
        sample('blocking time', 'ms', blockingTime(tasks, painted), atMostEach(200, 100)),
        sample('long tasks', 'tasks', tasks.length),
        sample(
          'elements restyled',
          'elements',
          restyles.reduce((sum, elements) => sum + elements, 0),
        ),
        sample('listeners', 'listeners', await listenersOf(devtools)),
        sample('heap', 'MB', (await heapOf(page)) / 1_000_000),
      ]
    })
