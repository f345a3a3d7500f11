import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const toggle = (page: Page) => page.locator('product-filters [data-part=toggle]')
const order = (page: Page) => page.locator('#list-sort')

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(withoutPhotos)

  test('filters and order stay in sight side by side, below the header or in its place', async ({ page, at }) => {
    await page.goto(at('/fr/catalog'))
    await ready(page, 'product-filters', 'list-toolbar', 'main-nav')
    const header = page.locator('main-nav')
    const topOf = async (one: 'toggle' | 'order') => {
      const box = await (one === 'toggle' ? toggle(page) : order(page)).boundingBox()
      return Math.round(box?.y ?? -1)
    }
    expect(await topOf('toggle')).toBe(await topOf('order'))
    await page.mouse.wheel(0, 2_000)
    await expect(header).toHaveAttribute('data-hidden')
    await expect.poll(() => topOf('order')).toBeLessThan(20)
    await expect.poll(async () => (await topOf('toggle')) - (await topOf('order'))).toBe(0)
    await page.mouse.wheel(0, -300)
    await expect(header).not.toHaveAttribute('data-hidden')
    // While the bar is still moving down.
    const place = await page.evaluate(() => scrollY)
    await order(page).focus()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await expect.poll(() => topOf('order')).toBeGreaterThan(60)
    await toggle(page).click()
    await expect(page.locator('product-filters')).toHaveAttribute('data-open')
    await expect(page.locator('.filter-head')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
  })
})

test('a card shows its second photo to a pointer that rests on it, and fetches it only then', async ({ page, at }) => {
  const second: string[] = []
  page.on('request', (request) => {
    if (/\/photos\/\d+\/1-\d+\.webp/.test(request.url())) second.push(request.url())
  })
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-list', 'quick-view')
  const card = page.locator('.card').nth(1)
  const turned = card.locator('.card-turn img')
  await expect(turned).toBeHidden()
  await expect(card.locator('.quick-eye')).toHaveCSS('opacity', '0')
  expect(second).toEqual([])
  const height = () => card.evaluate((element: HTMLElement) => element.offsetHeight)
  const before = await height()
  await card.hover()
  await expect
    .poll(() => turned.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await expect(card.locator('.quick-eye')).toHaveCSS('opacity', '1')
  expect(second).toHaveLength(1)
  expect(await height()).toBe(before)
})
