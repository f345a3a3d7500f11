import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test, useTheme } from './fixture.ts'
import type { WordPress } from './site.ts'

const FIELDS = {
  Email: 'ann@home.example',
  ShippingName: 'Ann Walsh',
  ShippingStreet1: 'Quay Street 4',
  ShippingPostalCode: 'H91',
  ShippingCity: 'Galway',
  ShippingCountryId: '5',
  ShippingMethodId: '1',
  PaymentMethod: 'CashOnDelivery',
}

const idOf = ({ php }: WordPress, name: string) =>
  Number(php(`echo get_page_by_path('${name}', OBJECT, 'vitrine_product')->ID;`))
const stockOf = ({ php }: WordPress, id: number) => Number(php(`echo vitrine_stock(${id});`))
const ordersOf = ({ php }: WordPress) =>
  Number(php(`global $wpdb; echo $wpdb->get_var('SELECT COUNT(*) FROM ' . vitrine_table('orders'));`))

/** A visitor with a product in the cart. */
async function shopperWith(id: number, create: () => Promise<APIRequestContext>, quantity = 1) {
  const shopper = await create()
  const data = { ProductVariantId: id, Quantity: quantity, Name: 'x' }
  const added = await shopper.post('/api/v1/catalog/products/addtocart', { data })
  expect(added.status(), await added.text()).toBe(200)
  return shopper
}

/** The hidden fields of the checkout, as the shopper has got them. */
async function checkoutOf(shopper: APIRequestContext): Promise<Record<string, string>> {
  const html = await (await shopper.get('/checkout/')).text()
  const hidden = [...html.matchAll(/type="hidden" name="(Attempt|SeenTotal)" value="(\w+)"/g)]
  return { ...FIELDS, ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])) }
}

const send = (shopper: APIRequestContext, form: Record<string, string>): Promise<APIResponse> =>
  shopper.post('/checkout/', { form, maxRedirects: 0 })

test.beforeEach(({ wordpress }) => useTheme(wordpress, 'twentytwentyone'))

test('a form that is sent twice at once places one order, and takes the stock once @registry', async ({
  wordpress,
  playwright,
}) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const id = idOf(wordpress, 'nest-bowl')
  const [stock, orders] = [stockOf(wordpress, id), ordersOf(wordpress)]
  const shopper = await shopperWith(id, create, 2)
  const form = await checkoutOf(shopper)
  const answers = await Promise.all([send(shopper, form), send(shopper, form), send(shopper, form)])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303])
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1)
  expect(stockOf(wordpress, id)).toBe(stock - 2)
  expect(ordersOf(wordpress)).toBe(orders + 1)
  const { location = '' } = answers[0]?.headers() ?? {}
  expect(await (await shopper.get(location)).text()).toContain('is on its way')
  // Nobody else sees it.
  expect(await (await (await create()).get(location)).text()).not.toContain('is on its way')
})

test('the last one is sold once: the other shopper is refused, and nothing of that order is kept @registry', async ({
  wordpress,
  playwright,
}) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const [last, plenty] = [idOf(wordpress, 'twin-vase'), idOf(wordpress, 'salt-bowl')]
  wordpress.php(`update_post_meta(${last}, 'vitrine_stock', 1);`)
  const stock = stockOf(wordpress, plenty)
  const shoppers = [await shopperWith(last, create), await shopperWith(last, create)]
  for (const shopper of shoppers)
    await shopper.post('/api/v1/catalog/products/addtocart', { data: { ProductVariantId: plenty, Quantity: 1 } })
  const forms = await Promise.all(shoppers.map(checkoutOf))
  const answers = await Promise.all(shoppers.map((shopper, place) => send(shopper, forms[place] ?? {})))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 422])
  expect(stockOf(wordpress, last)).toBe(0)
  expect(stockOf(wordpress, plenty)).toBe(stock - 1)
})

