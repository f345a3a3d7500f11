import { basketJourney } from '../journeys/basket.ts'
import { expect, isMarked, markDocument, ready, THEMES, test, touch, useTheme } from './fixture.ts'

const ADDRESS = {
  'E-mail': 'ann@home.example',
  Name: 'Ann Walsh',
  'Street and number': 'Quay Street 4',
  'Postal code': 'H91',
  City: 'Galway',
}

for (const theme of THEMES) {
  test(`from the list to an order in ${theme}, without a new document @registry`, async ({ page, wordpress }) => {
    useTheme(wordpress, theme)
    await page.goto(`${wordpress.address}/shop/`)
    await ready(page, 'page-loader', 'product-list')
    await markDocument(page)
    await page.locator('list-toolbar select').selectOption('price_desc')
    await expect(page.locator('product-list h2').first()).toHaveText('Harvest bowl')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL(/pageindex=3/)
    await page.getByRole('link', { name: 'Espresso cup' }).click()
    await expect(page).toHaveTitle(/Espresso cup/)
    await expect(page.locator('.vitrine-price')).toHaveText('€7.40')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page
      .locator('dialog[open]')
      .getByRole('link', { name: /view cart|cart/i })
      .click()
    await expect(page.locator('shop-cart [data-item-id]')).toContainText('Espresso cup')
    await page.locator('shop-cart [data-part=increase]').click()
    await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('€14.80')
    await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
    await expect(page.getByRole('heading', { level: 1 }).last()).toHaveText('Checkout')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByText('Please fill in: E-mail.')).toBeVisible()
    for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.locator('shipping-options').scrollIntoViewIfNeeded()
    await touch(page, 'shipping-options', 'payment-methods')
    await page.getByLabel(/Express/).check()
    await expect(page.locator('[data-part=summary] strong').last()).toHaveText('Total: €30.75')
    await page.getByLabel('Country').selectOption('Ireland')
    await expect(page.getByLabel(/Express/)).toBeDisabled()
    await expect(page.locator('[data-part=summary] strong').last()).toHaveText('Total: €20.75')
    await page.getByLabel('Bank transfer').check()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByText(/Your order \d+ of €20\.75 is on its way\./)).toBeVisible()
    await expect(page.locator('cart-summary [data-part=count]')).toHaveText('0')
    expect(await isMarked(page)).toBe(true)
  })
}

test('a basket: added, changed, refused, reduced, seen in two tabs, emptied @registry', async ({
  context,
  wordpress,
  faults,
}) => {
  useTheme(wordpress, 'twentytwentyone')
  await basketJourney(context, {
    product: { page: `${wordpress.address}/product/moon-vase/`, name: 'Moon vase', stock: 5 },
    short: 'Only 5 are left.',
    basket: `${wordpress.address}/cart/`,
    amounts: { one: '€24.00', two: '€48.00', reduced: '€43.20' },
    coupon: { valid: 'WELCOME', invalid: 'NONE', refusal: /not valid|no coupon/ },
  })
  // The two refusals are of the stock.
  expect(faults.filter((fault) => fault.startsWith('409')).length).toBe(2)
  faults.length = 0
})

test('the search suggests products with their prices @registry', async ({ page, wordpress }) => {
  useTheme(wordpress, 'twentytwentythree')
  await page.goto(`${wordpress.address}/shop/`)
  await page.getByLabel('Search').pressSequentially('moon')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Moon vase')
  await expect(first).toContainText('€24.00')
  await first.click()
  await expect(page).toHaveURL(/product\/moon-vase\/$/)
})

for (const theme of THEMES) {
  test(`the list and the product fit a narrow window in ${theme} @registry`, async ({ page, wordpress }) => {
    useTheme(wordpress, theme)
    await page.setViewportSize({ width: 360, height: 700 })
    for (const path of ['/shop/', '/product/pebble-bowl/', '/cart/']) {
      await page.goto(wordpress.address + path)
      await ready(page, 'page-loader', 'cart-summary')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    }
  })
}
