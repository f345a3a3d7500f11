import type { Request } from '@playwright/test'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { consoleOf, expect, test } from '../../journeys/shop.ts'
import type { Running } from '../program.ts'
import { basketJourney } from './journeys/basket.ts'
import { customerJourney } from './journeys/customer.ts'
import { buyerOn, orderOnceJourney } from './journeys/order.ts'
import { shopPages } from './pages.ts'
import { startShop } from './start.ts'
import { startTheme, type Theme } from './theme.ts'
import { productsOf } from './vendure/products.ts'

let vendure: Running
let theme: Theme

test.beforeAll(async () => {
  test.setTimeout(5 * TEST_LIMIT)
  vendure = await startShop('vendure')
  const endpoint = `${vendure.address}/shop-api`
  const connect = `import { connectVendure } from '/vitrine/adapters/vendure.js'
    const paymentData = () => JSON.parse(sessionStorage.getItem('payment') ?? '{}')
    connectVendure({ endpoint: '${endpoint}', languages: ['en'], paymentData })`
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

const MONITOR = '/en/catalog/product/4/32-inch-monitor'
const MOUSE = '/en/catalog/product/3/cordless-mouse'

/** Whether a request to the shop does a step of the order. */
const does = (request: Request, step: string) => (request.postData() ?? '').includes(step)

test('a guest orders on Vendure: list, product, basket, address, delivery, payment, order @registry', async ({
  page,
}) => {
  const said = consoleOf(page)
  const buyer = buyerOn(page, theme.address)
  await page.goto(`${theme.address}/en/electronics`)
  await expect(page.locator('[data-page-status]')).toHaveText('20 products')
  await page.getByRole('checkbox', { name: 'Polaroid' }).click()
  await expect(page.locator('[data-page-status]')).toHaveText('1 product')
  await page.getByRole('link', { name: 'Remove the filter Polaroid' }).click()
  await expect(page.locator('[data-page-status]')).toHaveText('20 products')
  await page.getByLabel('Sort by').selectOption('price_desc')
  const cards = page.locator('product-list [data-variant-id]')
  await expect(cards.first()).toContainText('Vintage Folding Camera')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(cards).toHaveCount(8)
  await expect(page).toHaveURL(/electronics\?sort=price_desc&pageindex=2$/)

  await buyer.add(MONITOR)
  await buyer.fillCheckout()
  const total = page.locator('[data-part=summary] [data-part=total-incl]')
  await expect(total).toHaveText('$377.00')
  await page.getByLabel('Express').check()
  await expect(total).toHaveText('$382.00')
  await buyer.pay()
  const number = await buyer.confirmed()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.locator('[data-part=costs]')).toContainText('$382.00')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('0')
  expect(said).toEqual([])
})

test('a double click, a second tab and a lost answer pay once; Back shows the empty basket @registry', async ({
  page,
  context,
}) => {
  const shop = { theme: theme.address, product: MONITOR, server: vendure.address }
  const places = (request: Request) => does(request, 'addPaymentToOrder')
  await orderOnceJourney(context, page, { ...shop, places, isSentOnce: true })
})

test('stock that is gone, a declined payment and failures of the server refuse an order whole @registry', async ({
  page,
  browser,
}) => {
  const buyer = buyerOn(page, theme.address)
  await buyer.add(MOUSE, 60)
  await buyer.fillCheckout()
  const other = buyerOn(await browser.newPage(), theme.address)
  await other.add(MOUSE, 60)
  await other.fillCheckout()
  await other.pay()
  await other.confirmed()
  await other.page.context().close()
  await buyer.pay()
  const refusal = page.locator('[data-part=refusal]')
  await expect(refusal).toContainText('nothing was charged. Not in stock in this quantity: Wireless Optical Mouse.')
  await expect(page.getByLabel('City').first()).toHaveValue('London')
  await page.goto(`${theme.address}/en/shoppingcarts`)
  await page.locator('shop-cart [data-item-id] input').fill('2')
  await page.keyboard.press('Enter')
  // The count is shown at once, the amount once the shop has stored the change.
  await expect(page.locator('shop-cart')).toContainText('$45.58')

  await buyer.fillCheckout()
  await page.evaluate(() => sessionStorage.setItem('payment', '{"shouldDecline":true}'))
  await buyer.pay()
  await expect(refusal).toContainText('The payment was declined')
  await page.evaluate(() => sessionStorage.clear())

  const notices = page.locator('notice-stack')
  const body = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
  for (const answer of [
    { status: 500, body: 'x' },
    { status: 200, body },
  ]) {
    await page.route('**/shop-api**', (route) =>
      does(route.request(), 'ArrangingPayment')
        ? route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.continue(),
    )
    await buyer.pay()
    await expect(notices).toContainText('The server did not answer as expected')
    await notices.getByRole('button', { name: 'Close' }).click()
    await page.unrouteAll()
  }
  await buyer.pay()
  await buyer.confirmed()
})

test('a session that has ended is renewed with a message, and its checkout orders nothing @registry', async ({
  page,
}) => {
  const buyer = buyerOn(page, theme.address)
  await buyer.add(MONITOR)
  await buyer.fillCheckout()
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('vitrine:vendure')) localStorage[name] = 'ended'
  })
  await buyer.pay()
  await expect(page.locator('notice-stack')).toContainText('Your session had ended')
  await expect(page.locator('notice-stack')).toContainText('The cart of this page no longer exists')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('0')
})

test('a customer registers, keeps addresses, orders, sees the orders and orders again @registry', async ({ page }) => {
  await customerJourney(page, theme.address, MONITOR)
})
