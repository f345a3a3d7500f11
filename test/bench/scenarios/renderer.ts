import { readdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { neverNegative, none } from '../limits.ts'
import { untilQuiet, watch } from '../long-tasks.ts'
import { cold, type Sample, sample } from '../measure.ts'
import type { Side } from '../sides.ts'
import { PRODUCT } from './pages.ts'

/** The chunk that holds React, or what replaces it. */
const CHUNK = /^(react|renderer|preact)-.+\.js$/

/** A page whose tags are far below the window; nobody touches them. */
const FAR = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Far</title><p>Top</p>
<div style="block-size: 5000px"></div>
<add-to-cart product-variant-id="1" name="A"><form method="post" action="/x">
<quantity-input name="Quantity" value="1"><input type="number" name="Quantity" value="1"></quantity-input>
<button>Add</button></form></add-to-cart>`

/** When the page asked for the chunk, and when it was first painted. */
async function requestOf(page: Page, chunk: string): Promise<{ asked: number | undefined; painted: number }> {
  await untilQuiet(page)
  return page.evaluate((name) => {
    const asked = performance.getEntriesByType('resource').find(({ name: address }) => address.endsWith(name))
    const [paint] = performance.getEntriesByName('first-paint')
    return { asked: asked?.startTime, painted: paint?.startTime ?? 0 }
  }, chunk)
}

/** React's code must not keep a page from being painted, and a page that needs none must not ask for it. */
export async function rendererFetch(browser: Browser, side: Side): Promise<Sample[]> {
  const chunk = readdirSync(`${side.library}/c`).find((file) => CHUNK.test(file))
  if (!chunk) throw new Error(`${side.library}/c has no chunk of the renderer. Name it in CHUNK.`)
  const product = await cold(browser, side, async (page) => {
    await page.addInitScript(watch)
    await page.goto(side.url + PRODUCT)
    return requestOf(page, chunk)
  })
  const far = await cold(browser, side, async (page) => {
    await page.addInitScript(watch)
    await page.route('**/bench.html', (route) => {
      const script = `<script type="module" src="${side.url}/vitrine/vitrine.js"></script>`
      return route.fulfill({ contentType: 'text/html', body: FAR + script })
    })
    await page.goto(`${side.url}/bench.html`)
    return requestOf(page, chunk)
  })
  const gap = product.asked === undefined ? [] : [product.asked - product.painted]
  return [
    sample('product page, first paint to the request for React', 'ms', gap, neverNegative),
    sample('page with nothing near or touched, requests for React', 'requests', far.asked === undefined ? 0 : 1, none),
  ]
}
