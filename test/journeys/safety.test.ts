import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

/** A product of the seed whose name is markup with a handler. */
const HOSTILE = '/fr/catalog/product/2123/x'

test.beforeEach(withoutPhotos)

test('a product named like markup shows as text, on its page, in the summary and in the basket', async ({
  page,
  at,
}) => {
  const noHandler = () => expect(page.locator('[onerror], img[src="x"]')).toHaveCount(0)
  await page.goto(at(HOSTILE))
  await ready(page, 'product-variations', 'add-to-cart')
  const name = (await page.locator('main h1').textContent()) as string
  expect(name).toContain('<img')
  await noHandler()
  await page.locator('product-variations add-to-cart button').click()
  await expect(page.getByRole('dialog')).toContainText(name.trim())
  await noHandler()
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await expect(page.locator('shop-cart')).toContainText(name.trim())
  await page.locator('shop-cart quantity-input [data-part=increase]').click()
  await expect(page.locator('shop-cart [data-item-id]')).toHaveAttribute('data-quantity', '2')
  await noHandler()
})

test('a sign-in does not lead out of the shop', { tag: '@full-loads' }, async ({ page, at }) => {
  for (const address of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(at(`/fr/security/login?returnUrl=${encodeURIComponent(address)}`))
    await ready(page, 'login-form')
    const form = page.locator('main login-form form')
    await form.locator('[name=Email]').fill('camille@example.com')
    await form.locator('[name=Password]').fill('vitrine-demo')
    await form.locator('button[type=submit]').click()
    await expect(page, address).not.toHaveURL(/security\/login/)
    expect(new URL(page.url()).origin, address).toBe(new URL(at('/')).origin)
  }
})

test('a change is sent with the token of the page that is shown, and with that of the shopper', async ({
  page,
  at,
  patience,
}) => {
  await page.addInitScript((actTimeout) => {
    const csrf = { header: 'X-CSRF-TOKEN', meta: 'csrf-token' }
    Object.assign(globalThis, { shopSettings: { actTimeout, csrf, bearer: async () => 'shopper-1' } })
  }, patience)
  await page.route(/\/catalog\//, async (route) => {
    if (!/html/.test(route.request().headers().accept ?? '')) return route.fallback()
    const response = await route.fetch()
    const token = `<meta name="csrf-token" content="of ${new URL(route.request().url()).pathname}"></head>`
    await route.fulfill({ response, body: (await response.text()).replace('</head>', token) })
  })
  const add = async () => {
    const asked = page.waitForRequest(/\/products\/addtocart$/)
    await page.locator('product-variations add-to-cart button').click()
    const headers = await (await asked).allHeaders()
    await page.getByRole('dialog').press('Escape')
    return [headers['x-csrf-token'], headers.authorization]
  }
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-variations', 'add-to-cart')
  const first = new URL(page.url()).pathname
  expect(await add()).toEqual([`of ${first}`, 'Bearer shopper-1'])
  await page.locator('main a[href*="/catalog/product/"]:not([href*="/product/1/"])').first().click()
  await expect(page).not.toHaveURL(new RegExp(first))
  await ready(page, 'product-variations', 'add-to-cart')
  expect(await add()).toEqual([`of ${new URL(page.url()).pathname}`, 'Bearer shopper-1'])
})
