import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { fill, withoutPhotos } from './visitor.ts'

test.use({ consent: 'open' })
test.beforeEach(withoutPhotos)

/** No page of the shop has more stops than this. */
const MOST_STOPS = 150

/** Phones, a window at 200 % zoom, a desktop, and one that is wide and short. */
const SIZES = [
  [360, 640],
  [640, 400],
  [1280, 800],
  [1280, 400],
] as const

const PAGES = {
  home: '/fr/',
  list: '/fr/catalog',
  product: '/fr/catalog/product/1/x',
  basket: '/fr/shoppingcarts',
}

/**
 * Moves to the next stop of the Tab key. Returns its name, and whether it is invisible: outside of the window, or below
 * sticky layers. Such a layer may take some frames to move away. Undefined behind the last stop.
 */
async function nextStop(page: Page): Promise<{ name: string; isCovered: boolean } | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(async (mostFrames) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const staysOver = (hit: Element | null): boolean => {
      for (let at = hit; at && !at.contains(focused); at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
      return false
    }
    const isSeenAt = (x: number, y: number): boolean => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
      return !staysOver(document.elementFromPoint(x, y))
    }
    const isSeen = (): boolean => {
      const { left, top, width, height } = focused.getBoundingClientRect()
      const places = [0.05, 0.25, 0.5, 0.75, 0.95]
      return places.some((across) => places.some((down) => isSeenAt(left + width * across, top + height * down)))
    }
    for (let frame = 0; frame < mostFrames && !isSeen(); frame += 1) await new Promise(requestAnimationFrame)
    const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
    return { name: `${focused.localName}.${focused.className} ${text}`, isCovered: !isSeen() }
  }, 20)
}

const WINDOWS = Object.entries(PAGES).flatMap(([name, path]) =>
  SIZES.map(([width, height]) => ({ name, path, width, height })),
)

for (const { name, path, width, height } of partOf(5, WINDOWS))
  test(`the focused element is never wholly covered on the ${name} page at ${width} × ${height}, with the consent banner open`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (name === 'basket') await fill(page, at, 1)
    await page.goto(at(path))
    await ready(page, 'consent-banner', 'main-nav')
    await expect(page.locator('consent-banner')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-vt-bar')
    const covered: string[] = []
    let stops = 0
    for (let stop = await nextStop(page); stop && stops < MOST_STOPS; stop = await nextStop(page)) {
      stops += 1
      if (stop.isCovered) covered.push(stop.name)
    }
    expect(covered).toEqual([])
    expect(stops).toBeGreaterThan(20)
  })

test('the ring of the search button in the header is not of the colour that it is on', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const button = page.locator('product-search button').first()
  await page.locator('product-search input').first().focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  const { ring, behind } = await button.evaluate((element) => {
    const { outlineColor, outlineStyle, backgroundColor } = getComputedStyle(element)
    return { ring: `${outlineStyle} ${outlineColor}`, behind: backgroundColor }
  })
  expect(ring).toMatch(/^solid /)
  expect(ring).not.toBe(`solid ${behind}`)
})
