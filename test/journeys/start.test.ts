import type { Page } from '@playwright/test'
import { add, findGood, plenty } from '../api/goods.ts'
import { chunks } from './chunks.ts'
import { partOf } from './part.ts'
import { collectScripts, kilobytesOf, type Script } from './scripts.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/** The listeners of a page, before a touch. React alone would add some 140 to each root. */
const MOST_LISTENERS = {
  '/': 300,
  '/catalog': 700,
  '/catalog/product/1/x': 1_100,
  '/shoppingcarts': 500,
  '/pages/terms': 150,
}

/** kB of brotli of a page without a view of its own, before a touch. */
const MOST_OF_TEXT = 45

const isView = ({ url }: Script) => chunks('react', 'frame').test(url)

const count = (page: Page) => page.locator('.shop-cart-link [data-part=count]')

for (const [path, most] of partOf(3, Object.entries(MOST_LISTENERS)))
  test(`the page ${path} has at most ${most} listeners before it is touched`, async ({ page, at }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Performance.enable')
    await add(page.request, (await findGood(page.request, 1, plenty)).variantId, 1)
    await page.goto(at(`/fr${path}`), { waitUntil: 'networkidle' })
    const { metrics } = await browser.send('Performance.getMetrics')
    expect(metrics.find(({ name }) => name === 'JSEventListeners')?.value).toBeLessThanOrEqual(most)
  })

test.describe('a page without a view of its own', () => {
  test('fetches no renderer before it is touched, and the tags of the frame at the first touch', async ({
    page,
    at,
  }) => {
    const scripts = collectScripts(page)
    await page.goto(at('/fr/pages/terms'), { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 100)
    expect(scripts.filter(isView)).toEqual([])
    expect(await kilobytesOf(scripts)).toBeLessThanOrEqual(MOST_OF_TEXT)
    await page.locator('main h1').click()
    await expect(page.locator('notice-stack [data-part=notice-list]')).toBeAttached()
    await expect(page.locator('cart-summary [data-part=status]')).toBeAttached()
    expect(scripts.filter(isView)).toHaveLength(2)
  })

  test('shows a notice of a page script, which is announced', async ({ page, at }) => {
    await page.goto(at('/fr/pages/terms'), { waitUntil: 'networkidle' })
    await page.evaluate(async (library) => {
      const { notify } = await import(library)
      await notify({ kind: 'info', text: 'Closed on Monday.' })
    }, at('/vitrine/vitrine.js'))
    await expect(page.getByRole('status').filter({ hasText: 'Closed on Monday.' })).toBeVisible()
  })

  test('shows the count of the cart that another tab has changed, and announces it', async ({ page, at, context }) => {
    const { variantId } = await findGood(page.request, 1, plenty)
    await add(page.request, variantId, 1)
    await page.goto(at('/fr/pages/terms'), { waitUntil: 'networkidle' })
    await expect(count(page)).toHaveText('1')
    const other = await context.newPage()
    await other.goto(at('/fr/pages/about'), { waitUntil: 'networkidle' })
    await add(page.request, variantId, 2)
    await other.evaluate(() => document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed')))
    for (const each of [page, other]) {
      await expect(count(each)).toHaveText('3')
      await expect(each.locator('cart-summary [data-part=status]')).toHaveText('3 pièces')
    }
  })

  test('asks the shop for a count that the theme has not printed', async ({ page, at }) => {
    await page.route('**/pages/terms', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/(<cart-summary[^>]*?) count="\d+"/, '$1') })
    })
    await page.goto(at('/fr/pages/terms'))
    await expect(page.locator('cart-summary [data-part=status]')).toBeAttached()
    await expect(count(page)).toHaveText('0')
  })

  test('runs the scripts that the visitor has allowed', async ({ page, at, context }) => {
    const allowed = { stamp: '2026-11', preferences: true, statistics: true, marketing: true }
    const value = encodeURIComponent(JSON.stringify(allowed))
    await context.addCookies([{ name: 'cookie-consent', value, url: at('/') }])
    const scripts = collectScripts(page)
    await page.goto(at('/fr/pages/terms'), { waitUntil: 'networkidle' })
    const entries = await page.evaluate(
      () => (globalThis as never as { dataLayer?: { event?: string }[] }).dataLayer ?? [],
    )
    expect(entries.filter(({ event }) => /^stat/.test(event ?? ''))).toHaveLength(1)
    expect(scripts.filter(isView)).toEqual([])
  })
})

test.describe('a newcomer', () => {
  test.use({ consent: 'open' })

  test('is asked, and the start of the page reads the cookies once and forces no layout', async ({ page, at }) => {
    await page.addInitScript(() => {
      const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
      const reads: unknown[] = []
      Object.defineProperty(document, 'cookie', {
        configurable: true,
        get() {
          reads.push(0)
          return cookies.get?.call(document)
        },
        set: (text) => cookies.set?.call(document, text),
      })
      Object.assign(globalThis, { cookieReads: reads })
    })
    const forced = await forcedLayouts(page, () => page.goto(at('/fr/pages/terms'), { waitUntil: 'networkidle' }))
    await expect(page.locator('consent-banner [data-part=accept]')).toBeVisible()
    expect(forced).toEqual([])
    expect(await page.evaluate(() => (globalThis as never as { cookieReads: unknown[] }).cookieReads.length)).toBe(1)
  })
})

/** The scripts that asked for the layout of a page, so that the browser laid it out at once. */
async function forcedLayouts(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  type Traced = { name: string; args: { beginData?: { stackTrace?: { functionName: string; url: string }[] } } }
  const browser = await page.context().browser()?.newBrowserCDPSession()
  if (!browser) throw new Error('The browser has no sessions.')
  const events: Traced[] = []
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await work()
  const complete = new Promise((done) => browser.once('Tracing.tracingComplete', done))
  await browser.send('Tracing.end')
  await complete
  const layouts = events.filter(({ name }) => name === 'Layout')
  expect(layouts.length, 'layouts of the page').toBeGreaterThan(0)
  return layouts.flatMap(({ args }) => args.beginData?.stackTrace?.[0]?.url ?? [])
}
