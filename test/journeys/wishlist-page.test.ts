import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, newcomer, test } from './shop.ts'

const site = '/api/v1/catalog/wishlist'

async function wish(page: Page, at: (path: string) => string, name: string, variants: number[]): Promise<number> {
  let id = 0
  for (const productVariantId of variants) {
    const params = { productVariantId, ...(id > 0 ? { wishlistId: id } : { name }) }
    id = (await (await page.request.post(at(`${site}/addproductvariant`), { params })).json()).WishlistId
  }
  return id
}

const rows = (page: Page) => page.locator('wishlist-page [data-row-id]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const live = (page: Page) => expect(page.locator('wishlist-page')).toHaveAttribute('data-hydrated')

for (const width of partOf(2, [360, 1280]))
  test(`a list is opened by its name, and Back shows the one before, at ${width} px [NAV-34, NAV-35, NAV-36] @everywhere`, {
    tag: '@full-loads',
  }, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    const first = await wish(page, at, 'Première', [11, 12])
    const second = await wish(page, at, 'Deuxième', [13])
    await page.goto(at('/fr/catalog/wishlist/list'))
    await live(page)
    const nav = page.locator('wishlist-nav')
    await expect(nav).toHaveAttribute('data-hydrated')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await nav.getByRole('link', { name: 'Deuxième' }).click()
    await expect(heading(page, 'Deuxième')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`/fr/catalog/wishlist/list\\?Id=${second}$`))
    await expect(nav.locator('.active')).toHaveText('Deuxième (1)')
    expect(asked.filter((path) => path.endsWith('/wishlist/list'))).toEqual([])
    expect(asked.filter((path) => path.endsWith('/wishlist/list_item'))).toHaveLength(1)
    await page.goBack()
    await expect(heading(page, 'Première')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await expect(nav.locator('[aria-current]')).toHaveText('Première (2)')
    await page.goForward()
    await expect(heading(page, 'Deuxième')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await page.goto(at(`/fr/catalog/wishlist/list?Id=${first}`))
    await expect(nav.locator('.active')).toHaveText('Première (2)')
  })

test('a list is renamed, its rows are moved and removed, and it is deleted for good [WISH-13, WISH-19, WISH-21] @everywhere', async ({
  page,
  at,
}) => {
  const id = await wish(page, at, 'Cuisine', [21, 22, 23])
  await wish(page, at, 'Jardin', [24])
  await page.goto(at(`/fr/catalog/wishlist/list?Id=${id}`))
  await live(page)
  const list = page.locator('wishlist-page')
  await list.getByText('Renommer la liste').click()
  await list.getByLabel('Nom de la liste').fill('Salle à <b>manger</b>')
  await list.getByRole('button', { name: 'Enregistrer' }).last().click()
  await expect(heading(page, 'Salle à <b>manger</b>')).toBeVisible()
  await expect(page.locator('wishlist-nav .active')).toContainText('Salle à <b>manger</b>')

  const removals = list.getByRole('button', { name: /^Retirer de la liste/ })
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(removals.first()).toBeFocused()
  await list.getByRole('button', { name: 'Annuler' }).press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await expect(list.locator('.wish-outcome')).toHaveText('C’est de nouveau dans la liste.')
  await expect(list.locator('[data-part=name]')).toBeFocused()

  await removals.first().click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('.shop-account [data-part=count]')).toHaveText('3')
  await expect(page.locator('wishlist-nav .active')).toContainText('(2)')

  await list.getByLabel('Tout choisir').check()
  await list.getByRole('combobox').selectOption({ label: 'Jardin' })
  await list.getByRole('button', { name: 'Déplacer' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(list.locator('.wish-outcome')).toHaveText('2 pièces sont maintenant dans la liste « Jardin ».')
  await expect(page.locator('wishlist-nav')).toContainText('Jardin (3)')

  await list.getByRole('button', { name: 'Supprimer la liste' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Annuler' }).click()
  await expect(list.getByRole('button', { name: 'Supprimer la liste' })).toBeFocused()
  await list.getByRole('button', { name: 'Supprimer la liste' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Supprimer la liste' }).click()
  await expect(heading(page, 'Jardin')).toBeVisible()
  await expect(page).toHaveURL(/\/fr\/catalog\/wishlist\/list$/)
  await expect(page.locator('wishlist-nav')).not.toContainText('manger')
})

test('a list is added to the basket, and missing products are reported; the header follows [WISH-23]', async ({
  page,
  at,
}) => {
  const html = await (await page.request.get(at('/fr/catalog?pageSize=48'))).text()
  const gone = Number(/data-variant-id="(\d+)" data-gone/.exec(html)?.[1] ?? 0)
  const there = Number(/data-variant-id="(\d+)"(?! data-gone)/.exec(html)?.[1])
  await wish(page, at, 'Panier', [there, ...(gone > 0 ? [gone] : [])])
  await page.goto(at('/fr/catalog/wishlist/list'))
  await live(page)
  await page.getByRole('button', { name: 'Mettre le choix au panier' }).click()
  await expect(page.locator('.wish-outcome')).toContainText('Cochez d’abord')
  await page.getByRole('button', { name: 'Tout mettre au panier' }).click()
  await expect(page.locator('.wish-outcome')).toContainText('Ajouté au panier : 1.')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('1')
  if (gone > 0) await expect(page.locator('.wish-outcome li')).toContainText('épuisé')
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page.locator('[data-item-id]')).toHaveCount(1)
})

test('a guest’s list is the customer’s after registering, and others can open its link until it is revoked', async ({
  page,
  at,
  browser,
  shop,
}) => {
  await page.goto(at('/fr/catalog'))
  const heart = page.locator('.card wishlist-button a').first()
  await heart.click()
  const modal = page.locator('dialog[open] wishlist-modal[data-hydrated]')
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Ajouter à une liste' }).click()
  await expect(modal.locator('[data-part=state]')).toContainText('Mes envies')
  await page.keyboard.press('Escape')
  await expect(page.locator('.shop-account [data-part=count]')).toHaveText('1')

  const { email, password } = newcomer()
  const form = {
    Email: email,
    Password: password,
    RepeatPassword: password,
    FirstName: 'Ida',
    LastName: 'B',
    Terms: 'true',
  }
  await page.request.post(at('/fr/security/register'), { form })
  await page.goto(at('/fr/catalog/wishlist/list'))
  await live(page)
  await expect(rows(page)).toHaveCount(1)
  await page.getByText('Partager la liste').click()
  await page.getByLabel('Montrer mon prénom').check()
  await page.getByRole('button', { name: 'Créer un lien' }).click()
  await page.getByText('La liste est partagée', { exact: true }).click()
  const link = await page.locator('.wish-address a').getAttribute('href')
  const other = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await other.newPage()
  const address = new URL(link ?? '', shop).href
  await visitor.goto(address)
  await expect(visitor.getByText('Ida partage ses envies avec vous.')).toBeVisible()
  await visitor.locator('add-to-cart button[type=submit]').click()
  await expect(visitor.locator('cart-summary [data-part=count]').first()).toHaveText(/^[1-9]/)
  await page.getByRole('button', { name: 'Retirer le lien' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Retirer le lien' }).click()
  await expect(page.getByText('Le lien est retiré : la liste est de nouveau privée.').first()).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await other.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is renamed, moved from, ordered and deleted by its forms', async ({ page, at }) => {
    const id = await wish(page, at, 'Un', [31, 32])
    await wish(page, at, 'Deux', [33])
    await page.goto(at(`/fr/catalog/wishlist/list?Id=${id}`))
    await page.getByText('Renommer la liste').click()
    await page.locator('[data-part=rename] [name=Description]').fill('Pour "nous"')
    await page.locator('[data-part=rename] button').click()
    await expect(page.locator('[data-part=description]')).toHaveText('Pour "nous"')
    await page.locator('.wished [type=checkbox]').first().check()
    await page.getByRole('button', { name: 'Déplacer' }).click()
    await expect(page.locator('[data-row-id]')).toHaveCount(1)
    await expect(page.locator('.wishlists')).toContainText('Deux (2)')
    await page.getByRole('button', { name: 'Supprimer la liste' }).click()
    await expect(page.locator('.wishlists')).not.toContainText('Un (')
  })
})
