import type { Browser } from 'playwright'
import { belowEach } from '../limits.ts'
import { untilQuiet, watch, watchedBy } from '../long-tasks.ts'
import { cold, type Sample, sample } from '../measure.ts'
import type { Side } from '../sides.ts'
import { PRODUCT } from './pages.ts'

const SLOWDOWN = 4

/** Milliseconds; only the time beyond that counts. */
const FREE = 50

/** What the tasks after the first paint take beyond 50 ms each, until the page is at rest; nobody touches it. */
export function blockingTime(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page, context) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watch)
    await page.goto(side.url + PRODUCT)
    await untilQuiet(page)
    const { tasks, painted } = await watchedBy(page)
    // Of a task that the paint came into, what is left of it.
    const late = tasks.map(({ start, duration }) => Math.min(duration, start + duration - painted))
    const total = late.reduce((sum, duration) => sum + Math.max(0, duration - FREE), 0)
    const name = 'product page, processor slowed 4 times'
    return [
      sample(`${name}, blocking time after the first paint`, 'ms', total, belowEach(200, 100)),
      sample(`${name}, first contentful paint`, 'ms', painted),
    ]
  })
}
