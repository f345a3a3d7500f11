import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../tools/chromium.ts'

/** One figure over several runs. `p95` is the value that 95 of 100 runs stay at or below. */
export type Figure = { name: string; unit: string; runs: number; median: number; p95: number; min: number; max: number }

/** The middle of the values, with the 95th percentile, the smallest and the largest. */
export function figure(name: string, unit: string, values: number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? 0
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
  const p95 = at(Math.ceil(sorted.length * 0.95) - 1)
  return { name, unit, runs: values.length, median, p95, min: at(0), max: at(sorted.length - 1) }
}

/** Starts the browser of the bench: the garbage collector in reach, precise clocks, nothing in the background. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info', '--disable-background-networking'],
  })

/** Milliseconds for one run; a page that hangs must not hang the bench. */
const LIMIT = 30_000

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`A run took longer than ${limit} ms.`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Runs `work` in a fresh context, so that nothing is cached. */
export async function cold<T>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(LIMIT)
    return await within(LIMIT, work(await context.newPage(), context))
  } finally {
    await context.close()
  }
}

/**
 * Milliseconds from the start of the navigation until every tag of the library on the page is upgraded, also those that
 * would wait for a touch or for being seen.
 */
export const timeToUpgraded = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const waiting = [...document.querySelectorAll(':not(:defined)')]
      if (document.readyState !== 'loading' && waiting.length === 0) return performance.now()
      for (const element of waiting) element.dispatchEvent(new FocusEvent('focusin'))
      await new Promise(requestAnimationFrame)
    }
  })

/** Bytes of the V8 heap after a collection. */
export const heapOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    ;(globalThis as unknown as { gc(): void }).gc()
    return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
  })

/** A table for people. */
export function printFigures(figures: Figure[]): void {
  const heads = ['median', 'p95', 'min', 'max'].map((head) => head.padStart(10)).join('')
  console.log(`${'figure'.padEnd(66)}${heads}  unit  runs`)
  for (const { name, median, p95, min, max, unit, runs } of figures) {
    const cells = [median, p95, min, max].map((value) => value.toFixed(unit === '' ? 4 : 1).padStart(10)).join('')
    console.log(`${name.padEnd(66)}${cells}  ${unit.padEnd(4)}  ${runs}`)
  }
}
