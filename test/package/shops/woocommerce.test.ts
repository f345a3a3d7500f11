import { consoleOf, expect, test } from '../../journeys/shop.ts'
import { basketJourney, suggestionJourney } from './journeys/basket.ts'
import { startTheme, type Theme } from './theme.ts'
import { startWooCommerce } from './woocommerce/stub.ts'

let shop: Awaited<ReturnType<typeof startWooCommerce>>
let theme: Theme

const product = (id: string, name: string, price: string) => ({
  ...{ page: `/en/catalog/product/${id}`, id, variant: id, name, sku: `S-${id}`, price, photo: 'data:,' },
  attributes: [],
})

test.beforeAll(async () => {
  shop = await startWooCommerce()
  const colours = ['blue', 'ochre'].map((id) => ({ id, text: id, isChosen: id === 'blue' }))
  const connect = `import { connectWooCommerce } from '/vitrine/adapters/woocommerce.js'
    connectWooCommerce({ endpoint: '${shop.endpoint}' })`
  theme = await startTheme(connect, [
    product('22', 'Moon vase', '€24.00'),
    { ...product('30', 'Bowl', '€12.00'), variant: '31', attributes: [{ name: 'Colour', values: colours }] },
  ])
})

test.afterAll(() => {
  theme?.stop()
  shop?.stop()
})

test('a basket on the Store API: added, changed, refused, reduced, seen in two tabs, emptied', async ({ context }) => {
  await basketJourney(context, {
    product: { page: `${theme.address}/en/catalog/product/22`, name: 'Moon vase', stock: 4 },
    short: 'There is not enough stock (4 remaining).',
    basket: `${theme.address}/en/shoppingcarts`,
    amounts: { one: '€24.00', two: '€48.00', reduced: '€43.20' },
    coupon: { valid: 'TEN', invalid: 'NONE', refusal: 'Coupon "NONE" does not exist!' },
  })
})

test('a variation is chosen, one that is sold out is marked, and a name with entities is text', async ({ page }) => {
  const said = consoleOf(page)
  await page.goto(`${theme.address}/en/catalog/product/30`)
  await page.getByLabel('ochre').check()
  await expect(page.locator('[data-bind=UnitPriceTaxIncl]')).toHaveText('€15.00')
  await expect(page.locator('[data-bind=SKU]')).toHaveText('S-32')
  const photo = page.locator('product-gallery [data-part=photos] img')
  await expect(photo).toHaveAttribute('src', /^data:image/)
  await expect(photo).toHaveAttribute('alt', 'Bowl “Pebble”')
  await page.getByLabel('Blue').check()
  await expect(page.locator('[data-bind=SKU]')).toHaveText('S-31')
  await expect(page.getByLabel('Ochre')).toBeDisabled()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  await page.goto(`${theme.address}/en/shoppingcarts`)
  await expect(page.locator('shop-cart [data-item-id] a')).toHaveText('Bowl “Pebble”, blue')
  expect(said).toEqual([])
})

test('the search of the Store API suggests products', async ({ page }) => {
  await suggestionJourney(page, `${theme.address}/en/catalog`)
})
