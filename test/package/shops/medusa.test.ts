import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { startPostgres, type TestServer } from '../../harness/shop/postgres.ts'
import { consoleOf, expect, test } from '../../journeys/shop.ts'
import type { Running } from '../program.ts'
import { basketJourney, suggestionJourney } from './journeys/basket.ts'
import { customerJourney } from './journeys/customer.ts'
import { buyerOn, orderOnceJourney } from './journeys/order.ts'
import { type Connection, productsOf } from './medusa/products.ts'
import { shopPages } from './pages.ts'
import { folderOf, startShop } from './start.ts'
import { startTheme, type Theme } from './theme.ts'

let database: TestServer
let medusa: Running
let theme: Theme
let pages: Record<string, string>

test.beforeAll(async () => {
  test.setTimeout(10 * TEST_LIMIT)
  database = await startPostgres()
  medusa = await startShop('medusa', database.url)
  const written = JSON.parse(readFileSync(`${folderOf('medusa')}/connection.json`, 'utf8')) as Omit<
    Connection,
    'backend'
  >
  const connection: Connection = { ...written, backend: medusa.address }
  const connect = `import { connectMedusa } from '/vitrine/adapters/medusa.js'
    connectMedusa(${JSON.stringify({ ...connection, payments: { pp_system_default: 'Invoice' } })})`
  const products = await productsOf(connection)
  pages = Object.fromEntries(products.map(({ name, page }) => [name, page]))
  theme = await startTheme(connect, products, { more: shopPages })
})

test.afterAll(() => {
  theme?.stop()
  medusa?.stop()
  database?.stop()
})

const pageOf = (name: string) => pages[name] ?? ''

test('a basket on Medusa: added, changed, refused, reduced, seen in two tabs, emptied @registry', async ({
  context,
}) => {
  await basketJourney(context, {
    product: { page: `${theme.address}${pageOf('Moon vase')}`, name: 'Moon vase', stock: 4 },
    short: 'Only 4 left in stock.',
    basket: `${theme.address}/en/shoppingcarts`,
    amounts: { one: '€24.00', two: '€48.00', reduced: '€43.20' },
    coupon: { valid: 'TEN', invalid: 'NONE', refusal: 'no coupon available' },
  })
})

test('a variant of Medusa is chosen with its price and number, one without stock is marked @registry', async ({
  page,
}) => {
  const said = consoleOf(page)
  await page.goto(`${theme.address}${pageOf('Pebble bowl')}`)
  await page.getByLabel('ochre').check()
  await expect(page.locator('[data-bind=UnitPriceTaxIncl]')).toHaveText('€15.00')
  await expect(page.locator('[data-bind=SKU]')).toHaveText('BOWL-ochre-large')
  await expect(page.getByLabel('blue')).toBeDisabled()
  await expect(page.locator('product-gallery [data-part=photos] img')).toHaveJSProperty('naturalWidth', 640)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('€15.00')
  await page.goto(`${theme.address}/en/shoppingcarts`)
  await expect(page.locator('shop-cart [data-item-id] a')).toHaveText('Pebble bowl, ochre / large')
  expect(said).toEqual([])
})

test('the search of Medusa suggests products, with photos and prices @registry', async ({ page }) => {
  await suggestionJourney(page, `${theme.address}/en/catalog`)
})

