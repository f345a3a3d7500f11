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

/** Products that Camille has bought, for each way to write. */
const bought = { true: 7, false: 11 }

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'a review with JavaScript' : 'a review without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('is written after signing in, read by staff, and then shown', async ({ page, at, browser }) => {
      const product = at(`/fr/catalog/product/${bought[`${javaScriptEnabled}`]}/x`)
      await page.goto(product)
      await page.getByRole('link', { name: 'Donner mon avis' }).click()
      // In a dialog, or as a page if the link was pressed before the code of the page loader was there.
      const login = page.locator('login-form:visible')
      if (javaScriptEnabled) await expect(login).toHaveAttribute('data-hydrated')
      await login.getByLabel('E-mail', { exact: true }).fill('camille@example.com')
      await login.getByLabel('Mot de passe', { exact: true }).fill('vitrine-demo')
      await login.getByRole('button', { name: 'Se connecter', exact: true }).click()
      const form = page.locator('review-form')
      if (javaScriptEnabled) await expect(form).toHaveAttribute('data-hydrated')
      // The radio buttons are one stop of Tab, and the arrow keys choose.
      await form.getByRole('radio', { name: '1 étoile' }).focus()
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
      await expect(form.getByRole('radio', { name: '4 étoiles' })).toBeChecked()
      if (javaScriptEnabled) await expect(form.locator('[data-part=chosen]')).toHaveText('4 étoiles')
      const title = `Très <b>belle</b> ${javaScriptEnabled}`
      await form.getByLabel('Titre').fill(title)
      await form.getByRole('textbox', { name: 'Votre avis' }).fill('Je l’utilise chaque jour.')
      await form.getByRole('button', { name: 'Envoyer mon avis' }).dblclick()
      await expect(page.getByText('Votre avis paraîtra quand nous l’aurons lu.').first()).toBeVisible()

      const desk = await browser.newPage({ javaScriptEnabled, locale: 'fr' })
      await desk.request.post(at('/fr/security/login'), {
        form: { Email: 'sacha@example.com', Password: 'vitrine-demo' },
      })
      await desk.goto(at('/fr/sales/reviews'))
      const waiting = desk.locator('.review', { hasText: title })
      await expect(waiting).toContainText('à lire')
      await waiting.getByLabel('Réponse publique').fill('Merci beaucoup !')
      await waiting.getByRole('button', { name: 'Publier' }).click()
      await expect(waiting).toContainText('publié')
      await desk.close()

      await page.goto(product)
      const shown = reviews(page).locator('.review', { hasText: title })
      await expect(shown).toContainText('Je l’utilise chaque jour.')
      await expect(shown.locator('.review-answer')).toContainText('Merci beaucoup !')
    })
  })

test('a form without stars or text is not sent, and says so', async ({ page, at }) => {
  await page.request.post(at('/fr/security/login'), {
    form: { Email: 'camille@example.com', Password: 'vitrine-demo' },
  })
  await page.goto(at('/fr/catalog/reviews/write?productId=1'))
  const form = page.locator('review-form')
  await expect(form).toHaveAttribute('data-hydrated')
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(form.getByText('Choisissez une note de 1 à 5 étoiles.').first()).toBeVisible()
  await expect(form.getByRole('radio').first()).toBeFocused()
  await expect(page).toHaveURL(/reviews\/write/)
})
