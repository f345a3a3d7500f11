import type { Page } from '@playwright/test'
import { upgraded } from './look.ts'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'

const PAGES = [
  '/fr/',
  '/fr/catalog',
  '/fr/catalog?display=table',
  '/fr/catalog?display=categories',
  '/fr/catalog/product/1/x',
]

/** The faults of a page's pictures, and the files that they fetched; run in the page. */
function faultsOfPictures(): string[] {
  const isShown = (image: HTMLImageElement) => image.getClientRects().length > 0 && image.currentSrc !== ''
  const widthOf = (address: string) => Number(/-(\d+)\.webp/.exec(address)?.[1])
  const faults: string[] = []
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const name = image.getAttribute('src') ?? '(no src)'
    for (const attribute of ['alt', 'width', 'height']) {
      if (!image.hasAttribute(attribute)) faults.push(`${name} has no ${attribute}`)
    }
    if (!isShown(image) || !name.includes('/photos/')) continue
    if (!image.srcset || !image.sizes) faults.push(`${name} has no srcset or sizes`)
    const top = image.getBoundingClientRect().top + scrollY
    if (top > innerHeight * 1.5 && image.loading !== 'lazy') faults.push(`${name} stands at ${top} and is not lazy`)
    const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)).sort((a, b) => a - b)
    const needed = image.getBoundingClientRect().width * devicePixelRatio
    const best = offered.find((width) => width >= needed) ?? Math.max(...offered)
    // Browsers choose one step larger if they already have it, or if `sizes` is slightly too large.
    const allowed = offered[offered.indexOf(best) + 1] ?? best
    if (widthOf(image.currentSrc) > allowed) faults.push(`${image.currentSrc} for ${Math.round(needed)} pixels`)
  }
  return faults
}

/** Scrolls through the page, so that the lazy pictures are chosen. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

const WINDOWS = PAGES.flatMap((path) => [360, 1280].map((width) => ({ path, width })))

for (const { path, width } of partOf(3, WINDOWS))
  test(`pictures of ${path} have their boxes, and no more pixels than are shown, at ${width} px`, async ({
    page,
    at,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(path))
    await upgraded(page)
    await scrollThrough(page)
    expect(await page.evaluate(faultsOfPictures)).toEqual([])
  })

test('only the main picture of a page loads with high priority', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  const first = page.locator('main img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).not.toHaveAttribute('loading', 'lazy')
  await expect(page.locator('main img[fetchpriority=high]')).toHaveCount(1)
})
