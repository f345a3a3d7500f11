import type { Page } from '@playwright/test'
import { expect, ready, test, touch } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

// A phone whose browser has no CloseWatcher, as Safari and Firefox.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.beforeEach(withoutPhotos)
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher')))

const panel = (page: Page) => page.locator('product-filters')

/** The history entry is added once its code has loaded. */
const canGoBack = (page: Page) => page.waitForFunction(() => 'vitrineOver' in Object(history.state))

async function openFilters(page: Page) {
  await page.locator('product-filters [data-part=toggle]').click()
  await expect(panel(page)).toHaveAttribute('data-open')
  await canGoBack(page)
}

test('Back closes the filters, then leaves the list', { tag: '@full-loads' }, async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-filters')
  await openFilters(page)
  await page.goBack()
  await expect(panel(page)).not.toHaveAttribute('data-open')
  await expect(page).toHaveURL(at('/fr/catalog'))
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/news'))
})

test('Back passes over filters that were closed otherwise', async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-filters')
  for (let time = 0; time < 2; time += 1) {
    await openFilters(page)
    await page.locator('product-filters [data-part=close]').click()
    await expect(panel(page)).not.toHaveAttribute('data-open')
  }
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/news'))
})

test('a choice in the filters is undone by Back once they are closed @in-page', async ({ page, at }) => {
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-filters')
  await openFilters(page)
  await page.locator('product-filters [name^=currentFilter], product-filters input[type=checkbox]').first().click()
  await expect(page).toHaveURL(/[?/].*currentFilter|\?/)
  const chosen = page.url()
  await canGoBack(page)
  await page.goBack()
  await expect(panel(page)).not.toHaveAttribute('data-open')
  expect(page.url()).toBe(chosen)
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/catalog'))
})

test('a page that is reached from the menu takes the place of its entry @in-page', async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  await touch(page, 'mobile-nav')
  await page.locator('mobile-nav [data-part=toggle]').click()
  await canGoBack(page)
  await page.locator('mobile-nav a[href$="/fr/catalog"]').first().click()
  await expect(page).toHaveURL(at('/fr/catalog'))
  await expect(page.locator('product-list')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/news'))
  await expect(page.locator('mobile-nav')).not.toHaveAttribute('data-open')
  await page.goForward()
  await expect(page).toHaveURL(at('/fr/catalog'))
})

test('of two dialogs Back closes the upper one first', async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  await page.goto(at('/fr/contact'))
  await ready(page, 'modal-link')
  const dialogs = page.locator('dialog[open]')
  await page.locator('.footer-legal modal-link a[href$="/terms"]').click()
  await expect(dialogs).toHaveCount(1)
  await canGoBack(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('consent-status [data-part=actions] button')?.click())
  await expect(dialogs).toHaveCount(2)
  await page.goBack()
  await expect(dialogs).toHaveCount(1)
  await canGoBack(page)
  await page.goBack()
  await expect(dialogs).toHaveCount(0)
  await expect(page).toHaveURL(at('/fr/contact'))
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/news'))
})
