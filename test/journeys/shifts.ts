import type { Page } from '@playwright/test'

/** A layout shift: its score, whether the shopper had just acted, and the elements that moved. */
export type Shift = { value: number; hadRecentInput: boolean; moved: string }

/** Records the layout shifts of each page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const nodes = sources.map(
          ({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80) ?? node?.nodeName,
        )
        shifts.push({ value, hadRecentInput, moved: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

/** The sum of the layout shifts, including those that follow an action of the shopper. */
export const totalShift = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)

/** Delays code until the returned function is called: on a slow connection a shopper sees the upgrade of the tags. */
export async function holdCode(page: Page, code: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(code, (route) => released.then(() => route.continue()))
  return release
}

/**
 * Opens a page, and holds its code back until it is parsed and painted: a shopper with a slow connection sees the page
 * before its tags are upgraded. The returned function releases the code and waits until nothing is fetched any more.
 */
export async function openPainted(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdCode(page, /\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return async () => {
    release()
    await page.waitForLoadState('networkidle')
    await page.unrouteAll()
  }
}
