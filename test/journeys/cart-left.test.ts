import type { Page } from '@playwright/test'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { type At, countInShop, fill, variantOf, withoutPhotos } from './visitor.ts'

const row = (page: Page) => page.locator('shop-cart [data-item-id]')
const quantity = (page: Page) => row(page).locator('input[name^=Quantity]')
const left = /^En prendre (\d+)$/

/** The stock of the variant, from the refusal of too high a quantity. */
async function stockOf(page: Page, at: At): Promise<number> {
  const { id } = await variantOf(page, at, 1)
  const data = { ProductVariantId: id, Quantity: 9999, Name: 'A product' }
  const answer = await page.request.post(at('/api/v1/catalog/products/addtocart'), { data })
  return (await answer.json()).Stock
}

test.beforeEach(withoutPhotos)

test('an addition of 9999 shows the available quantity, which one press adds', async ({ page, at }) => {
  const stock = await stockOf(page, at)
  await fill(page, at, 1, 2)
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'quantity-input')
  await page.locator('product-variations quantity-input input').fill('9999')
  await page.locator('product-variations add-to-cart button').click()
  const message = page.locator('product-variations add-to-cart [data-part=message]')
  await expect(message).toContainText(`Il ne reste que ${stock} `)
  await message.getByRole('button', { name: `En prendre ${stock - 2}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await countInShop(page, at)).toBe(stock)
})

test('a quantity of 9999 in the basket shows the available one, which one press sets', async ({ page, at }) => {
  const stock = await stockOf(page, at)
  await fill(page, at, 1, 2)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'quantity-input')
  await quantity(page).fill('9999')
  await quantity(page).press('Enter')
  const take = row(page).locator('[data-part=take]')
  await expect(take).toHaveText(`En prendre ${stock}`)
  await expect(quantity(page)).toHaveValue('2')
  await expect(page.locator('shop-cart [aria-busy=true]')).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await tooWide(page)).toBe('')
  }
  expect(await axe(page)).toEqual([])
  await take.click()
  await expect(quantity(page)).toHaveValue(`${stock}`)
  await expect(take).toHaveCount(0)
  await expect.poll(() => countInShop(page, at)).toBe(stock)
})

for (const width of partOf(3, [360, 800, 1280])) {
  test(`the columns of the basket keep their place when amounts and messages change (${width} px)`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of [1, 3]) await fill(page, at, id)
    await page.goto(at('/fr/shoppingcarts'))
    await ready(page, 'shop-cart', 'quantity-input')
    const columns = () =>
      row(page).evaluateAll((rows) =>
        rows.flatMap(({ children }) =>
          [...children].map((cell) => cell.getBoundingClientRect()).map(({ x, width }) => [x, width]),
        ),
      )
    const before = await columns()
    await quantity(page).first().fill('9999')
    await quantity(page).first().press('Enter')
    const take = row(page).locator('[data-part=take]')
    await expect(take).toBeVisible()
    expect(await columns()).toEqual(before)
    const amount = row(page).first().locator('.amount')
    const old = await amount.textContent()
    await take.click()
    await expect(amount).not.toHaveText(old ?? '')
    expect(await columns()).toEqual(before)
  })
}

test('a quantity of 0 in the basket asks whether to remove the item', async ({ page, at }) => {
  await fill(page, at, 1, 1)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'quantity-input')
  await row(page).locator('[data-part=decrease]').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Retirer « Vase haut Galet » du panier ?')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(quantity(page)).toHaveValue('1')
  expect(await countInShop(page, at)).toBe(1)
  await expect(question).toHaveCount(0)
  await quantity(page).fill('0')
  await quantity(page).press('Enter')
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Retirer' }).click()
  await expect(row(page)).toHaveCount(0)
  await expect.poll(() => countInShop(page, at)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('9999 is answered by how many are left, with a button that takes them', async ({ page, at }) => {
    const stock = await stockOf(page, at)
    await page.goto(at('/fr/catalog/product/1/x'))
    const form = page.locator('form[id^=variation-]')
    await form.locator('input[name=Quantity]').fill('9999')
    await form.locator('add-to-cart button').click()
    await expect(page).toHaveURL(/catalog\/product\/1\//)
    await expect(page.getByText(`Il ne reste que ${stock} `)).toBeVisible()
    expect(await tooWide(page)).toBe('')
    await page.getByRole('button', { name: left }).click()
    await expect(page).toHaveURL(/shoppingcarts$/)
    await expect(quantity(page)).toHaveValue(`${stock}`)

    await quantity(page).fill('2')
    await quantity(page).press('Enter')
    await quantity(page).fill('9999')
    await quantity(page).press('Enter')
    await expect(quantity(page)).toHaveValue('2')
    await page.getByRole('button', { name: left }).click()
    await expect(quantity(page)).toHaveValue(`${stock}`)
    await expect(page.getByRole('button', { name: left })).toHaveCount(0)
  })

  test('a quantity of 0 asks on the next page, which removes the item by one press', async ({ page, at }) => {
    await fill(page, at, 1, 2)
    await page.goto(at('/fr/shoppingcarts'))
    await quantity(page).fill('0')
    await quantity(page).press('Enter')
    const question = page.locator('.remedy')
    await expect(question).toContainText('Retirer « Vase haut Galet » du panier ?')
    await expect(quantity(page)).toHaveValue('2')
    expect(await tooWide(page)).toBe('')
    await question.getByRole('button', { name: 'Retirer' }).click()
    await expect(row(page)).toHaveCount(0)
    await expect(page.locator('.remedy')).toContainText('« Vase haut Galet » n’est plus dans votre panier.')
    await page.locator('.remedy').getByRole('button', { name: 'Annuler' }).click()
    await expect(quantity(page)).toHaveValue('2')
  })
})

test('the table of a refund keeps its columns apart, and has price and quantity on phones', async ({ page, at }) => {
  await page.goto(at('/fr/security/login'))
  const form = page.locator('main form:has(input[type=password])').first()
  await form.locator('input[type=email]').fill('camille@example.com')
  await form.locator('input[type=password]').fill('vitrine-demo')
  await form.locator('button[type=submit]').last().click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto(at('/fr/sales/refund?number=100014'))
  const line = page.locator('.lines tbody tr').first()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(line.locator('[data-narrow]')).toBeHidden()
  expect(
    await line
      .locator('.amount')
      .first()
      .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)),
  ).toBeGreaterThan(16)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(line.locator('[data-narrow]')).toHaveText(/^\d+ × [\d,]+\s€$/)
  expect(await tooWide(page)).toBe('')
})
