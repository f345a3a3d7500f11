import { expect, type Locator, type Page, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const chosen = (page: Page) => page.locator('[data-bind=SKU]')

async function register(page: Page) {
  const form = page.locator('main form')
  await form.getByLabel('Prénom').fill('<b>Ada</b>')
  await form.getByLabel('Nom', { exact: true }).fill('Lovelace')
  await form.getByLabel('E-mail').fill(`order-${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Mot de passe', { exact: true }).fill('a long password')
  await form.getByLabel('encore une fois').fill('a long password')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Créer un compte' }).click()
}

test('choosing a colour and a size shows the variant that was meant, and its address can be shared', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/1/x')
  const first = await chosen(page).textContent()
  const colours = page.getByRole('group', { name: 'Couleur' }).getByRole('radio')
  await expect(colours.first()).toBeChecked()
  await colours.nth(1).check()
  await page.getByRole('group', { name: 'Taille' }).getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Afficher ce choix' }).click()
  await expect(colours.nth(1)).toBeChecked()
  await expect(chosen(page)).not.toHaveText(first as string)
  await page.reload()
  await expect(colours.nth(1)).toBeChecked()
})

test('the chosen variant is added, without showing it first', async ({ page }) => {
  await page.goto('/fr/catalog/product/1/x')
  const colour = page.locator('colour-swatches label').nth(1)
  const name = (await colour.locator('span').first().textContent()) as string
  await colour.getByRole('radio').check()
  await page.getByLabel('Quantité').fill('2')
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL('/fr/shoppingcarts')
  await expect(page.locator('shop-cart tbody tr')).toContainText(name.trim())
  await expect(page.locator('shop-cart tbody tr')).toHaveAttribute('data-quantity', '2')
  await expect(page.locator('cart-summary')).toHaveAttribute('count', '2')
})

test('the basket changes quantities and removes products', async ({ page }) => {
  for (const id of [1, 2]) {
    await page.goto(`/fr/catalog/product/${id}/x`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  }
  const rows = page.locator('shop-cart tbody tr')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('spinbutton').fill('3')
  await rows.first().getByRole('spinbutton').press('Enter')
  await expect(rows.first()).toHaveAttribute('data-quantity', '3')
  await rows.nth(1).getByRole('button', { name: 'Retirer' }).click()
  await expect(rows).toHaveCount(1)
  await rows.first().getByRole('spinbutton').fill('1')
  await page.locator('[data-part=update]').click()
  await expect(rows.first()).toHaveAttribute('data-quantity', '1')
  await rows.first().getByRole('button', { name: 'Retirer' }).click()
  await expect(page.locator('shop-cart')).toContainText('encore vide')
})

test('the gallery’s small photos lead to the large ones', async ({ page }) => {
  await page.goto('/fr/catalog/product/1/x')
  const [front, third] = [0, 2].map((index) => page.locator('[data-part=photos] > li').nth(index))
  await expect(front as Locator).toBeInViewport({ ratio: 0.5 })
  await page.getByRole('link', { name: 'photo 3 sur 4', exact: true }).click()
  await expect(third as Locator).toBeInViewport({ ratio: 0.5 })
  await expect(front as Locator).not.toBeInViewport()
})

test('a visitor registers, orders and finds the order again [CHECKOUT-01] [ACCOUNT-01] [ACCOUNT-09]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/1/x')
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('link', { name: 'Commander' }).click()
  await page.locator('main').getByRole('link', { name: 'Créer un compte' }).click()
  await register(page)
  await expect(page).toHaveURL('/fr/checkout')
  const form = page.locator('one-step-checkout form')
  await expect(form.getByLabel('Prénom').first()).toHaveValue('<b>Ada</b>')
  await form.getByLabel('Rue et numéro').first().fill('Rue du Four 1')
  await form.getByLabel('Code postal').first().fill('59000')
  await form.getByLabel('Localité').first().fill('Lille')
  await form.getByRole('radio', { name: 'Virement bancaire' }).check()
  await form.getByLabel('J’accepte').check()
  await form.locator('.checkout-place button').click()
  await expect(page).toHaveURL(/\/fr\/checkout\/confirmation\/./)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, <b>Ada</b> !')
  await expect(page.locator('.order')).toContainText('Vase haut Galet')
  await expect(page.locator('cart-summary')).toHaveAttribute('count', '0')
  const number = page.url().split('/').at(-1) as string
  await page.goto('/fr/account')
  await page.getByRole('link', { name: number }).click()
  await expect(page.locator('.order')).toContainText('Rue du Four 1')
})

test('a refused checkout keeps what was typed and names what is missing', async ({ page }) => {
  await page.goto('/fr/security/register')
  await register(page)
  await page.goto('/fr/catalog/product/1/x')
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.goto('/fr/checkout')
  const form = page.locator('one-step-checkout form')
  await form.getByLabel('Rue et numéro').first().fill('Rue du Four 1')
  await form.getByLabel('Code postal').first().fill(' ')
  await form.getByLabel('Localité').first().fill('Lille')
  await form.getByLabel('facture').uncheck()
  await form.getByLabel('J’accepte').check()
  await form.locator('.checkout-place button').click()
  await expect(page.locator('[data-valmsg-for=ShippingPostalCode]')).not.toBeEmpty()
  await expect(form.getByLabel('Rue et numéro').first()).toHaveValue('Rue du Four 1')
  await expect(form.getByLabel('facture')).not.toBeChecked()
  await expect(page.locator('[name=BillingCity]')).toBeVisible()
})
