import type { Page } from '@playwright/test'
import { expect, ready, test } from '../journeys/shop.ts'
import { type Running, runProgram, startMock } from './program.ts'
import { newProject, type Project } from './project.ts'

const PAGES = [
  ['/', 'Ceramics for every day', ['product-list', 'mobile-nav', 'page-loader', 'cart-summary']],
  ['/list/', 'All products', ['product-filters', 'list-toolbar', 'list-pagination']],
  ['/product/', 'Moon vase', ['product-gallery', 'quantity-input', 'tab-set']],
  ['/cart/', 'Your cart', ['shop-cart', 'quantity-input']],
  ['/checkout/', 'Checkout', ['one-step-checkout', 'shipping-options', 'payment-methods']],
  ['/thanks/', 'Thank you for your order', ['one-step-checkout', 'cart-summary']],
] as const

/** All that a page should not have: messages of the console, refused and lost requests. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
  page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`))
  return faults
}

test.describe('npx vitrine new-theme', () => {
  let project: Project
  let mock: Running
  let faults: string[] = []

  test.beforeAll(async () => {
    project = newProject()
    expect((await runProgram(project, ['new-theme', 'theme'])).status).toBe(0)
    mock = await startMock(project, 'theme')
  })
  test.afterAll(() => {
    mock.stop()
    project.remove()
  })
  test.beforeEach(({ page }) => {
    faults = faultsOf(page)
  })
  test.afterEach(() => expect(faults).toEqual([]))

  for (const [path, heading, tags] of PAGES)
    test(`${path} is a page whose tags are upgraded`, async ({ page }) => {
      await page.goto(mock.address + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const tag of tags) await ready(page, tag)
      await page.waitForLoadState('networkidle')
    })

  for (const width of [320, 360])
    test(`no page is wider than a window of ${width} px, before and after the code is there`, async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await page.setViewportSize({ width, height: 700 })
      for (const [path, , tags] of PAGES) {
        await page.route('**/vitrine/vitrine.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
        await page.goto(mock.address + path)
        expect(await overflow(), `${path} before`).toBe(0)
        await page.unrouteAll()
        await page.reload()
        for (const tag of tags) await ready(page, tag)
        await page.waitForLoadState('networkidle')
        expect(await overflow(), `${path} after`).toBe(0)
      }
    })

  test('adds a product to the cart from the list', async ({ page }) => {
    await page.goto(mock.address)
    await ready(page, 'page-loader')
    await page.getByRole('link', { name: 'All products', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
    await page.getByRole('button', { name: 'Add Mist cup to the cart' }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toContainText('“Mist cup” is in your cart.')
    await dialog.getByRole('link', { name: 'View cart' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  })

  test('keeps the filters and the order of the list in its address', async ({ page }) => {
    await page.goto(`${mock.address}/list/`)
    await ready(page, 'page-loader')
    await ready(page, 'product-filters')
    await page.getByRole('checkbox', { name: 'Lune' }).click()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('filter') === '{"Brand":[3]}')
    await expect(page.getByRole('checkbox', { name: 'Lune' })).toBeChecked()
    await page.getByLabel('Order').selectOption('newest')
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sort') === 'newest')
  })

  test('changes a quantity and applies a coupon without leaving the cart', async ({ page }) => {
    await page.goto(`${mock.address}/cart/`)
    await ready(page, 'shop-cart')
    const shown = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/cart/items/'))
    const changed = page.waitForRequest((request) => request.method() === 'PUT')
    await page
      .getByRole('button', { name: 'More' })
      .or(page.getByRole('button', { name: /plus|increase|more/i }))
      .first()
      .click()
    expect((await changed).postDataJSON()).toEqual({ Quantity: 3 })
    await expect(page.locator('cart-summary [data-part=count]')).toHaveText('3')
    await shown
    await ready(page, 'coupon-form')
    await page.getByLabel('Coupon code').fill('SPRING')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.locator('notice-stack')).toContainText('Your code is valid.')
  })

  test('sends the checkout form once it is filled', async ({ page }) => {
    await page.goto(`${mock.address}/checkout/`)
    for (const tag of ['page-loader', 'shipping-options', 'payment-methods']) await ready(page, tag)
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByText('Please give your e-mail.')).toBeVisible()
    for (const name of ['E-mail', 'Name', 'Street and number', 'Postal code', 'City'])
      await page.getByLabel(name).fill(name === 'E-mail' ? 'ann@home.example' : 'Dublin')
    await page.getByLabel('Cash on delivery').check()
    await expect(page.getByText('Please have the exact amount ready.')).toBeVisible()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await page.waitForLoadState('networkidle')
  })

  test('works without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${mock.address}/product/`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await page.close()
  })

  test('replaces no files: a folder that is not empty is refused', async () => {
    const { status, output } = await runProgram(project, ['new-theme', 'theme'])
    expect(status).toBe(1)
    expect(output).toContain('is not empty')
  })
})
