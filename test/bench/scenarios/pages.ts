import type { Browser, Page } from 'playwright'
import { totalShift, watchShifts } from '../../journeys/shifts.ts'
import { atMostTenthMore, leanBetter, none } from '../limits.ts'
import { cold, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

/** A product of the seed with two colours and three sizes, all in stock. */
export const PRODUCT = '/fr/catalog/product/1/x'

/** Milliseconds that one page script takes. It is text, as the bench's own loader would rewrite its `import()`. */
const timeOf = (page: Page, script: string): Promise<number> =>
  page.evaluate(`(async () => { const begun = performance.now(); ${script}; return performance.now() - begun })()`)

/** From nothing to the core's loader at work, measured inside an otherwise empty page. */
export function coreStartUp(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    await page.route('**/bench.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }),
    )
    await page.goto(`${side.url}/bench.html`)
    const time = await timeOf(page, `await import('${side.url}/vitrine/vitrine.js')`)
    return [sample('core, import of vitrine.js to its last line, cold', 'ms', time)]
  })
}

/** A product page from the navigation to the last tag in view upgraded, with an empty cache and with a warm one. */
export function productPage(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    const times: number[] = []
    for (const _ of ['cold', 'warm']) {
      await page.goto(side.url + PRODUCT, { waitUntil: 'commit' })
      times.push(await timeToUpgraded(page))
    }
    const [cold = 0, warm = 0] = times
    return [
      sample('product page, navigation to all in view upgraded, cold', 'ms', cold, leanBetter),
      sample('product page, navigation to all in view upgraded, warm', 'ms', warm, leanBetter),
    ]
  })
}

export function addToCart(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    await page.goto(side.url + PRODUCT)
    await timeToUpgraded(page)
    const button = `document.querySelector('product-variations add-to-cart button')`
    const shown = `while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame)`
    const time = await timeOf(page, `${button}.click(); ${shown}`)
    return [sample('add to cart, click to confirmation', 'ms', time, atMostTenthMore('median'))]
  })
}

const SHIFTING = [
  ...['/fr/', '/fr/catalog', '/fr/catalog?display=table', PRODUCT, '/fr/shoppingcarts'],
  ...['/fr/security/login', '/fr/security/register', '/docs/'],
]

const ADDITION = { ProductVariantId: 1, Quantity: 1, Name: 'A' }

const shiftOf = (browser: Browser, side: Side, path: string, width: number): Promise<Sample> =>
  cold(browser, side, async (page) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    // A basket with something in it is the one that moves.
    await page.request.post(`${side.url}/api/v1/catalog/products/addtocart`, { data: ADDITION })
    await page.goto(side.url + path, { waitUntil: 'networkidle' })
    const shifts = await totalShift(page)
    return sample(`layout shift of ${path === PRODUCT ? 'the product page' : path} at ${width} px`, '', shifts, none)
  })

/** How much each page of the demo shifts while it loads and upgrades (CLS, without unit). */
export async function layoutShift(browser: Browser, side: Side): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const path of SHIFTING) {
    for (const width of [360, 1280]) samples.push(await shiftOf(browser, side, path, width))
  }
  return samples
}
