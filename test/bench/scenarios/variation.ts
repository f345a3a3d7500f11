import type { Browser, Page } from 'playwright'
import { atMostTenthMore } from '../limits.ts'
import { cold, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

/** A product of the seed with three colours that can be had, two sizes and prices by quantity. */
const PRODUCT = '/fr/catalog/product/8/x'

/** How often each run goes through the colours: the first time their photos are new to the browser. */
const ROUNDS = 3

/**
 * Milliseconds from the choice of a colour to the frame in which its photo, decoded, and its stock number are painted.
 */
const changeTo = (page: Page, value: string): Promise<number> =>
  page.evaluate(async (id) => {
    const product = document.querySelector('product-variations') as HTMLElement
    const frame = () => new Promise(requestAnimationFrame)
    const photo = () => product.querySelector<HTMLImageElement>('product-gallery img')
    const before = product.getAttribute('variant-id')
    const begun = performance.now()
    product.querySelector<HTMLInputElement>(`[name=VariantValueId1][value="${id}"]`)?.click()
    const isShown = () => {
      const variant = product.getAttribute('variant-id')
      const image = photo()
      return variant !== before && image?.complete && image.currentSrc.includes(`/photos/${variant}/`)
    }
    while (!isShown()) await frame()
    await photo()?.decode()
    // The frame after the one that this is rendered in.
    await frame()
    await frame()
    return performance.now() - begun
  }, value)

const coloursOf = (page: Page): Promise<string[]> =>
  page
    .locator('product-variations colour-swatches input:not(:disabled)')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))

/** A change of variant, until its gallery is painted: with photos that the browser has not seen, and with known ones. */
export function variationChange(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    const times: Record<'fresh' | 'known', number[]> = { fresh: [], known: [] }
    await page.goto(side.url + PRODUCT, { waitUntil: 'networkidle' })
    await timeToUpgraded(page)
    const [first, ...others] = await coloursOf(page)
    // A hand needs a moment from the colours to the one that it chooses.
    await page.locator('product-variations colour-swatches').hover()
    await page.waitForTimeout(100)
    for (let round = 0; round < ROUNDS; round += 1) {
      const isKnown = round > 0
      for (const value of isKnown && first ? [first, ...others] : others) {
        times[isKnown ? 'known' : 'fresh'].push(await changeTo(page, value))
      }
    }
    const name = 'another variant, change to its gallery painted'
    return [
      sample(`${name}, photos not seen before`, 'ms', times.fresh, atMostTenthMore('median')),
      sample(`${name}, photos in the cache`, 'ms', times.known, atMostTenthMore('median')),
    ]
  })
}