test('a coupon with one use is granted to one order, and takes off no more than once @registry', async ({
  wordpress,
  playwright,
}) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const id = idOf(wordpress, 'mist-cup')
  const shoppers = [await shopperWith(id, create), await shopperWith(id, create)]
  for (const shopper of shoppers)
    for (const time of ['once', 'twice']) {
      const answer = await shopper.post('/api/v1/shoppingcarts/coupon', { data: { CouponCode: ' five ' } })
      expect(await answer.json(), time).toBe(true)
    }
  for (const shopper of shoppers)
    expect((await (await shopper.get('/api/v1/shoppingcarts')).json()).AmountTaxInclHtml).toBe('€4.00')
  const forms = await Promise.all(shoppers.map(checkoutOf))
  const answers = await Promise.all(shoppers.map((shopper, place) => send(shopper, forms[place] ?? {})))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 422])
  const later = await (await create()).post('/api/v1/shoppingcarts/coupon', { data: { CouponCode: 'FIVE' } })
  expect(await later.json()).toBe(false)
})

test('an order with another total than the shopper has seen is not placed @registry', async ({
  wordpress,
  playwright,
}) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const id = idOf(wordpress, 'rain-cup')
  const shopper = await shopperWith(id, create)
  const form = await checkoutOf(shopper)
  wordpress.php(`update_post_meta(${id}, 'vitrine_price', 1250);`)
  const answer = await send(shopper, form)
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('The total has changed.')
  expect((await send(shopper, await checkoutOf(shopper))).status()).toBe(303)
  wordpress.php(`update_post_meta(${id}, 'vitrine_price', 1150);`)
})

test('what is added at once in many requests is all in the cart @registry', async ({ wordpress, playwright }) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const id = idOf(wordpress, 'espresso-cup')
  const shopper = await shopperWith(id, create)
  const data = { ProductVariantId: id, Quantity: 1 }
  await Promise.all(Array.from({ length: 8 }, () => shopper.post('/api/v1/catalog/products/addtocart', { data })))
  expect((await (await shopper.get('/api/v1/shoppingcarts')).json()).ItemsCount).toBe(9)
})

test('a request of another site, and a quantity that is none, are refused @registry', async ({
  wordpress,
  playwright,
}) => {
  const create = () => playwright.request.newContext({ baseURL: wordpress.address })
  const id = idOf(wordpress, 'sand-cup')
  const shopper = await shopperWith(id, create)
  const foreign = { Origin: 'https://evil.example' }
  const items = '/api/v1/shoppingcarts/shoppingcartitems'
  expect((await shopper.delete(`${items}/${id}`, { headers: foreign })).status()).toBe(403)
  expect((await shopper.post('/cart/', { form: { remove: `${id}` }, headers: foreign })).status()).toBe(403)
  for (const Quantity of [-1, 1.5, 1e9, 'many', null])
    expect((await shopper.put(`${items}/${id}`, { data: { Quantity } })).status(), `${Quantity}`).toBe(400)
  expect((await (await shopper.get('/api/v1/shoppingcarts')).json()).ItemsCount).toBe(1)
})

test('without JavaScript: from the list to an order, with a refusal on the way @registry', async ({
  browser,
  wordpress,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${wordpress.address}/shop/`)
  await page.getByLabel('Cups').check()
  await page.getByRole('button', { name: 'Show the products' }).click()
  await expect(page.locator('product-list h2')).toHaveCount(10)
  await page.getByRole('button', { name: 'Add Feast cup to the cart' }).click()
  await expect(page.locator('[data-item-id]')).toContainText('Feast cup')
  await page.getByLabel('Quantity of Feast cup').fill('90')
  await page.locator('[data-part=update]').click()
  await expect(page.getByRole('alert').first()).toHaveText('Only 7 are left.')
  await page.getByLabel('Quantity of Feast cup').fill('2')
  await page.locator('[data-part=update]').click()
  await expect(page.locator('shop-cart')).toContainText('€49.00')
  await page.getByLabel('Coupon code').fill('WELCOME')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('shop-cart')).toContainText('€44.10')
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('E-mail').fill('not an address')
  await page.getByLabel(/Express/).check()
  await page.getByRole('button', { name: 'Update the total' }).click()
  await expect(page.getByText('Total: €60.05').first()).toBeVisible()
  for (const [label, value] of [
    ['E-mail', 'ann@home.example'],
    ['Name', 'Ann'],
    ['Street and number', 'Quay 4'],
    ['Postal code', 'H91'],
    ['City', 'Galway'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByText(/Your order \d+ of €60\.05 is on its way\./)).toBeVisible()
  await page.close()
})
