import type { Page } from '@playwright/test'
import { codeNow } from '../harness/shop/codes.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { enter } from './visitor.ts'

const HOME = '/fr/security/twofactorhome'

const modal = (page: Page) => page.locator('dialog[open]')
const heading = (page: Page, name: string) => modal(page).getByRole('heading', { name, level: 2 })
const live = (page: Page) => expect(modal(page).locator('two-factor[data-hydrated]')).toBeVisible()

/** Follows the steps in the modal as a person does, and returns the key and the codes. */
async function setUp(page: Page, password: string): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('link', { name: 'Mettre en place' }).click()
  await expect(heading(page, 'D’où viendra le code ?')).toBeVisible()
  await live(page)
  await modal(page).getByLabel('Mot de passe actuel').fill(password)
  await modal(page).getByRole('button', { name: 'Continuer' }).click()
  await expect(heading(page, 'Relier votre application')).toBeVisible()
  await expect(modal(page).locator('authenticator-qr svg[data-part=code]')).toBeVisible()
  const key = (await modal(page).locator('#two-factor-key').textContent())?.replaceAll(' ', '') ?? ''
  await live(page)
  await modal(page).getByLabel('Code à six chiffres').fill(codeNow(key))
  await modal(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(heading(page, 'Vos codes de secours')).toBeVisible()
  const codes = await modal(page).locator('.recovery-codes code').allTextContents()
  return { key, codes }
}

for (const width of partOf(2, [360, 1280])) {
  test(`two-factor is set up in a modal, step by step and back, at ${width} px [ACCOUNT-04, ACCOUNT-05, ACCOUNT-06, ACCOUNT-15] @everywhere`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { password } = await enter(page, at)
    await page.goto(at(HOME))
    await page.getByRole('link', { name: 'Mettre en place' }).click()
    await live(page)
    await modal(page).getByLabel('Mot de passe actuel').fill('not my password')
    await modal(page).getByRole('button', { name: 'Continuer' }).click()
    await expect(modal(page).locator('[data-valmsg-for=CurrentPassword]')).toHaveText(/pas votre mot de passe/)
    await modal(page).getByLabel('Mot de passe actuel').fill(password)
    await modal(page).getByRole('button', { name: 'Continuer' }).click()
    await expect(heading(page, 'Relier votre application')).toBeVisible()
    await live(page)
    await modal(page).getByLabel('Code à six chiffres').fill('000 000')
    await modal(page).getByRole('button', { name: 'Confirmer' }).click()
    await expect(modal(page).locator('[data-valmsg-for=Code]')).toHaveText(/pas le bon/)
    await expect(modal(page).getByLabel('Code à six chiffres')).toBeFocused()
    await modal(page).getByRole('link', { name: 'Étape précédente' }).click()
    await expect(heading(page, 'D’où viendra le code ?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    const { codes } = await setUp(page, password)
    expect(new Set(codes).size).toBe(10)
    const inside = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(inside).toBe(true)
    await modal(page).getByRole('link', { name: 'Je les ai notés' }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Arrêter' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(new URL(at(HOME)).pathname)
  })
}

test('sign-in asks for the code on its page, takes a code for recovery, and remembers the device [ACCOUNT-04, ACCOUNT-11]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  const { email, password } = await enter(page, at)
  await page.goto(at(HOME))
  const { codes } = await setUp(page, password)
  const signIn = async () => {
    await page.request.post(at('/fr/security/logoff'))
    await page.goto(at('/fr/security/login?returnUrl=%2Ffr%2Faccount%2Forders'))
    await ready(page, 'login-form')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.locator('main').getByRole('button', { name: 'Se connecter' }).click()
  }
  await signIn()
  await expect(page.getByRole('heading', { name: 'Un code, en plus du mot de passe' })).toBeVisible()
  await page.getByRole('link', { name: /Utiliser un code de secours/ }).click()
  await page.getByLabel('Code de secours').fill(codes[0] ?? '')
  await page.getByLabel(/Ne plus demander sur cet appareil/).check()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL(/\/fr\/account\/orders$/)
  await signIn()
  await expect(page).toHaveURL(/\/fr\/account\/orders$/)
})

test('sign-in in the modal asks for the code there, and the page that needed it follows [ACCOUNT-04, ACCOUNT-10, ERROR-01]', async ({
  page,
  at,
}) => {
  const { email, password } = await enter(page, at)
  await page.goto(at(HOME))
  const { codes } = await setUp(page, password)
  await page.request.post(at('/fr/security/logoff'))
  await page.goto(at('/fr/pages/sitemap'))
  await ready(page)
  await page.locator('main a[href$="/account/orders"]').first().click()
  await modal(page).getByLabel('E-mail', { exact: true }).fill(email)
  await modal(page).getByLabel('Mot de passe', { exact: true }).fill(password)
  await expect(modal(page).locator('login-form[data-hydrated]')).toBeVisible()
  await modal(page).getByRole('button', { name: 'Se connecter' }).click()
  await expect(heading(page, 'Un code, en plus du mot de passe')).toBeVisible()
  await expect(modal(page).locator('login-form[data-hydrated]')).toBeVisible()
  await modal(page)
    .getByLabel('Code à six chiffres')
    .fill(codes[1] ?? '')
  await modal(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL(/\/fr\/account\/orders$/)
  await expect(modal(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two-factor is set up from page to page, with the code as an image [ACCOUNT-06, ACCOUNT-15]', async ({
    page,
    at,
  }) => {
    const { password } = await enter(page, at)
    await page.goto(at(HOME))
    await page.getByRole('link', { name: 'Mettre en place' }).click()
    const goOn = async () => {
      await page.getByLabel('Mot de passe actuel').fill(password)
      await page.getByRole('button', { name: 'Continuer' }).click()
    }
    await goOn()
    await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
    await page.getByRole('link', { name: 'Étape précédente' }).click()
    await goOn()
    const key = (await page.locator('#two-factor-key').textContent())?.replaceAll(' ', '') ?? ''
    await page.getByLabel('Code à six chiffres').fill(codeNow(key))
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.locator('.recovery-codes code')).toHaveCount(10)
    await page.getByRole('link', { name: 'Je les ai notés' }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  })
})
