import type { Browser, Page } from 'playwright'
import { cold, type Figure, figure, heapOf, timeToUpgraded } from './measure.ts'

const MANY = 500

/** The address of the first product with variants, found as a visitor does: on the list. */
async function productPath(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/fr/catalog`)
  const path = await page.locator('product-list a[href*="/catalog/product/"]').first().getAttribute('href')
  return new URL(path ?? '', url).href
}

/** From nothing to the core's loader at work, measured inside an otherwise empty page. */
export async function coreStartUp(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await cold(browser, async (page) => {
      await page.route('**/bench.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }),
      )
      await page.goto(`${url}/bench.html`)
      times.push(
        await page.evaluate(async (script) => {
          const begun = performance.now()
          await import(script)
          return performance.now() - begun
        }, `${url}/vitrine/vitrine.js`),
      )
    })
  }
  return [figure('core start-up, cold: import of vitrine.js to its last line', 'ms', times)]
}

/** A product page from the click on a link to the last tag upgraded, with an empty cache and with a warm one. */
export async function productPage(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] }
  const address = await cold(browser, (page) => productPath(page, url))
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
        times.push(
          await page.evaluate(
            async ([script, name]) => {
              const begun = performance.now()
              await import(script as string)
              await customElements.whenDefined(name as string)
              await new Promise(requestAnimationFrame)
              return performance.now() - begun
            },
            [`${url}/vitrine/vitrine.js`, tag],
          ),
        )
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
  const address = await cold(browser, (page) => productPath(page, url))
  for (let run = 0; run < runs; run += 1) {
    await cold(browser, async (page) => {
      await page.goto(address)
      await timeToUpgraded(page)
      times.push(
        await page.evaluate(async () => {
          const button = document.querySelector<HTMLButtonElement>(
            'main add-to-cart button[type=submit], main add-to-cart button',
          )
          const begun = performance.now()
          button?.click()
          while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame)
          return performance.now() - begun
        }),
      )
    })
  }
  return [figure('add to cart, click to confirmation', 'ms', times)]
}

/** How much each page of the demo shifts while it loads and upgrades (CLS, without unit). */
export async function layoutShift(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const product = new URL(await cold(browser, (page) => productPath(page, url))).pathname
  const app = new URL(url).pathname.replace(/\/$/, '')
  const paths = [
    '/fr/',
    '/fr/catalog',
    '/fr/catalog?display=table',
    product.slice(app.length),
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
          await page.goto(url + path, { waitUntil: 'networkidle' })
          shifts.push(
            await page.evaluate(
              () =>
                new Promise<number>((done) => {
                  let sum = 0
                  new PerformanceObserver((list) => {
                    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
                  }).observe({ type: 'layout-shift', buffered: true })
                  requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
                }),
            ),
          )
        })
      }
      figures.push(
        figure(
          `layout shift of ${path.startsWith('/fr/catalog/product') ? 'the product page' : path} at ${width} px`,
          '',
          shifts,
        ),
      )
    }
  }
  return figures
}
