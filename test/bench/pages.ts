import type { Browser, Page } from 'playwright'
import { cold, type Figure, figure, heapOf, timeToUpgraded } from './measure.ts'

const MANY = 500

/** A product of the seed with two colours and three sizes, all in stock. */
const PRODUCT = '/fr/catalog/product/1/x'

/** Milliseconds that a piece of page script takes. It is text, as the bench's own loader would rewrite its `import()`. */
const timeOf = (page: Page, script: string): Promise<number> =>
  page.evaluate(`(async () => { const begun = performance.now(); ${script}; return performance.now() - begun })()`)

/** From nothing to the core's loader at work, measured inside an otherwise empty page. */
export async function coreStartUp(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await cold(browser, async (page) => {
      await page.route('**/bench.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }),
      )
      await page.goto(`${url}/bench.html`)
      times.push(await timeOf(page, `await import('${url}/vitrine/vitrine.js')`))
    })
  }
  return [figure('core start-up, cold: import of vitrine.js to its last line', 'ms', times)]
}

/** A product page from the click on a link to the last tag upgraded, with an empty cache and with a warm one. */
export async function productPage(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] }
  const address = url + PRODUCT
  for (let run = 0; run < runs; run += 1) {
    await cold(browser, async (page) => {
      for (const kind of ['cold', 'warm'] as const) {
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        times[kind].push(await timeToUpgraded(page))
      }
    })
  }
  return [
    figure('product page, navigation to all tags upgraded, cold', 'ms', times.cold),
    figure('product page, navigation to all tags upgraded, warm', 'ms', times.warm),
  ]
}

const quantities =
  '<quantity-input name="Quantity" value="1"><input type="number" name="Quantity" value="1" aria-label="Quantity"></quantity-input>'
const adds =
  '<add-to-cart product-variant-id="1" name="A" load="eager"><form method="post" action="/x"><input type="hidden" name="ProductVariantId" value="1"><button>Add</button></form></add-to-cart>'

/** Many tags of one kind on a page: time until all are upgraded, and what they weigh. */
export async function manyTags(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [tag, markup] of [
    ['quantity-input', quantities.replace('<quantity-input', '<quantity-input load="eager"')],
    ['add-to-cart', adds],
  ] as const) {
    const times: number[] = []
    const heaps: number[] = []
    for (let run = 0; run < runs; run += 1) {
      await cold(browser, async (page) => {
        const body = `<!doctype html><html lang="fr"><body>${markup.repeat(MANY)}`
        await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body }))
        await page.goto(`${url}/bench.html`)
        const before = await heapOf(page)
        const wake = `await import('${url}/vitrine/vitrine.js'); await customElements.whenDefined('${tag}')`
        times.push(await timeOf(page, `${wake}; await new Promise(requestAnimationFrame)`))
        heaps.push(((await heapOf(page)) - before) / 1_000_000)
      })
    }
    figures.push(figure(`${MANY} <${tag}>, import of the core to all upgraded`, 'ms', times))
    figures.push(figure(`${MANY} <${tag}>, heap with the code`, 'MB', heaps))
  }
  return figures
}

/** From the press on the button to the confirmation on the screen. */
export async function addToCart(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const times: number[] = []
  const address = url + PRODUCT
  for (let run = 0; run < runs; run += 1) {
    await cold(browser, async (page) => {
      await page.goto(address)
      await timeToUpgraded(page)
      const button = `document.querySelector('product-variations add-to-cart button')`
      const shown = `while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame)`
      times.push(await timeOf(page, `${button}.click(); ${shown}`))
    })
  }
  return [figure('add to cart, click to confirmation', 'ms', times)]
}

const ADDITION = { ProductVariantId: 1, Quantity: 1, Name: 'A' }

/** Runs before the page's own scripts: sums what the browser reports. */
function countShifts(): void {
  const page = globalThis as unknown as { shifts: number }
  page.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifts += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How much each page of the demo shifts while it loads and upgrades (CLS, without unit). */
export async function layoutShift(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const paths = [
    '/fr/',
    '/fr/catalog',
    '/fr/catalog?display=table',
    PRODUCT,
    '/fr/shoppingcarts',
    '/fr/security/login',
    '/fr/security/register',
    '/docs/',
  ]
  const figures: Figure[] = []
  for (const path of paths) {
    for (const width of [360, 1280]) {
      const shifts: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await cold(browser, async (page) => {
          await page.setViewportSize({ width, height: 800 })
          await page.addInitScript(countShifts)
          // A basket with something in it is the one that moves.
          await page.request.post(`${url}/api/v1/catalog/products/addtocart`, { data: ADDITION })
          await page.goto(url + path, { waitUntil: 'networkidle' })
          shifts.push(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts))
        })
      }
      figures.push(figure(`layout shift of ${path === PRODUCT ? 'the product page' : path} at ${width} px`, '', shifts))
    }
  }
  return figures
}
