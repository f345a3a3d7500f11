import type { Page } from '@playwright/test'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { during, listen, saidBy } from './spoken.ts'
import type { At } from './visitor.ts'

/** Fills the basket by the shop's own call, as an addition does. */
async function fill(page: Page, at: At, ...variants: [id: number, quantity: number][]) {
  for (const [ProductVariantId, Quantity] of variants) {
    const answer = await page.request.post(at('/api/v1/catalog/products/addtocart'), {
      data: { ProductVariantId, Quantity, Name: 'x' },
    })
    expect(answer.status()).toBe(200)
  }
}

/** Saves products for later, as the buttons of the basket do. */
async function keepForLater(page: Page, at: At, ...variants: [id: number, quantity: number][]) {
  await fill(page, at, ...variants)
  const html = await (await page.request.get(at('/fr/shoppingcarts'))).text()
  for (const [, save = ''] of html.matchAll(/name="save" value="(\d+)"/g))
    await page.request.post(at('/fr/shoppingcarts/update'), { form: { save } })
}

const rows = (page: Page) => page.locator('shop-cart [data-item-id]')

test('the basket opens in a drawer from the header, and its items can be changed there', async ({ page, at }) => {
  await fill(page, at, [1, 1], [10, 2])
  await page.goto(at('/fr/catalog'))
  await ready(page, 'cart-summary')
  const link = page.locator('cart-drawer a')
  await link.focus()
  await page.keyboard.press('Enter')
  const drawer = page.locator('dialog[data-size=drawer]')
  await expect(drawer.locator('[data-item-id]')).toHaveCount(2)
  await ready(page, 'shop-cart', 'quantity-input')
  expect(await tooWide(page)).toBe('')
  await drawer.locator('button[name=remove]').first().click()
  await expect(drawer.locator('[data-item-id]')).toHaveCount(1)
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('2')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('an item that was removed is restored by one press, with its quantity', async ({ page, at }) => {
  await fill(page, at, [1, 3], [10, 1])
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await page.locator('shop-cart button[name=remove]').first().click()
  await expect(rows(page)).toHaveCount(1)
  await page.locator('[data-part=restore]').click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('shop-cart [name^=Quantity]').last()).toHaveValue('3')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('an item is kept for later and put back', async ({ page, at }) => {
  await fill(page, at, [1, 1], [10, 1])
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await page.locator('shop-cart button[name=save]').first().click()
  await expect(page.locator('.saved li')).toHaveCount(1)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  await page.locator('.saved button[name=return]').click()
  await expect(page.locator('.saved')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
})

for (const width of partOf(2, [360, 1280]))
  test(`a saved item that was removed is restored by one press, at ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await keepForLater(page, at, [1, 2], [10, 1])
    await listen(page)
    await page.goto(at('/fr/shoppingcarts'))
    await ready(page, 'saved-items')
    const saved = page.locator('saved-items')
    const [first] = await saved.locator('li').allTextContents()
    const undo = saved.locator('[data-part=restore]')
    await saved.locator('button[name=forget]').first().focus()
    await during(page, 'the removal', () => page.keyboard.press('Enter'))
    await expect(saved.locator('li')).toHaveCount(1)
    await expect(saved.locator('button[name=forget]')).toBeFocused()
    await expect(undo).toBeVisible()
    expect([await axe(page), await tooWide(page)]).toEqual([[], ''])
    await during(page, 'the return', () => undo.dblclick())
    await expect(saved.locator('li')).toHaveCount(2)
    expect(await saved.locator('li').allTextContents()).toContain(first)
    await expect(undo).toHaveCount(0)
    const said = await saidBy(page)
    expect([said['the removal'], said['the return']]).toEqual([
      [expect.stringMatching(/^« .+ » n’est plus dans votre sélection pour plus tard\.$/)],
      [expect.stringMatching(/^« .+ » est de nouveau dans votre sélection pour plus tard\.$/)],
    ])
    for (const index of [1, 0]) await saved.locator('button[name=forget]').nth(index).click()
    await expect(saved.locator('li')).toHaveCount(0)
    await undo.press('Enter')
    await expect(saved.locator('li')).toHaveCount(1)
    await saved.locator('button[name=return]').click()
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.remedy')).toHaveCount(0)
  })

test('a code is chosen from the list, and taken off with a reason when the basket changes [CART-26, CART-28]', async ({
  page,
  at,
}) => {
  await fill(page, at, [1, 1])
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await page.locator('coupon-list a').click()
  await page.locator('dialog[open] button[value=DIX]').click()
  await expect(page.locator('#coupon-note')).toHaveText(/DIX : 10,00\s€ de remise\.|vaut à partir de 50,00/)
  await fill(page, at, [1, 2])
  await page.reload()
  await ready(page, 'shop-cart')
  await page.locator('coupon-list a').click()
  await page.locator('dialog[open] button[value=DIX]').click()
  await expect(page.locator('#coupon-code')).toHaveValue('DIX')
  await expect(page.locator('[data-part=discount]')).toHaveText(/-10,00\s€/)
  await page.locator('shop-cart button[name=remove]').first().click()
  await page.locator('[data-part=restore]').click()
  await expect(rows(page)).toHaveCount(1)
})

test('the text of a gift card is kept through a reload, and is sent to the checkout [CART-38]', async ({
  page,
  at,
}) => {
  await fill(page, at, [1, 1])
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'gift-card')
  await page.locator('.gift summary').click()
  await page.locator('[data-part=gift-for]').fill('Ada')
  await page.locator('.gift textarea').fill('Bon anniversaire !')
  await page.reload()
  await ready(page, 'gift-card')
  await expect(page.locator('[data-part=gift-for]')).toHaveValue('Ada')
  await expect(page.locator('.gift textarea')).toBeVisible()
})

test('all prices are shown in another currency, after a question when the basket has something', async ({
  page,
  at,
}) => {
  await fill(page, at, [1, 1])
  await page.goto(at('/fr/catalog'))
  await ready(page, 'modal-link')
  await page.locator('.market a').click()
  const modal = page.locator('dialog[open]').first()
  await modal.locator('[name=Currency]').selectOption('CHF')
  await modal.locator('currency-switch button').click()
  await page.locator('[data-part=dialog-confirm]').click()
  await expect(page.locator('cart-summary [data-part=amount]')).toContainText('CHF')
  await expect(page.locator('product-list .price').first()).toContainText('CHF')
  await expect(page.locator('.market')).toContainText('France · CHF')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('currency and country are chosen on a page of their own', async ({ page, at }) => {
    await fill(page, at, [1, 1])
    await page.goto(at('/fr/contact'))
    await page.locator('.market a').click()
    await page.locator('[name=Currency]').selectOption('GBP')
    await page.locator('currency-switch button').click()
    await page.getByRole('button', { name: 'Changer de devise' }).click()
    await expect(page.locator('.market')).toContainText('France · GBP')
    await page.locator('[name=Country]').selectOption('DE')
    await page.locator('tax-country button').click()
    await expect(page.locator('.market')).toContainText('Allemagne · GBP')
    expect(await tooWide(page)).toBe('')
  })

  test('a saved item that was removed is restored by a button of the next page', async ({ page, at }) => {
    await keepForLater(page, at, [1, 2])
    await page.goto(at('/fr/shoppingcarts'))
    await page.locator('button[name=forget]').click()
    await expect(page.locator('.saved')).toHaveCount(0)
    await expect(page.locator('.remedy')).toContainText('n’est plus dans votre sélection pour plus tard.')
    await page.locator('.remedy').getByRole('button', { name: 'Annuler' }).click()
    await expect(page.locator('.saved li')).toHaveCount(1)
    await expect(page.locator('.remedy')).toHaveCount(0)
  })

  test('codes are a page, gift cards a part of the basket', async ({ page, at }) => {
    await fill(page, at, [1, 3])
    await page.goto(at('/fr/shoppingcarts'))
    await page.locator('.gift summary').click()
    await page.locator('[data-part=gift-for]').fill('Ada')
    await page.locator('[data-part=update]').click()
    await expect(page.locator('[data-part=gift-for]')).toHaveValue('Ada')
    await page.locator('coupon-list a').click()
    await page.locator('button[value=DIX]').click()
    await expect(page.locator('[data-part=discount]')).toHaveText(/-10,00\s€/)
  })
})
