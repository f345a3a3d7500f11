import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { fault, hold, withoutPhotos } from './visitor.ts'

const cards = (page: Page) => page.locator('product-list .card')
const more = (page: Page) => page.locator('load-more [data-part=more]')
const status = (page: Page) => page.locator('load-more [data-part=status]')
const names = (page: Page) => page.locator('product-list .cards h2').allTextContents()

async function open(page: Page, address: string) {
  await page.goto(address)
  await more(page).scrollIntoViewIfNeeded()
  await ready(page, 'load-more', 'list-pagination')
}

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280])) {
  test(`a press adds the next page, with focus on its first product; reload and Back show what was seen (${width} px) @everywhere`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, at('/fr/catalog?sort=name_asc'))
    await expect(status(page)).toHaveText(/^24 sur 2\s123$/)
    await more(page).click()
    await expect(cards(page)).toHaveCount(48)
    await expect(page).toHaveURL(at('/fr/catalog?sort=name_asc&pageindex=2&frompage=1'))
    await expect(cards(page).nth(24).locator('h2 a')).toBeFocused()
    await expect(cards(page).nth(24).locator('h2 a')).toBeInViewport()
    await expect(status(page)).toHaveText(/^48 sur 2\s123$/)
    await expect(page.locator('.page-head .count')).toHaveText(/^48 sur 2\s123 pièces$/)
    await expect(page.locator('list-pagination [aria-current=page]')).toHaveText('2')
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(72)
    const seen = await names(page)
    expect(seen).toEqual(seen.toSorted(new Intl.Collator('fr').compare))
    expect(new Set(seen).size).toBe(72)

    const last = cards(page).nth(60).locator('h2 a')
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(page).toHaveURL(at('/fr/catalog?sort=name_asc&pageindex=3&frompage=1'))
    await expect(cards(page)).toHaveCount(72)
    await expect(last).toBeInViewport()
    expect(await names(page)).toEqual(seen)

    await page.reload()
    expect(await names(page)).toEqual(seen)
    await more(page).scrollIntoViewIfNeeded()
    await ready(page, 'load-more')
    await expect(status(page)).toHaveText(/^72 sur/)
    await more(page).click()
    await expect(cards(page)).toHaveCount(96)
    await page.goBack()
    await expect(page).not.toHaveURL(/frompage/)
  })
}

test('another order, filter or page begins the list again, and a load that is in progress ends @in-page', async ({
  page,
  at,
}) => {
  await open(page, at('/fr/catalog'))
  // A page that keeps its views compares the HTML with that before.
  for (const order of ['price_asc', 'name_asc', 'name_desc']) {
    await more(page).click()
    await expect(cards(page)).toHaveCount(48)
    await page.locator('list-toolbar select[name=sort]').selectOption(order)
    await expect(page).toHaveURL(at(`/fr/catalog?sort=${order}`))
    await expect(cards(page)).toHaveCount(24)
    await expect(status(page)).toHaveText(/^24 sur/)
    await expect(page.locator('list-pagination [aria-current=page]')).toHaveText('1')
  }

  const release = await hold(page, at, { method: 'GET', path: '/fr/catalog' })
  await more(page).click()
  await expect(more(page)).toHaveText('Chargement…')
  await page.locator('#filter-Brand-5').check()
  await expect(page).toHaveURL(/filter=/)
  await expect(more(page)).toHaveText('Afficher plus de pièces')
  await release()
  await expect(page.locator('[data-page-status]')).toHaveText(/^24 sur \d{2,3} pièces$/)
  await more(page).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page).toHaveURL(/filter=.*&pageindex=2&frompage=1/)
  for (const brand of await page.locator('product-list .card .overline').allTextContents())
    expect(brand).toBe(await page.locator('product-list .card .overline').first().textContent())

  await page.locator('list-pagination').getByRole('link', { name: 'Page 3', exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/frompage/)
  await expect(status(page)).toHaveText(/^49 à 72 sur/)
})

test('a page that cannot be loaded is explained and tried again; the last page has no button', async ({ page, at }) => {
  await open(page, at('/fr/catalog/category/35/x?pageindex=1&pageSize=12'))
  const total = Number((await page.locator('load-more').getAttribute('total')) ?? 0)
  await fault(page, at, {
    method: 'GET',
    path: new URL(await more(page).evaluate((link) => (link as HTMLAnchorElement).href)).pathname,
    status: 503,
    times: 1,
  })
  await more(page).click()
  await expect(status(page)).toHaveText('La suite n’a pas pu être chargée. Réessayez.')
  await expect(cards(page)).toHaveCount(12)
  await more(page).click()
  await expect(cards(page)).toHaveCount(Math.min(24, total))
  for (let shown = 24; shown < total; shown += 12) {
    await more(page).click()
    await expect(cards(page)).toHaveCount(Math.min(shown + 12, total))
  }
  await expect(more(page)).toBeHidden()
  await expect(status(page)).toHaveText(`${total} sur ${total}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button is a link to the next page', async ({ page, at }) => {
    await page.goto(at('/fr/catalog'))
    await more(page).click()
    await expect(page).toHaveURL(at('/fr/catalog?pageindex=2'))
    await expect(status(page)).toHaveText(/^25 à 48 sur 2\s123$/)
    await expect(cards(page)).toHaveCount(24)
    await page.goto(at('/fr/catalog?pageindex=89'))
    await expect(more(page)).toBeHidden()
  })
})
