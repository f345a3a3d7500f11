import type { Page } from '@playwright/test'
import { launchOptions } from '../harness/browsers/browser.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const names = (page: Page) => page.locator('product-list .cards h2').allTextContents()
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName)

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280])) {
  test(`order, page size and view change the list in its place, with focus on what was used, at ${width} px @in-page`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(at('/fr/catalog/category/1/x?pageindex=2'))
    await ready(page, 'list-toolbar', 'product-list')
    await page.evaluate(() => scrollTo(0, 260))
    const before = await names(page)
    await page.locator('#list-sort').focus()
    const place = await scroll(page)
    expect(place).toBeGreaterThan(100)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=name_asc/)
    await expect.poll(() => names(page)).not.toEqual(before)
    expect(new URL(page.url()).searchParams.has('pageindex')).toBe(false)
    expect(await scroll(page)).toBe(place)
    expect(await focused(page)).toBe('list-sort')

    // Phones have page size and view in the panel of the filters, which stays open.
    const isPhone = width < 640
    if (isPhone) await page.locator('#filters-toggle').click()
    const kept = await scroll(page)
    await page.locator(isPhone ? '#panel-size' : '#list-size').selectOption('12')
    await expect(page.locator('product-list .card')).toHaveCount(12)
    expect(await scroll(page)).toBe(kept)

    await page.getByRole('button', { name: 'Tableau' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('product-list[display=table] tbody tr')).toHaveCount(12)
    expect(await focused(page)).toBe(isPhone ? 'panel-table' : 'list-table')
    expect(await scroll(page)).toBe(kept)
    await expect(page.getByRole('button', { name: 'Tableau' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('product-list')).not.toHaveAttribute('aria-busy')

    if (isPhone) await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page.locator('product-list .card')).toHaveCount(12)
    await page.goBack()
    await expect(page.locator('product-list .card')).toHaveCount(24)
    await expect(page.locator('#list-sort')).toHaveValue('name_asc')
  })
}

test('a list is busy while another order is on its way, and is shown again when it does not come @in-page', async ({
  page,
  at,
  complaints,
}) => {
  await page.goto(at('/fr/catalog'))
  await ready(page, 'list-toolbar', 'product-list')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/sort=price_asc/, async (route) => {
    await held
    await route.abort()
  })
  const before = await names(page)
  await page.locator('#list-sort').selectOption('price_asc')
  await expect(page.locator('product-list')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('product-list')).not.toHaveAttribute('aria-busy')
  expect(await names(page)).toEqual(before)
  expect(complaints.splice(0).join()).toContain('offline')
})

test('another page of a list begins at its beginning, with focus on its heading @in-page', async ({ page, at }) => {
  await page.goto(at('/fr/catalog?sort=name_asc&pageindex=2'))
  await page.locator('list-pagination').scrollIntoViewIfNeeded()
  await ready(page, 'list-pagination')
  const before = await names(page)
  await page.getByRole('link', { name: 'Page suivante' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/fr/catalog?sort=name_asc&pageindex=3'))
  await expect.poll(() => names(page)).not.toEqual(before)
  expect(await scroll(page)).toBe(0)
  expect(await focused(page)).toBe('h1')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(before)
  await expect.poll(() => scroll(page)).toBeGreaterThan(500)
})

test('Back from a product leads to the same place of a list of 200 @in-page', async ({ page, at }) => {
  await page.goto(at('/fr/catalog?pageSize=200'))
  await ready(page, 'product-list', 'bigger-link')
  const card = page.locator('.card').nth(120)
  await card.scrollIntoViewIfNeeded()
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  // The cards around it get their sizes.
  const moved = () =>
    card.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect()
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
      return element.getBoundingClientRect().top - top
    })
  await expect.poll(moved).toBe(0)
  const before = await top()
  await card.locator('h2 a').click()
  await expect(page.locator('.product h1')).toBeVisible()
  await page.goBack()
  await expect(page.locator('product-list .card')).toHaveCount(200)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  // Cards far below that are not rendered are still found by the browser's search.
  const last = page.locator('.card').last()
  const text = (await last.locator('h2').textContent()) ?? ''
  expect(await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), text)).toBe(
    true,
  )
})

test('without JavaScript the categories keep each name on one line', async ({ playwright, baseURL, at }) => {
  // A context without JavaScript still matches `@media (scripting: enabled)`.
  const browser = await playwright.chromium.launch({
    ...launchOptions(),
    args: ['--blink-settings=scriptEnabled=false'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 800 } })
  await page.goto(at('/fr/catalog/category/1/vaisselle'))
  const boxes = await Promise.all((await page.locator('category-nav li a').all()).map((link) => link.boundingBox()))
  expect(boxes.length).toBeGreaterThan(20)
  for (const box of boxes) {
    expect(box?.height).toBeLessThan(60)
    expect(box?.width).toBeGreaterThan(80)
  }
  await browser.close()
})

test('without JavaScript the toolbar is a form, pages are links and rows can be ordered', async ({
  browser,
  at,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr' })
  await withoutPhotos({ context, baseURL })
  const page = await context.newPage()
  await page.goto(at('/fr/catalog?q=bol'))
  await page.locator('#list-sort').selectOption('price_desc')
  await page.locator('#list-size').selectOption('12')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/sort=price_desc.*pageSize=12/)
  expect(new URL(page.url()).searchParams.get('q')).toBe('bol')
  await expect(page.locator('product-list .card')).toHaveCount(12)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/pageindex=2/)
  await expect(page.locator('list-pagination [aria-current=page]')).toHaveText('2')
  await page.getByRole('button', { name: 'Tableau' }).click()
  const row = page
    .locator('.product-table tbody tr')
    .filter({ has: page.locator('form') })
    .first()
  const least = Number(await row.locator('input[name=Quantity]').getAttribute('min'))
  const step = Number(await row.locator('input[name=Quantity]').getAttribute('step'))
  await row.locator('input[name=Quantity]').fill(String(least + step))
  await row.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/shoppingcarts/)
  await expect(page.locator('input[name=Quantity], input[name^=Quantity]').first()).toHaveValue(String(least + step))
  await page.goBack()
  await page.locator('quick-view a').first().click()
  await expect(page).toHaveURL(/\/catalog\/product\//)
  await context.close()
})

test('a card near the window is about as high as the space that was reserved for it', async ({ page, at }) => {
  for (const width of partOf(2, [320, 360, 600, 800, 1280])) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/fr/catalog'))
    await ready(page, 'product-list')
    const [kept, real] = await page.locator('product-list .cards > li').evaluateAll(async (cards) => {
      const heights = () => cards.map((card) => card.getBoundingClientRect().height)
      const before = heights()
      for (const card of cards) (card as HTMLElement).style.contentVisibility = 'visible'
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      return [before, heights()] as const
    })
    expect(real).toHaveLength(24)
    const wrong = real.map((height, card) => Math.abs(height - (kept[card] ?? 0)))
    expect(Math.max(...wrong), `${width} px`).toBeLessThan(40)
  }
})
