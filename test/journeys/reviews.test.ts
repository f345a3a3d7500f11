import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

const reviews = (page: Page) => page.locator('product-reviews')
const titles = (page: Page) => reviews(page).locator('.review h3')
/** A number of stars in the list, such as "5 étoiles". */
const filter = (page: Page, stars: string) => reviews(page).getByRole('link', { name: stars })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a shopper filters, orders and pages the reviews, and returns by Back', async ({ page, at }) => {
      await page.goto(at('/fr/catalog/product/1/x'))
      await page.locator('.product-rating a').click()
      await expect(page).toHaveURL(/#reviews$/)
      if (javaScriptEnabled) await expect(reviews(page)).toHaveAttribute('data-hydrated')
      const first = await titles(page).allTextContents()
      await filter(page, '5 étoiles').click()
      await expect(page).toHaveURL(/stars=5#reviews$/)
      await expect(reviews(page).locator('[data-part=heading]')).toHaveText('17 avis')
      await expect(reviews(page).locator('.review .stars:not([data-stars="5"])')).toHaveCount(0)
      await reviews(page).getByRole('link', { name: 'Utiles' }).click()
      await expect(page).toHaveURL(/stars=5&reviewsort=helpful#reviews$/)
      await reviews(page).getByRole('link', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(/reviewpage=2#reviews$/)
      await expect(reviews(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
      for (let step = 0; step < 3; step += 1) await page.goBack()
      await expect(titles(page)).toHaveText(first)
    })

    test('a vote is counted once', async ({ page, at }) => {
      await page.goto(at('/fr/catalog/product/1/x?reviewsort=lowest#reviews'))
      if (javaScriptEnabled) await expect(reviews(page)).toHaveAttribute('data-hydrated')
      const review = page.locator('.review').first()
      const count = Number(await review.locator('[data-part=count]').textContent())
      const button = review.getByRole('button', { name: 'Utile' })
      await button.dblclick()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(review.locator('[data-part=count]')).toHaveText(`${count + 1}`)
      await page.reload()
      await expect(review.locator('[data-part=count]')).toHaveText(`${count + 1}`)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    })
  })

test('the reviews of a variant follow the product, and stay when another variant is chosen', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x?stars=4#reviews'))
  await expect(reviews(page).locator('[data-part=heading]')).toHaveText('12 avis')
  await page.getByText('Noir mat').click()
  await expect(page).toHaveURL(/variant=/)
  await expect(reviews(page).locator('[data-part=heading]')).toHaveText('12 avis')
})
