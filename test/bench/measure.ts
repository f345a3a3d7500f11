import { cpus } from 'node:os'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../tools/programs/chromium.ts'
import type { Limit } from './limits.ts'
import type { Side, Tags } from './sides.ts'

/** What one run of a scenario has seen of a figure: mostly one value, of clicks and keys more than one. */
export type Sample = { figure: string; unit: string; values: number[]; limits: Limit[] }

/** A scenario runs once on one side. It must leave nothing behind for the next run. */
export type Scenario = (browser: Browser, side: Side) => Promise<Sample[]>

export const sample = (figure: string, unit: string, values: number | number[], limits: Limit[] = []): Sample => ({
  ...{ figure, unit, limits },
  values: [values].flat(),
})

/** The summary of many values. `p95` is the value that 95 of 100 stay at or below, `p98` that of 98. */
export type Spread = { count: number; median: number; p95: number; p98: number; min: number; max: number }

export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
  const share = (part: number) => at(Math.ceil(sorted.length * part) - 1)
  return { count: values.length, median, p95: share(0.95), p98: share(0.98), min: at(0), max: at(sorted.length - 1) }
}

/** Starts the browser of the bench: the garbage collector in reach, precise clocks, nothing in the background. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info', '--disable-background-networking'],
  })

/** Where figures were measured. */
export const machineOf = (browser: Browser) => ({
  cores: cpus().length,
  model: cpus()[0]?.model,
  node: process.version,
  chromium: browser.version(),
})

export type Machine = ReturnType<typeof machineOf>

/** Milliseconds for one run; a page that hangs must not hang the bench. */
const LIMIT = 30_000

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`A run took longer than ${limit} ms.`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Refuses the library's scripts. Requests are not intercepted, which would slow each of them. */
async function refuseCode(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/vitrine/*.js'] })
}

/** Runs `work` in a fresh context, so that nothing is cached. It may take `limit` milliseconds. */
export async function cold<T>(
  browser: Browser,
  { name, tags }: Side,
  work: (page: Page, context: BrowserContext) => Promise<T>,
  limit = LIMIT,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(LIMIT)
    await context.addInitScript(installUpgrade, tags)
    const page = await context.newPage()
    if (name === 'blocked') await refuseCode(page, context)
    return await within(limit, work(page, context))
  } finally {
    await context.close()
  }
}

export type Upgrade = {
  isUpgraded(element: Element): boolean
  haveViewsUpgraded(): Promise<boolean>
  untilUpgraded(root: string): Promise<number>
}

/**
 * Runs before the page's own scripts. The one place that knows when an element is upgraded, on each side: a tag written
 * by hand when it is defined; a view when the kit has marked its element with `data-hydrated`, which it does once the
 * view has committed.
 */
export function installUpgrade(tags: Tags): void {
  const frame = () => new Promise(requestAnimationFrame)

  const isUpgraded = (element: Element) =>
    element.matches(':defined') && (!tags[element.localName]?.isView || element.hasAttribute('data-hydrated'))

  /**
   * By the browser's own observer: to ask each element for its box would lay out what the page has put off. One with
   * `display: contents` has no box, so that its first child counts too.
   */
  const inView = (elements: Element[]) =>
    new Promise<Element[]>((done) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
        done(elements.filter((element) => [element, element.firstElementChild].some((one) => one && seen.has(one))))
      })
      for (const element of elements) {
        for (const one of [element, element.firstElementChild]) if (one) observer.observe(one)
      }
      if (elements.length === 0) done([])
    })

  /** An element that waits for a touch or for an idle browser is not waited for: it is touched. */
  const touch = (element: Element) => {
    const load = element.getAttribute('load') ?? tags[element.localName]?.load ?? ''
    if (['interaction', 'idle'].includes(load)) element.dispatchEvent(new FocusEvent('focusin'))
  }

  const views = Object.keys(tags).filter((tag) => tags[tag]?.isView)
  const haveViewsUpgraded = async () => {
    const waiting = [...document.querySelectorAll(views.join() || 'none')].filter((element) => !isUpgraded(element))
    return (await inView(waiting)).length === 0
  }

  const untilUpgraded = async (root: string) => {
    // No frame comes before the style sheets, without which nothing has its place.
    do await frame()
    while (document.readyState === 'loading')
    const all = document.querySelectorAll(
      Object.keys(tags)
        .map((tag) => `${root} ${tag}`)
        .join(),
    )
    let waiting = await inView([...all])
    for (;;) {
      waiting = waiting.filter((element) => element.isConnected && !isUpgraded(element))
      if (waiting.length === 0) return performance.now()
      waiting.forEach(touch)
      await frame()
    }
  }

  const upgrade: Upgrade = { isUpgraded, haveViewsUpgraded, untilUpgraded }
  Object.assign(globalThis, { upgrade })
}

/**
 * Milliseconds from the start of the navigation until every tag of the library that is in view is upgraded, those too
 * that wait for a touch. `root` narrows it to a part of the page.
 */
export const timeToUpgraded = (page: Page, root = 'html'): Promise<number> =>
  page.evaluate((part) => (globalThis as unknown as { upgrade: Upgrade }).upgrade.untilUpgraded(part), root)

/** Bytes of the V8 heap after a collection. */
export const heapOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    ;(globalThis as unknown as { gc(): void }).gc()
    return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
  })
