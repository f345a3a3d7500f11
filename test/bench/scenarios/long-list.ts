import type { Browser, Page } from 'playwright'
import { below, better, type Limit } from '../limits.ts'
import { longest, watch, watchedBy } from '../long-tasks.ts'
import { cold, heapOf, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

/** Each product has a quantity, a way to add, a quick view and a wishlist link. */
const LIST = '/fr/catalog?display=table&pageSize=200'

/** The same products as cards, which have no quantity. */
const CARDS = '/fr/catalog?pageSize=200'

/** The page as the browser alone shows it: what Chromium does for so many forms is in each figure. */
function longestAlone(browser: Browser, side: Side, path: string): Promise<number> {
  return cold(browser, side, async (page) => {
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      (route) => route.abort(),
    )
    await page.addInitScript(watch)
    await page.goto(side.url + path)
    return longest((await watchedBy(page)).tasks)
  })
}

const timeUntouched = (browser: Browser, side: Side, path: string): Promise<number> =>
  cold(browser, side, async (page) => {
    await page.goto(side.url + path, { waitUntil: 'commit' })
    await page.waitForSelector('product-list [data-variant-id]')
    return timeToUpgraded(page, 'main')
  })

/** How soon the page is there, what it weighs, and whether it ever keeps waiting who presses a key again and again. */
async function measureList(
  browser: Browser,
  side: Side,
  [name, path]: [string, string],
  limits: Limit[],
): Promise<Sample[]> {
  const alone = await longestAlone(browser, side, path)
  const untouched = await timeUntouched(browser, side, path)
  return cold(browser, side, async (page) => {
    await page.addInitScript(watch)
    await page.goto(side.url + path, { waitUntil: 'commit' })
    await page.waitForSelector('product-list [data-variant-id]')
    const pressing = press(page)
    const upgraded = await timeToUpgraded(page, 'main')
    await pressing.stop()
    const { tasks, latencies, parsed } = await watchedBy(page)
    const after = tasks.filter(({ start }) => start > parsed)
    return [
      sample(`${name}, navigation to all in view upgraded, cold`, 'ms', untouched, limits),
      sample(`${name}, the same while keys are pressed without a pause`, 'ms', upgraded),
      sample(`${name}, heap`, 'MB', (await heapOf(page)) / 1_000_000, limits),
      sample(`${name}, longest task while upgrading`, 'ms', longest(after), below(50)),
      sample(`${name}, longest task of the page as a whole`, 'ms', longest(tasks)),
      sample(`${name}, longest task without the library`, 'ms', alone),
      sample(`${name}, slowest key press meanwhile`, 'ms', Math.max(0, ...latencies)),
    ]
  })
}

export async function longList(browser: Browser, side: Side): Promise<Sample[]> {
  const cards = await measureList(browser, side, ['200 cards', CARDS], better)
  return [...cards, ...(await measureList(browser, side, ['200 rows with a quantity', LIST], []))]
}

/** A key that does nothing, again and again, until it has to stop. */
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
