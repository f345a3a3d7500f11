import type { Browser } from 'playwright'
import { below } from '../limits.ts'
import { longest, untilQuiet, watch, watchedBy } from '../long-tasks.ts'
import { cold, heapOf, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

const MANY = 500

/** Pixels a row: of the 800 of the window, 20 rows are in view. */
const ROW = 40

const quantity = `<quantity-input name="Quantity" value="1">
<input type="number" name="Quantity" value="1" aria-label="Quantity"></quantity-input>`
const add = `<add-to-cart product-variant-id="1" name="A"><form method="post" action="/x">
<input type="hidden" name="ProductVariantId" value="1"><button>Add</button></form></add-to-cart>`

/** A row keeps its height, whatever a tag renders. */
const style = `<style>body{margin:0}li{display:flex;block-size:${ROW}px;overflow:hidden}ul{margin:0;padding:0}</style>`

/**
 * 500 rows with a quantity and a button to add, of which 20 are in view: the time until those are upgraded, and the
 * weight of all.
 */
export function manyFields(browser: Browser, side: Side): Promise<Sample[]> {
  const rows = `<ul>${`<li>${quantity}${add}</li>`.repeat(MANY)}</ul>`
  const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Rows</title>${style}<body>${rows}`
  return cold(browser, side, async (page) => {
    await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.addInitScript(watch)
    await page.goto(`${side.url}/bench.html`)
    const before = await heapOf(page)
    // In a script element, as in a theme.
    const begun = await page.evaluate((source) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }))
      return performance.now()
    }, `${side.url}/vitrine/vitrine.js`)
    const upgraded = (await timeToUpgraded(page)) - begun
    await untilQuiet(page)
    const { tasks } = await watchedBy(page)
    const name = `${MANY} \`<quantity-input>\` and ${MANY} \`<add-to-cart>\``
    return [
      sample(`${name}, start of the script to the 20 rows in view upgraded`, 'ms', upgraded),
      sample(`${name}, longest task`, 'ms', longest(tasks.filter(({ start }) => start > begun)), below(50)),
      sample(`${name}, heap with the code`, 'MB', ((await heapOf(page)) - before) / 1_000_000),
    ]
  })
}
