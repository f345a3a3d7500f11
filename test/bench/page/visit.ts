import type { Browser, Page } from 'playwright'
import { atMost } from '../limits.ts'
import { type Sample, sample } from '../measure.ts'
import type { Side } from '../sides.ts'
import { onPhone } from './load.ts'

/** Milliseconds for the whole visit. */
const LIMIT = 120_000

/** Milliseconds between two keys of somebody who types quickly. */
const RHYTHM = 150

type Watched = { slowest: Map<number, number>; shortest: number }

/** Runs before the page's own scripts: notes the longest event of each press, of those that the browser reports. */
function watchInteractions(): void {
  const watched: Watched = { slowest: new Map(), shortest: 16 }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId > 0)
        watched.slowest.set(interactionId, Math.max(duration, watched.slowest.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: watched.shortest, buffered: true } as PerformanceObserverInit)
}

/** The duration of each interaction with the document. One that is shorter than the browser reports has that length. */
const interactionsWith = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // Reported after the frame in which its effect is painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((idle) => requestIdleCallback(idle))
    const { slowest, shortest } = (globalThis as unknown as { watched: Watched }).watched
    const { interactionCount } = performance as unknown as { interactionCount: number }
    const short = Math.max(0, interactionCount - slowest.size)
    return [...slowest.values(), ...Array.from({ length: short }, () => shortest)]
  })

/** Acts, and waits until what the selector finds has another text. */
async function changes(page: Page, selector: string, act: () => Promise<unknown>): Promise<void> {
  const before = await page.locator(selector).first().textContent()
  await act()
  await page.waitForFunction(([found, text]) => document.querySelector(found)?.textContent !== text, [
    selector,
    before ?? '',
  ] as const)
}

type Stop = { name: string; path: string; acts(page: Page): Promise<void> }

/** What a shopper presses on the way to an order. */
const WAY: readonly Stop[] = [
  {
    name: 'home',
    path: '/fr/',
    async acts(page) {
      await page.getByRole('button', { name: 'Menu : Vases' }).click()
      await page.locator('.below', { hasText: 'Tout voir : Vases' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('#shop-search').click()
      await page.keyboard.type('vases', { delay: RHYTHM })
      await page.locator('product-search [data-part=all]', { hasText: 'vases' }).waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'list',
    path: '/fr/catalog',
    async acts(page) {
      for (const id of ['Brand-5', 'Brand-2', 'Brand-5'])
        await changes(page, '[data-page-status]', () => page.locator(`#filter-${id}`).click())
    },
  },
  {
    name: 'product',
    path: '/fr/catalog/product/8/x',
    async acts(page) {
      const product = page.locator('product-variations')
      for (const colour of ['Miel', 'Vert mousse']) {
        const swatch = product.locator('colour-swatches label', { hasText: colour })
        await swatch.click()
        await swatch.locator(':checked').waitFor({ state: 'attached' })
      }
      for (const part of ['increase', 'increase', 'decrease'])
        await product.locator(`quantity-input [data-part=${part}]`).first().click()
      await product.locator('add-to-cart button').first().click()
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'basket',
    path: '/fr/shoppingcarts',
    async acts(page) {
      const more = page.locator('shop-cart quantity-input [data-part=increase]').first()
      for (let count = 0; count < 2; count += 1)
        await changes(page, 'shop-cart [data-part=total-incl]', () => more.click())
    },
  },
  {
    name: 'checkout',
    path: '/fr/checkout',
    async acts(page) {
      for (const [name, text] of [
        ['FirstName', 'Ada'],
        ['City', 'Lyon'],
      ]) {
        await page.locator(`[name=Shipping${name}]`).click()
        await page.keyboard.type(text as string, { delay: RHYTHM })
        await page.keyboard.press('Tab')
      }
      await changes(page, '#order [data-part=total-incl]', () =>
        page.locator('shipping-options input[type=radio]').nth(1).click(),
      )
    },
  },
]

/** How long each press of a visit keeps the shopper waiting for the next frame. Each page is pressed once it has loaded. */
export const visit = (browser: Browser, side: Side): Promise<Sample[]> =>
  onPhone(
    browser,
    side,
    undefined,
    async (page) => {
      await page.addInitScript(watchInteractions)
      const stops: Sample[] = []
      for (const { name, path, acts } of WAY) {
        await page.goto(side.url + path)
        await acts(page)
        stops.push(sample(`interactions, ${name}`, 'ms', await interactionsWith(page)))
      }
      const all = stops.flatMap(({ values }) => values)
      return [sample('interactions, whole visit', 'ms', all, atMost(200, 'p98')), ...stops]
    },
    LIMIT,
  )
