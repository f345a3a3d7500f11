import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import type { At } from './visitor.ts'

/**
 * Makes the pages of the shop those of a theme in another language: the library speaks it, the theme's own texts stay
 * French.
 */
async function speak(page: Page, lang: string, settings: object): Promise<void> {
  await page.route(/\/fr\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const more = JSON.stringify(settings).slice(1, -1)
    const body = (await response.text())
      .replace('<html lang="fr"', `<html lang="${lang}"`)
      .replace('id="shop-settings">{', `id="shop-settings">{${more},`)
    return route.fulfill({ response, body })
  })
}

async function added(page: Page, at: At) {
  await page.goto(at('/fr/catalog/product/3/x'))
  await ready(page, 'add-to-cart')
  await page.locator('product-variations add-to-cart button').click()
  return page.locator('dialog[open]')
}

test.describe('a theme in another language', () => {
  test.use({ consent: 'open' })

  test('has the texts of the library in English', async ({ page, at }) => {
    await speak(page, 'en-GB', { locale: 'en-GB' })
    await page.goto(at('/fr/catalog'))
    await page.getByRole('button', { name: 'Decline all' }).click()
    const dialog = await added(page, at)
    await expect(dialog.getByRole('heading')).toHaveText('Added to cart')
    await expect(dialog).toContainText('Your cart has 1 item.')
    await dialog.getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  })

  test('adds a language by a file; what it lacks is in English, and marked so', async ({ page, at }) => {
    const texts = {
      ShoppingCarts: { AddedToCart: 'Tillagd', InYourCart: { one: 'En vara.', other: '{{count}} varor.' } },
    }
    await page.route('**/texts/sv.json', (route) => route.fulfill({ json: texts }))
    await speak(page, 'sv', { locale: 'sv', texts: { sv: '/texts/sv.json' } })
    await page.goto(at('/fr/catalog'))
    const decline = page.getByRole('button', { name: 'Decline all' })
    await expect(decline).toHaveAttribute('lang', 'en')
    await decline.click()
    const dialog = await added(page, at)
    await expect(dialog.getByRole('heading')).toHaveText('Tillagd')
    await expect(dialog).toContainText('En vara.')
    await expect(dialog.getByRole('heading')).not.toHaveAttribute('lang')
    await expect(dialog.getByRole('button', { name: 'Continue shopping' })).toHaveAttribute('lang', 'en')
  })
})
