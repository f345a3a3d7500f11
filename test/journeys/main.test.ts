import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, newcomer, ready, test } from './shop.ts'

const summary = (page: Page) => page.locator('cart-summary')

async function register(page: Page) {
  const { email, password } = newcomer()
  const form = page.locator('register-form form')
  await form.locator('[name=FirstName]').fill('Ada')
  await form.locator('[name=LastName]').fill('Lovelace')
  await form.locator('[name=Email]').fill(email)
  await form.locator('[name=Password]').fill(password)
  await form.locator('[name=RepeatPassword]').fill(password)
  // Its code loads at the first touch; an earlier click is held, and repeated once it has loaded.
  await ready(page, 'form-validator')
  await form.locator('[name=Terms]').check()
  await form.locator('button[type=submit]').click()
}

async function giveAddress(page: Page) {
  const form = page.locator('one-step-checkout form')
  await form.locator('[name=ShippingCountryId]').selectOption('1')
  for (const [name, value] of [
    ['ShippingFirstName', 'Ada'],
    ['ShippingLastName', 'Lovelace'],
    ['ShippingStreet1', '1 rue des Potiers'],
    ['ShippingPostalCode', '75001'],
    ['ShippingCity', 'Paris'],
    ['ShippingPhoneNumber', '+33123456789'],
  ] as const) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await ready(page, 'form-validator')
  await form.locator('[name=ShippingMethodId]').first().check()
  await form.locator('[name=PaymentMethod]').first().check()
  await form.locator('input[type=checkbox][name=Terms]').check()
}

// Each language and each width once; German, which is longer, in the narrow window.
for (const [culture, width] of partOf(2, [
  ['fr', 1280],
  ['de', 360],
] as const)) {
  test(`from a list to a placed order in ${culture} at ${width} px @everywhere`, { tag: '@full-loads' }, async ({
    page,
    at,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(`/${culture}/catalog`))
    await ready(page, 'list-toolbar', 'cart-summary')

    await page.locator('list-toolbar select[name=sort]').selectOption('price_desc')
    await expect(page).toHaveURL(/sort=price_desc/)
    await page.goto(at(`/${culture}/catalog?sort=price_desc&pageindex=2`))
    await expect(page).toHaveURL(/pageindex=2/)

    await page.goto(at(`/${culture}/catalog/product/1/x`))
    await ready(page, 'product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart')
    const sku = page.locator('product-variations [data-bind=SKU]')
    const before = await sku.textContent()
    await page.locator('colour-swatches input[type=radio]').nth(1).check({ force: true })
    await expect(sku).not.toHaveText(before as string)
    await page.locator('.value-buttons input').nth(1).check()
    const quantity = page.locator('product-variations quantity-input input')
    await page.locator('product-variations quantity-input [data-part=increase]').click()
    await expect(quantity).toHaveValue('2')

    await page.locator('product-variations add-to-cart button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('2')
    await expect(summary(page)).toContainText('2')
    await dialog.locator('a[href$="/shoppingcarts"]').click()

    await expect(page).toHaveURL(at(`/${culture}/shoppingcarts`))
    await ready(page, 'shop-cart', 'quantity-input')
    await page.locator('shop-cart quantity-input [data-part=increase]').click()
    await expect(page.locator('shop-cart [data-item-id]')).toHaveAttribute('data-quantity', '3')
    await expect(summary(page)).toContainText('3')

    await page.goto(at(`/${culture}/checkout`))
    await page.locator('main a[href*="/security/register"]').first().click()
    await expect(page).toHaveURL(/security\/register/)
    await ready(page, 'register-form')
    await register(page)
    await expect(page).toHaveURL(at(`/${culture}/checkout`))
    await ready(page, 'one-step-checkout')
    await giveAddress(page)
    await page.locator('one-step-checkout button[type=submit]:not([data-part=update])').click()

    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
    await expect(page.locator('main')).toContainText('Lovelace')
    await expect(summary(page)).toContainText('0')
    await page.goto(at(`/${culture}/account`))
    await expect(page.locator('main')).toContainText(/1\d{5}/)
    expect(complaints).toEqual([])
  })
}
