import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const account = { Email: 'sacha@example.com', Password: 'vitrine-demo' }

/** The variant of the first card of a list, for a customer who is signed in. */
async function firstVariant(page: Page): Promise<string> {
  await page.request.post('/fr/security/login', { form: account })
  const html = await (await page.request.get('/fr/catalog')).text()
  return /<li class="card" data-variant-id="(\d+)"/.exec(html)?.[1] ?? ''
}

const modal = (page: Page) => page.locator('dialog[open]')

test('a list opens the wishlist modal of the variant in its address, and of no other [NAV-30, NAV-31]', {
  tag: '@full-loads',
}, async ({ page }) => {
  const id = await firstVariant(page)
  await page.goto(`/fr/catalog?openWishlist=${id}`)
  await expect(modal(page).locator('[name=productVariantId]')).toHaveValue(id)
  await modal(page).getByLabel('Une nouvelle liste (facultatif)').fill(`Envies ${Date.now()}`)
  await modal(page).locator('[name=wishlistId][value=new]').check()
  await modal(page).getByRole('button', { name: 'Ajouter à une liste' }).click()
  await expect(modal(page).getByRole('link', { name: 'Voir la liste' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/fr/catalog?openWishlist=999999')
  await page.locator('product-list').hover()
  await expect(page.locator('.shop-account .tool-count')).toHaveText(/^[1-9]\d*$/)
  await page.goto(`/fr/catalog?openWishlist=${id}`)
  await expect(modal(page)).toBeVisible()
  expect(asked.filter((url) => url.includes('productVariantId=999999'))).toEqual([])
})

test('a list opens the birth list when the address asks for it [NAV-32]', async ({ page }) => {
  await firstVariant(page)
  await page.goto('/fr/catalog?openBirthlist')
  await expect(modal(page).getByRole('heading', { name: 'Liste de naissance' })).toBeVisible()
})

test('the first click on a heart in a list opens the modal, and stays in the list', { tag: '@full-loads' }, async ({
  page,
}) => {
  await firstVariant(page)
  await page.goto('/fr/catalog')
  const heart = page.locator('product-list .card svg').and(page.locator('a[href*="/wishlist/popup"] svg')).first()
  await heart.click()
  await expect(modal(page).locator('[name=productVariantId]')).toBeAttached()
  await expect(page).toHaveURL(/\/fr\/catalog$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product goes on a new list, and off it again [NAV-44, NAV-45]', async ({ page }) => {
    await firstVariant(page)
    await page.goto('/fr/catalog/product/1/x')
    await page.getByRole('link', { name: 'Ajouter à une liste' }).first().click()
    const name = `Sans script ${Date.now()}`
    await page.locator('main [name=wishlistId][value=new]').check()
    await page.locator('main [name=Name]').fill(name)
    await page.getByRole('button', { name: 'Ajouter à une liste' }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.locator('.wishlists .active')).toContainText(name)
    await expect(page.locator('[data-row-id]')).toHaveCount(1)
    await page.getByRole('button', { name: /^Retirer de la liste/ }).click()
    await expect(page.locator('[data-row-id]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Supprimer la liste' }).click()
    await expect(page.locator('.wishlists')).not.toContainText(name)
  })
})