test('a theme writes the items of the basket in its own HTML @registry', async ({ page }) => {
  await page.goto(`${theme.address}${pageOf('Lamp 06')}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  await page.goto(`${theme.address}/en/own/shoppingcarts`)
  await expect(page.locator('.own')).toHaveText('Lamp 06')
  await page.locator('[data-part=increase]').click()
  await expect(page.locator('.sum')).toHaveText('Sum €72.00 ')
  await page.getByRole('button', { name: 'Remove Lamp 06' }).click()
  await expect(page.locator('.own')).toHaveCount(0)
})

const isOrder = (request: Request) =>
  request.method() === 'POST' && /\/store\/carts\/[^/]+\/complete/.test(request.url())

test('a guest orders on Medusa: list, product, basket, address, delivery, payment, order @registry', async ({
  page,
}) => {
  const said = consoleOf(page)
  const buyer = buyerOn(page, theme.address)
  await page.goto(`${theme.address}/en/electronics`)
  await expect(page.locator('[data-page-status]')).toHaveText('14 products')
  await page.getByLabel('Sort by').selectOption('name_desc')
  const cards = page.locator('product-list [data-variant-id]')
  await expect(cards.first()).toContainText('Lamp 14')
  await expect(cards.first()).toContainText('€36.00')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(cards).toHaveCount(2)
  await expect(page).toHaveURL(/electronics\?sort=name_desc&pageindex=2$/)

  await buyer.add(pageOf('Lamp 01'))
  await buyer.fillCheckout()
  const total = page.locator('[data-part=summary] [data-part=total-incl]')
  await expect(total).toHaveText('€42.00')
  await page.getByLabel('Express, €12.00').check()
  await expect(total).toHaveText('€48.00')
  await buyer.pay()
  const id = await buyer.confirmed()
  expect(id).toMatch(/^order_/)
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  await expect(page.locator('[data-part=costs]')).toContainText('€48.00')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('0')
  expect(said).toEqual([])
})

test('another country has its own taxes in the total @registry', async ({ page }) => {
  const buyer = buyerOn(page, theme.address)
  await buyer.add(pageOf('Lamp 02'))
  await buyer.fillCheckout()
  const total = page.locator('[data-part=summary] [data-part=total-incl]')
  await expect(total).toHaveText('€42.00')
  await page.getByLabel('Country').first().selectOption('FR')
  await expect(total).toHaveText('€38.50')
})

test('a double click, a second tab and a lost answer order once; Back shows the empty basket @registry', async ({
  page,
  context,
}) => {
  const shop = { theme: theme.address, product: pageOf('Lamp 03'), server: medusa.address }
  await orderOnceJourney(context, page, { ...shop, places: isOrder, isSentOnce: false })
})

test('stock that is sold and failures of the server refuse an order whole @registry', async ({ page, browser }) => {
  const buyer = buyerOn(page, theme.address)
  await buyer.add(pageOf('Mist cup'), 6)
  await buyer.fillCheckout()
  const other = buyerOn(await browser.newPage(), theme.address)
  await other.add(pageOf('Mist cup'), 6)
  await other.fillCheckout()
  await other.pay()
  await other.confirmed()
  await other.page.context().close()
  await buyer.pay()
  const refusal = page.locator('[data-part=refusal]')
  await expect(refusal).toContainText('nothing was charged. Not in stock in this quantity: Mist cup.')
  await expect(page.getByLabel('City').first()).toHaveValue('London')
  await page.goto(`${theme.address}/en/shoppingcarts`)
  await page.locator('shop-cart [data-item-id] input').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.locator('shop-cart')).toContainText('€18.00')

  await buyer.fillCheckout()
  const notices = page.locator('notice-stack')
  await page.route('**/payment-sessions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'x', headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.continue(),
  )
  await buyer.pay()
  await expect(notices).toContainText('The server did not answer as expected')
  await notices.getByRole('button', { name: 'Close' }).click()
  await page.unrouteAll()
  await buyer.pay()
  await buyer.confirmed()
})

test('a cart that does not exist any more is renewed with a message, and its checkout orders nothing @registry', async ({
  page,
}) => {
  const buyer = buyerOn(page, theme.address)
  await buyer.add(pageOf('Lamp 04'))
  await buyer.fillCheckout()
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.endsWith(':cart')) localStorage[name] = 'cart_lost'
  })
  await buyer.pay()
  await expect(page.locator('notice-stack')).toContainText('Your session had ended')
  await expect(page.locator('notice-stack')).toContainText('The cart of this page no longer exists')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('0')
  await buyer.add(pageOf('Lamp 04'))
})

test('a customer registers, keeps addresses, orders, sees the orders and orders again @registry', async ({ page }) => {
  await customerJourney(page, theme.address, pageOf('Lamp 05'))
})
