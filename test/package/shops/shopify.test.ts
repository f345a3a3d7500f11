import { consoleOf, expect, test } from '../../journeys/shop.ts'
import { basketJourney, suggestionJourney } from './journeys/basket.ts'
import { shopifyStub } from './shopify/stub.ts'
import { startTheme, type Theme, type ThemeProduct } from './theme.ts'

let theme: Theme
let themeOfSections: Theme

const product = (id: string, variant: string, name: string, price: string): ThemeProduct => ({
  ...{ page: `/en/products/${id}`, id, variant, name, sku: `S-${variant}`, price, photo: 'data:,', attributes: [] },
})

const attribute = (name: string, ...values: string[]) => ({
  name,
  values: values.map((text, index) => ({ id: text, text, isChosen: index === 0 })),
})

const products = [
  product('moon-vase', '22', 'Moon vase', '€24.00'),
  product('mist-cup', '23', 'Mist cup', '€9.00'),
  {
    ...product('bowl', '31', 'Bowl “Pebble” <b>', '€12.00'),
    attributes: [attribute('Colour', 'blue', 'ochre'), attribute('Size', 'small', 'large')],
  },
]

/** The object `Shopify` is on each page of a theme. */
const connect = (options: string) => `import { connectShopify } from '/vitrine/adapters/shopify.js'
    globalThis.Shopify = { routes: { root: '/en/' }, currency: { active: 'EUR' } }
    connectShopify(${options})`

test.beforeAll(async () => {
  theme = await startTheme(connect(''), products, { shop: shopifyStub() })
  themeOfSections = await startTheme(connect(`{ itemsSection: 'main-cart-items' }`), products, { shop: shopifyStub() })
})

test.afterAll(() => {
  theme?.stop()
  themeOfSections?.stop()
})

test('a basket on the Ajax API: added, changed, refused, reduced, seen in two tabs, emptied', async ({ context }) => {
  await basketJourney(context, {
    product: { page: `${theme.address}/en/products/moon-vase`, name: 'Moon vase', stock: 4 },
    short: 'Only 4 left in stock.',
    basket: `${theme.address}/en/shoppingcarts`,
    amounts: { one: '€24.00', two: '€48.00', reduced: '€43.20' },
    coupon: { valid: 'TEN', invalid: 'NONE', refusal: 'no coupon available' },
  })
})

test('a shop that adds nothing of a quantity is quoted, and the basket stays as it is', async ({ page }) => {
  await page.goto(`${theme.address}/en/products/mist-cup`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const count = page.locator('cart-summary [data-part=count]')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(count).toHaveText('1')
  await page.keyboard.press('Escape')
  await page.locator('[name=Quantity]').fill('9')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const message = "You can't add more Mist cup to the cart."
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0)
  await page.goto(`${theme.address}/en/shoppingcarts`)
  const row = page.locator('shop-cart [data-item-id]')
  await row.locator('input').fill('9')
  await row.locator('input').press('Enter')
  await expect(row.getByRole('alert')).toContainText(message)
  await expect(row.locator('input')).toHaveValue('1')
  await expect(count).toHaveText('1')
})

test('a variant is chosen, one that is sold out is marked, a shortened quantity is refused', async ({ page }) => {
  const said = consoleOf(page)
  await page.goto(`${theme.address}/en/products/bowl`)
  await page.getByLabel('large').check()
  await page.getByLabel('ochre').check()
  await expect(page.locator('[data-bind=UnitPriceTaxIncl]')).toHaveText('€18.00')
  await expect(page.locator('[data-bind=SKU]')).toHaveText('S-33')
  await expect(page.getByLabel('small')).toBeDisabled()
  await expect(page.locator('product-gallery [data-part=photos] img')).toHaveAttribute('alt', 'Bowl “Pebble” <b>')
  await page.locator('[name=Quantity]').fill('9')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Only 4 left in stock.').first()).toBeVisible()
  // The count may be that of the moment between the addition and its end.
  await page.getByRole('button', { name: 'Take 4' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('4')
  await page.goto(`${theme.address}/en/shoppingcarts`)
  await expect(page.locator('shop-cart [data-item-id] a')).toHaveText('Bowl “Pebble” <b> - ochre / large')
  expect(said.filter((message) => !message.includes('422'))).toEqual([])
})

test('the predictive search suggests products', async ({ page }) => {
  await suggestionJourney(page, `${theme.address}/en/catalog`)
})

test('a section of the theme is the HTML of the items, which work as before', async ({ page }) => {
  await page.goto(`${themeOfSections.address}/en/products/moon-vase`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  await page.goto(`${themeOfSections.address}/en/shoppingcarts`)
  const row = page.locator('shop-cart .of-theme')
  await row.locator('[data-part=increase]').click()
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText('€48.00')
  await expect(row.locator('input')).toHaveValue('2')
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await page.locator('[data-part=restore]').click()
  await expect(row.locator('input')).toHaveValue('2')
})
