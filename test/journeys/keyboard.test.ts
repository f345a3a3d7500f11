import type { Locator, Page } from '@playwright/test'
import { expect, newcomer, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/** No page of the shop has more stops than this. */
const MOST_STOPS = 120

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the focus is visible: an outline, or a shadow instead. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.activeElement as Element)
    return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none'
  })

/** Presses Tab until the focus is on the target, and checks that it is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) {
      expect(await showsFocus(page)).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

test('the way from a product to a placed order needs no pointer', { tag: '@full-loads' }, async ({ page, at }) => {
  const { keyboard } = page
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart')

  await keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const sku = page.locator('product-variations [data-bind=SKU]')
  const before = (await sku.textContent()) as string
  await tabTo(page, page.locator('colour-swatches input:checked'))
  await keyboard.press('ArrowRight')
  await expect(sku).not.toHaveText(before)
  await tabTo(page, page.locator('product-variations quantity-input input'))
  await keyboard.press('ArrowUp')
  await expect(page.locator('product-variations quantity-input input')).toHaveValue('2')
  const add = page.locator('product-variations add-to-cart button')
  await tabTo(page, add)
  await keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await keyboard.press('Space')
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.locator('a[href$="/shoppingcarts"]'))
  await keyboard.press('Enter')

  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  await tabTo(page, page.locator('main .panel a[href$="/checkout"]'))
  await keyboard.press('Enter')
  await tabTo(page, page.locator(':is(main, dialog) a[href*="/security/register"]').first())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/security\/register/)

  const { email, password } = newcomer()
  const form = page.locator('register-form form')
  for (const [name, value] of [
    ['FirstName', 'Ada'],
    ['LastName', 'Lovelace'],
    ['Email', email],
    ['Password', password],
    ['RepeatPassword', password],
  ] as const) {
    await tabTo(page, form.locator(`[name=${name}]`))
    await keyboard.type(value)
  }
  await tabTo(page, form.locator('input[type=checkbox][name=Terms]'))
  await keyboard.press('Space')
  await tabTo(page, form.locator('button[type=submit]'))
  await keyboard.press('Enter')

  await expect(page).toHaveURL(at('/fr/checkout'))
  const checkout = page.locator('one-step-checkout form')
  for (const [name, value] of [
    ['ShippingFirstName', 'Ada'],
    ['ShippingLastName', 'Lovelace'],
    ['ShippingStreet1', '1 rue des Potiers'],
    ['ShippingPostalCode', '59000'],
    ['ShippingCity', 'Lille'],
  ] as const) {
    const field = checkout.locator(`[name=${name}]`)
    await tabTo(page, field)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(value)
  }
  await tabTo(page, checkout.locator('input[type=checkbox][name=Terms]'))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('main')).toContainText('Lovelace')
})
