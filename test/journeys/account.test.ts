import { axeInLightAndDark, tooWide, upgraded } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { enter } from './visitor.ts'

test('a customer changes their name in a modal, and the page greets by it @everywhere', async ({ page, at }) => {
  await enter(page, at)
  // Before the code of lazy tags is loaded, the link opens its page.
  await page.goto(at('/fr/account'), { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Vos coordonnées' })
  await link.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Vos coordonnées' })
  await modal.getByLabel('Prénom').fill('Zoé <b>')
  await ready(page, 'form-validator')
  await modal.getByLabel('E-mail', { exact: true }).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(modal.getByLabel('E-mail', { exact: true })).toBeFocused()
  await modal.getByLabel('E-mail', { exact: true }).fill(`zoe-${crypto.randomUUID()}@example.com`)
  await modal.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(modal.getByText('Ce n’est pas votre mot de passe.')).toBeVisible()
  await modal.getByLabel('Mot de passe actuel').fill('a long password')
  await modal.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(modal).toBeHidden()
  await expect(page.locator('notice-stack')).toContainText('Un e-mail est en route')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Zoé <b>')
})

test('the pages of the account are clean for axe, and fit 320 px', async ({ page, at }) => {
  const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
  await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
  for (const path of ['', '/profile', '/addresses', '/choices', '/data']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(at(`/de/account${path}`))
    await upgraded(page)
    expect(await axeInLightAndDark(page, 'reduce'), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await tooWide(page), path).toBe('')
  }
})

const leave = async (page: Parameters<typeof enter>[0], at: Parameters<typeof enter>[1]) => {
  const { email, password } = await enter(page, at)
  await page.goto(at('/fr/account/data'))
  const fields = page.getByLabel('Mot de passe', { exact: true })
  await fields.first().fill(password)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  expect((await file).suggestedFilename()).toMatch(/^atelier-vitrine-.*\.json$/)
  await fields.last().fill(password)
  await page.getByRole('button', { name: 'Supprimer le compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supprimer le compte pour toujours ?')
  await page.getByRole('button', { name: 'Oui, supprimer le compte' }).click()
  await expect(page.locator('notice-stack')).toContainText('Votre compte est supprimé')
  await expect(page.locator('.shop-account')).toContainText('Se connecter')
  return email
}

test('a customer has all data as a file, and ends the account', async ({ page, at }) => {
  const email = await leave(page, at)
  await page.goto(at('/fr/pages/mailbox'))
  await expect(page.locator('.letter').filter({ hasText: email }).first()).toContainText('Votre compte est supprimé')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('details are a page, and the account ends all the same', async ({ page, at }) => {
    await enter(page, at)
    await page.goto(at('/fr/account'))
    await page.getByRole('link', { name: 'Vos coordonnées' }).click()
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Zoé')
    await expect(page.locator('notice-stack')).toContainText('enregistrées')
    await page.context().clearCookies()
    await leave(page, at)
  })
})
