import { TEST_LIMIT } from '../../harness/limits.ts'
import { consoleOf, expect, test } from '../../journeys/shop.ts'
import { type App, installApp } from '../apps/install.ts'
import { type Running, startProgram } from '../program.ts'
import { startShop } from './start.ts'

let vendure: Running
let app: App
let next: Running

test.beforeAll(async () => {
  test.setTimeout(5 * TEST_LIMIT)
  vendure = await startShop('vendure')
  app = installApp('next', { NEXT_PUBLIC_VENDURE: `${vendure.address}/shop-api` })
  app.run(process.execPath, 'node_modules/next/dist/bin/next', 'build')
  next = await startProgram(app.folder, 'node_modules/next/dist/bin/next', 'start', '--port', '0')
})

test.afterAll(() => {
  next?.stop()
  vendure?.stop()
  app?.project.remove()
})

test('a page that Next streams from Vendure works with the adapter: chosen, added, refused, searched @registry', async ({
  page,
  request,
}) => {
  const address = `${next.address}/catalog/product/1`
  const html = await (await request.get(address)).text()
  for (const text of [
    'One moment …',
    '<product-variations product-id="1"',
    '<add-to-cart',
    '>Laptop</h1>',
    '$1,558.80',
  ])
    expect(html).toContain(text)

  const said = consoleOf(page)
  await page.goto(address)
  await page.getByLabel('15 inch').check()
  await page.getByLabel('16GB').check()
  await expect(page.locator('[data-bind=UnitPriceTaxIncl]')).toHaveText('$2,758.80')
  await expect(page.locator('[data-bind=SKU]')).toHaveText('L2201516')
  await page.locator('quantity-input [data-part=increase]').click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('heading')).toHaveText('Added to cart')
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('$5,517.60')
  await page.keyboard.press('Escape')
  await page.locator('[name=Quantity]').fill('99')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Only 100 left in stock.')).toBeVisible()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('2')
  await page.getByLabel('Search').pressSequentially('tab')
  await expect(page.getByRole('option').first()).toContainText('Tablet')
  await page.reload()
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('$5,517.60')
  expect(said).toEqual([])
})
