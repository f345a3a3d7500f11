import { expect, ready, test } from './shop.ts'
import { fill, withoutPhotos } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.beforeEach(withoutPhotos)

test('the order of a full basket is in sight on a phone at any place of it, with its total', async ({ page, at }) => {
  await fill(page, at, 10)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  const [bar, order] = [
    page.locator('.order-bar'),
    page.locator('main').getByRole('link', { name: 'Commander', exact: true }),
  ]
  await expect(order).toHaveCount(1)
  await expect(order).toBeInViewport({ ratio: 1 })
  const total = page.locator('.panel [data-part=total-incl]')
  await expect(bar.locator('strong')).toHaveText((await total.textContent()) ?? '')
  const before = (await bar.locator('strong').textContent()) ?? ''
  await page.locator('shop-cart [data-part=increase]').first().click()
  await expect(bar.locator('strong')).not.toHaveText(before)
  await expect(bar.locator('strong')).toHaveText((await total.textContent()) ?? '')
  // A focused field is not under the bar.
  await page.locator('#coupon-code').focus()
  const [field, edge] = [await page.locator('#coupon-code').boundingBox(), await bar.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.click()
  await expect(page).toHaveURL(/\/fr\/checkout/)
})

test('without JavaScript the order is in sight too, and the window has it once', async ({ browser, at, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await withoutPhotos({ context, baseURL })
  const page = await context.newPage()
  await page.goto(at('/fr/catalog/product/2/x'))
  await page.locator('.product-facts add-to-cart button').click()
  await page.goto(at('/fr/shoppingcarts'))
  const order = page.locator('main').getByRole('link', { name: 'Commander', exact: true })
  await expect(order).toHaveCount(1)
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.click()
  await expect(page).toHaveURL(/\/fr\/checkout/)
  await context.close()
})
