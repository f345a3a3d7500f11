import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.beforeEach(withoutPhotos)

const VASE = '/fr/catalog/product/2/x'
const bar = (page: Page) => page.locator('sticky-buy')
const press = (page: Page) => bar(page).getByRole('button')
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Whether a buy button is whole in the window, with nothing over it. */
const canBuy = (page: Page) =>
  page.locator('.product-facts add-to-cart button, sticky-buy button').evaluateAll((buttons) =>
    buttons.some((button) => {
      const { x, y, width, height, top, bottom } = button.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      return button.checkVisibility() && top >= 0 && bottom <= innerHeight && button.contains(above)
    }),
  )

test('a buy button is in sight at any place of the page of a product', async ({ page, at }) => {
  await page.goto(at(VASE))
  await ready(page, 'sticky-buy', 'add-to-cart')
  await expect(press(page)).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 150) {
    await scrollTo(page, top)
    await expect.poll(() => canBuy(page), `at ${top} px`).toBe(true)
  }
})

test('the bar buys the variant that is chosen, at its price', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1402/x'))
  await ready(page, 'sticky-buy', 'add-to-cart', 'product-variations')
  const other = page.locator('.variation-fields input[type=radio]:not(:checked):not([data-unavailable])').last()
  await other.check({ force: true })
  await expect(page).toHaveURL(/variant=/)
  await scrollTo(page, 1500)
  await expect(press(page)).toBeVisible()
  const price = await page.locator('.product-price [data-bind=UnitPriceTaxIncl]').textContent()
  await expect(bar(page).locator('[data-bind=UnitPriceTaxIncl]')).toHaveText(price ?? '')
  const sent = page.waitForRequest(/products\/addtocart$/)
  await press(page).click()
  const variant = new URL(page.url()).searchParams.get('variant')
  expect((await sent).postDataJSON()).toMatchObject({ ProductVariantId: Number(variant), Quantity: 1 })
})

test('the bar gives way to a field that is typed in, and is above the question about cookies', async ({ page, at }) => {
  await page.context().clearCookies({ name: 'cookie-consent' })
  await page.goto(at(VASE))
  await ready(page, 'sticky-buy', 'consent-banner')
  await expect(page.locator('consent-banner')).toBeVisible()
  await expect(press(page)).toBeVisible()
  const [banner, buy] = [await page.locator('consent-banner').boundingBox(), await bar(page).boundingBox()]
  expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1)
  await page.locator('consent-banner [data-part=decline]').click()
  await scrollTo(page, 99_999)
  await page.locator('footer input[type=email]').focus()
  await expect(bar(page)).toBeHidden()
})

test('without the code of the bar there is the button of the form alone', async ({ browser, at, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await withoutPhotos({ context, baseURL })
  const page = await context.newPage()
  await page.goto(at(VASE))
  await expect(bar(page)).toBeHidden()
  await page.locator('.product-facts add-to-cart button').click()
  await expect(page).toHaveURL(/shoppingcarts/)
  await context.close()
})
