import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'

const account = { Email: 'sacha@example.com', Password: 'vitrine-demo' }

/** The variant of the first card of a list, for a customer who is signed in. */
async function firstVariant(page: Page): Promise<string> {
  await page.request.post('/fr/security/login', { form: account })
  const html = await (await page.request.get('/fr/catalog')).text()
  return /<li class="card" data-variant-id="(\d+)"/.exec(html)?.[1] ?? ''
}

const modal = (page: Page) => page.locator('dialog[open]')

/** The choice of lists in the modal, once it is hydrated: before that its form would load another page. */
const liveModal = (page: Page) => modal(page).locator('wishlist-modal[data-hydrated]')

test('a list opens the wishlist modal of the variant in its address, and of no other [NAV-30, NAV-31]', async ({
  page,
}) => {
  const id = await firstVariant(page)
  await page.goto(`/fr/catalog?openWishlist=${id}`)
  await expect(modal(page).locator('[name=productVariantId]')).toHaveValue(id)
  await expect(liveModal(page)).toBeVisible()
  await modal(page).getByLabel('Une nouvelle liste (facultatif)').fill(`Envies ${Date.now()}`)
  await modal(page).locator('[name=wishlistId][value=new]').check()
  await modal(page).getByRole('button', { name: 'Ajouter à une liste' }).click()
  await expect(modal(page).locator('[data-part=state]')).toContainText(/est dans la liste/)
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

test('the first click on a heart in a list opens the modal, and stays in the list', async ({ page }) => {
  await firstVariant(page)
  await page.goto('/fr/catalog')
  const heart = page.locator('product-list .card svg').and(page.locator('a[href*="/wishlist/popup"] svg')).first()
  await heart.click()
  await expect(modal(page).locator('[name=productVariantId]')).toBeAttached()
  await expect(page).toHaveURL(/\/fr\/catalog$/)
})

for (const width of partOf(2, [360, 1280]))
  test(`a heart is filled on every card at once, the count follows, and both go back at ${width} px [WISH-18, WISH-24, ANALYTICS-11]`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const id = await firstVariant(page)
    await page.request.delete(`/api/v1/catalog/wishlist/deletefromalllist/${id}`)
    const before = Number(await (await page.request.get('/api/v1/catalog/wishlist/products/count')).json())
    await page.goto(at('/fr/catalog'))
    const heart = page.locator(`wishlist-button[product-variant-id="${id}"]`)
    const name = `Cœur ${width} ${Date.now()}`
    await heart.locator('a').click()
    await expect(modal(page).getByRole('heading', { name: 'Ajouter à une liste' })).toBeVisible()
    await expect(liveModal(page)).toBeVisible()
    await modal(page).locator('[name=Name]').fill(name)
    await modal(page).getByRole('button', { name: 'Ajouter à une liste' }).click()
    await expect(modal(page).locator('[data-part=state]')).toContainText(name)
    await expect(modal(page).locator('[data-part=state]')).toBeInViewport()
    await expect(modal(page).getByRole('radio', { name })).toBeChecked()
    const layer = await page.evaluate(() => (globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? [])
    expect(layer.at(-1)?.event).toBe('add_to_wishlist')
    await page.keyboard.press('Escape')
    await expect(heart.locator('a')).toBeFocused()
    await expect(heart).toHaveAttribute('data-present')
    await expect(heart).toContainText('Dans une de vos listes')
    await expect(page.locator('.shop-account [data-part=count]')).toHaveText(String(before + 1))
    // The server has stored it, too.
    await page.goto(at('/fr/catalog'))
    await expect(heart).toHaveAttribute('present')
    await heart.locator('a').click()
    await expect(liveModal(page)).toBeVisible()
    await modal(page).getByRole('button', { name: 'Retirer de toutes les listes' }).click()
    await expect(modal(page).locator('[data-part=state]')).toHaveText('La pièce est retirée de toutes vos listes.')
    await page.keyboard.press('Escape')
    await expect(heart).not.toHaveAttribute('data-present')
  })

test('a requested quantity is kept in the list, by the keyboard alone [WISH-26, WISH-27]', async ({ page, at }) => {
  const id = await firstVariant(page)
  const params = { productVariantId: id, name: `Quantité ${Date.now()}` }
  const made = await page.request.post('/api/v1/catalog/wishlist/addproductvariant', { params })
  const { WishlistId } = await made.json()
  await page.goto(at(`/fr/catalog/wishlist/list?Id=${WishlistId}`))
  const row = page.locator('wish-quantity')
  await row.getByRole('textbox').focus()
  await expect(row).toHaveAttribute('data-hydrated')
  await row.getByRole('textbox').fill('a12')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('status')).toHaveText('La quantité souhaitée est enregistrée : 12.')
  await expect(row.getByRole('textbox')).toHaveValue('12')
  await page.reload()
  await expect(page.locator('[data-row-id]')).toHaveAttribute('data-quantity', '12')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is added to a new list, and removed again [NAV-44, NAV-45]', async ({ page }) => {
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
    await page.goto('/fr/catalog/product/1/x')
    await page.getByRole('link', { name: 'Ajouter à une liste' }).first().click()
    await page.locator('main').getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Ajouter à une liste' }).click()
    await page.goto('/fr/catalog/product/1/x')
    await page.locator('wishlist-button a').first().click()
    await page.locator('main').getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Retirer de cette liste' }).click()
    await expect(page.locator('[data-row-id]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Supprimer la liste' }).click()
    await expect(page.locator('.wishlists')).not.toContainText(name)
  })
})
