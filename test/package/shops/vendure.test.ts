import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { consoleOf, expect, test } from '../../journeys/shop.ts'
import { type Running, startProgram } from '../program.ts'
import { basketJourney } from './basket.ts'
import { shopPages } from './pages.ts'
import { startTheme, type Theme } from './theme.ts'
import { productsOf } from './vendure/products.ts'

const FOLDER = '.build/shops/vendure'

let vendure: Running
let theme: Theme

/** The server is installed from the registry, in the versions that its package.json names. */
test.beforeAll(async () => {
  test.setTimeout(5 * TEST_LIMIT)
  mkdirSync(FOLDER, { recursive: true })
  cpSync('test/package/shops/vendure', FOLDER, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
  vendure = await startProgram(FOLDER, 'shop.mjs')
  const endpoint = `${vendure.address}/shop-api`
  const connect = `import { connectVendure } from '/vitrine/adapters/vendure.js'
    connectVendure({ endpoint: '${endpoint}', languages: ['en'] })`
  theme = await startTheme(connect, await productsOf(endpoint), { more: shopPages })
})

test.afterAll(() => {
  theme?.stop()
  vendure?.stop()
})

test('a basket on Vendure: added, changed, refused, reduced, seen in two tabs, emptied @registry', async ({
  context,
}) => {
  await basketJourney(context, {
    product: { page: `${theme.address}/en/catalog/product/2/tablet`, name: 'Tablet 32GB', stock: 100 },
    short: 'Only 100 left in stock.',
    basket: `${theme.address}/en/shoppingcarts`,
    amounts: { one: '$394.80', two: '$789.60', reduced: '$710.64' },
    coupon: { valid: 'TEN', invalid: 'NONE', refusal: 'no coupon available' },
  })
})

test('a variant of Vendure is chosen with its price, number and address, and bought @registry', async ({ page }) => {
  const said = consoleOf(page)
  await page.goto(`${theme.address}/en/catalog/product/1/laptop`)
  await page.getByLabel('15 inch').check()
  await page.getByLabel('16GB').check()
  await expect(page.locator('[data-bind=UnitPriceTaxIncl]')).toHaveText('$2,758.80')
  await expect(page.locator('[data-bind=SKU]')).toHaveText('L2201516')
  await expect(page).toHaveURL(/variant=4/)
  const photo = page.locator('product-gallery [data-part=photos] img')
  await expect(photo).toHaveAttribute('src', /^http.*\?w=640&h=640&mode=crop$/)
  await expect(photo).toHaveJSProperty('naturalWidth', 640)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('$2,758.80')
  expect(said).toEqual([])
})

test('the search of Vendure suggests products, with photos and prices @registry', async ({ page }) => {
  await page.goto(`${theme.address}/en/catalog`)
  await page.getByLabel('Search').pressSequentially('lap')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Laptop')
  await expect(first).toContainText('$1,558.80')
  await expect(first.locator('img')).toHaveJSProperty('complete', true)
  await first.click()
  await expect(page).toHaveURL(/catalog\/product\/1\/laptop$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laptop')
})

test('a theme writes the items of the basket in its own HTML @registry', async ({ page }) => {
  await page.goto(`${theme.address}/en/catalog/product/2/tablet`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  await page.goto(`${theme.address}/en/own/shoppingcarts`)
  await expect(page.locator('.own')).toHaveText('Tablet 32GB')
  await page.locator('[data-part=increase]').click()
  await expect(page.locator('.sum')).toHaveText('Sum $789.60 ')
  await page.getByRole('button', { name: 'Remove Tablet 32GB' }).click()
  await expect(page.locator('.own')).toHaveCount(0)
})
