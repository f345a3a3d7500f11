import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

const small = { width: 360, height: 740 }

const entry = (page: Page, name: string) => page.locator('.shop-menu > ul > li > a', { hasText: name })

const scrollBy = (page: Page, pixels: number) => page.mouse.wheel(0, pixels)

test('the header hides while scrolling down and is shown while scrolling up', async ({ page, at }) => {
  await page.goto(at('/fr/catalog'))
  await ready(page, 'main-nav')
  const search = page.locator('#shop-search')
  await scrollBy(page, 900)
  await expect(search).not.toBeInViewport()
  await scrollBy(page, -200)
  await expect(search).toBeInViewport()
  await scrollBy(page, 900)
  await expect(search).not.toBeInViewport()
  await search.focus()
  await expect(search).toBeInViewport()
})

test.describe('the menu on a telephone', () => {
  test.use({ viewport: small, hasTouch: true })

  test('opens and closes by its button and by Escape, and the focus returns @everywhere', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const vases = entry(page, 'Vases')
    await expect(vases).toBeHidden()
    await button.tap()
    await expect(vases).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('body')).toHaveClass(/nav-open/)
    await page.keyboard.press('Escape')
    await expect(vases).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('leads to a list and is closed there', { tag: '@full-loads' }, async ({ page, at }) => {
    await page.goto(at('/fr/'))
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await entry(page, 'Vases').tap()
    await expect(page.locator('h1')).toHaveText('Vases')
    await expect(page.locator('body')).not.toHaveClass(/nav-open/)
    await expect(entry(page, 'Vases')).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(entry(page, 'Vases')).toHaveAttribute('aria-current', 'page')
  })

  test('is open where nothing can open it', async ({ browser, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: small })
    const page = await context.newPage()
    await page.goto(at('/fr/'))
    await expect(entry(page, 'Vases')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    await context.close()
  })
})

test('a product has its story in tabs that the arrow keys work', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await page.locator('tab-set').scrollIntoViewIfNeeded()
  await ready(page, 'tab-set')
  const tabs = page.getByRole('tab')
  const panel = page.locator('[role=tabpanel]:not([hidden])')
  await expect(tabs).toHaveCount(3)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(panel).toHaveCount(1)
  await expect(panel).toContainText('Matière')
  await page.keyboard.press('End')
  await expect(panel).toContainText('eau tiède')
})

test('delivery and returns slide in beside the product, and the focus is restored', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'side-panel')
  const trigger = page.locator('.delivery-panel [data-part=trigger]')
  await trigger.click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('trente jours')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('the address of a product is copied, and the visitor is notified', async ({ page, at, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('/fr/catalog/product/1/x'))
  await page.locator('copy-button button').click()
  await expect(page.locator('[data-part=copy-notice]')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/fr/catalog/product/1/')
  await expect(page.locator('[data-part=copy-notice]')).toHaveCount(0)
})

test('a product can be sent to friends', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await page.locator('social-share').scrollIntoViewIfNeeded()
  await ready(page, 'social-share')
  const links = page.locator('social-share a')
  await expect(links).toHaveCount(4)
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toContain(encodeURIComponent('/fr/catalog/product/1/'))
})

test('the whole card of a product leads to it, its button does not', { tag: '@full-loads' }, async ({ page, at }) => {
  await page.goto(at('/fr/catalog'))
  const card = page.locator('.card').first()
  const name = (await card.locator('h2').textContent()) as string
  await ready(page, 'bigger-link')
  // A tap that ends a scroll must not follow a link: the attribute removes that delay.
  await card.locator('bigger-link').evaluate((element) => element.setAttribute('guard', '0'))
  await card.locator('.overline').click()
  await expect(page.locator('h1')).toHaveText(name)
})

test.describe('the page of the workshop', () => {
  test('opens once its pictures are there, and shows the latest products when they come near', async ({ page, at }) => {
    await page.goto(at('/fr/pages/workshop'))
    await ready(page, 'initial-loader', 'scroll-reveal', 'page-fragment')
    await expect(page.locator('initial-loader')).toBeHidden()
    await page.locator('page-fragment').scrollIntoViewIfNeeded()
    await expect(page.locator('page-fragment .card')).toHaveCount(4)
    await expect(page.locator('scroll-reveal').first()).toBeVisible()
  })

  test('says the same without JavaScript', async ({ browser, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('/fr/pages/workshop'))
    await expect(page.locator('initial-loader')).toBeHidden()
    await expect(page.locator('page-fragment a')).toBeVisible()
    await expect(page.locator('.chapter').first()).toBeVisible()
    await context.close()
  })
})
