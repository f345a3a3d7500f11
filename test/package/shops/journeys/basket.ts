import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../../../journeys/shop.ts'

/** What the journey needs of a shop: pages of its theme, and products, amounts and a code of its data. */
export type ProofShop = {
  /** The page of a product of which `stock` units can be had; `name` is that of its line. */
  product: { page: string; name: string; stock: number }
  /** The message for a quantity that is not in stock. */
  short: string
  basket: string
  /** Amounts as the page writes them: one unit, two, and two with the coupon. */
  amounts: { one: string; two: string; reduced: string }
  /** Codes, and the message for the invalid one. */
  coupon: { valid: string; invalid: string; refusal: string | RegExp }
}

/** Types a text of which the first suggestion is the vase of the stubs, and opens its page. */
export async function suggestionJourney(page: Page, catalogue: string): Promise<void> {
  await page.goto(catalogue)
  await page.getByLabel('Search').pressSequentially('vase')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Moon vase')
  await expect(first).toContainText('€24.00')
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon vase')
}

/** A basket as a shopper uses it: added to, changed, refused, reduced by a coupon, seen in two tabs, emptied. */
export async function basketJourney(context: BrowserContext, shop: ProofShop): Promise<void> {
  const { product, amounts } = shop
  const page = await context.newPage()
  await page.goto(shop.basket)
  await expect(page.locator('shop-cart')).toContainText('0 items')

  await page.goto(product.page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  const count = page.locator('cart-summary [data-part=count]')
  await expect(count).toHaveText('1')
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText(amounts.one)
  await page.keyboard.press('Escape')

  // More than there are: none is added.
  await page.locator('[name=Quantity]').fill(`${product.stock + 1}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(shop.short).first()).toBeVisible()
  await expect(count).toHaveText('1')
  // As many as there are beside the one in the basket.
  await page.getByRole('button', { name: `Take ${product.stock - 1}` }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(count).toHaveText(`${product.stock}`)

  await page.goto(shop.basket)
  const row = page.locator('shop-cart [data-item-id]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(product.name)
  const field = row.locator('input')
  await field.fill('1')
  await field.press('Enter')
  await expect(count).toHaveText('1')
  await row.locator('[data-part=increase]').click()
  await expect(count).toHaveText('2')
  await expect(row).toContainText(amounts.two)

  await field.fill(`${product.stock + 1}`)
  await field.press('Enter')
  await expect(row.getByRole('alert')).toContainText(shop.short)
  await expect(field).toHaveValue('2')
  await page.reload()
  await expect(field).toHaveValue('2')

  await page.getByLabel('Coupon code').fill(shop.coupon.invalid)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('notice-stack')).toContainText(shop.coupon.refusal)
  await page.getByLabel('Coupon code').fill(shop.coupon.valid)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('notice-stack')).toContainText('coupon valid')
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText(amounts.reduced)
  await expect(page.locator('shop-cart')).toContainText(shop.coupon.valid)
  await page.locator('coupon-form').getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('cart-summary [data-part=amount]')).toHaveText(amounts.two)

  const other = await context.newPage()
  await other.goto(product.page)
  await other.getByRole('button', { name: 'Add to cart' }).click()
  await expect(other.locator('cart-summary [data-part=count]')).toHaveText('3')
  await expect(count).toHaveText('3')
  await expect(field).toHaveValue('3')
  await other.close()

  await row.locator('[name=remove]').click()
  await expect(row).toHaveCount(0)
  await expect(count).toHaveText('0')
  await page.locator('[data-part=restore]').click()
  await expect(row).toHaveCount(1)
  await expect(field).toHaveValue('3')
  await page.close()
}
