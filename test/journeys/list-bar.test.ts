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

  test('the first products are in sight at once, and every row of the table fits', async ({ page, at }) => {
    const firstAt = async (path: string, product: string) => {
      await page.goto(at(path))
      await ready(page, 'product-filters', 'list-toolbar')
      const box = await page.locator(product).first().boundingBox()
      return box?.y
    }
    expect(await firstAt('/fr/catalog', '.card')).toBeLessThanOrEqual(300)
    expect(await firstAt('/fr/catalog/category/1/x', '.card')).toBeLessThanOrEqual(300)
    expect(await firstAt('/de/catalog?q=vase', '.card')).toBeLessThanOrEqual(300)
    expect(await firstAt('/fr/catalog?display=table', '.product-table tbody tr')).toBeLessThanOrEqual(300)
    const outside = await page
      .locator('.product-table :is(a, button, input, img)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > document.body.clientWidth)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    expect(outside).toEqual([])
    const third = await page.locator('.product-table tbody tr').nth(2).boundingBox()
    expect(third?.y).toBeLessThan(740 - 100)
  })

  test('view and page size are in the panel of the filters, and the text of a category follows its products', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/catalog/category/1/x'))
    await ready(page, 'product-filters', 'list-toolbar')
    await expect(page.locator('#list-size')).toBeHidden()
    const [text, last] = [page.locator('.page-head .lead'), page.locator('.card').last()]
    expect((await text.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? 1e6)
    await toggle(page).click()
    await page.getByRole('button', { name: 'Tableau' }).click()
    await expect(page.locator('product-list[display=table]')).toBeAttached()
    await expect(page).toHaveURL(/display=table/)
    await page.locator('#panel-size').selectOption('12')
    await expect(page.locator('.product-table tbody tr')).toHaveCount(12)
    await page.locator('#filters-show').click()
    await expect(page.locator('product-filters')).not.toHaveAttribute('data-open')
    await expect(page).toHaveURL(/display=table.*pageSize=12/)
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
