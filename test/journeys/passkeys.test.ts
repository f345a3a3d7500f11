import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { enter } from './visitor.ts'

/** Browsers do not accept an IP address as the name of a site. */
const byName = (at: (path: string) => string) => (path: string) => at(path).replace('127.0.0.1', 'localhost')

/** A device that creates passkeys by itself, as a phone whose owner agrees. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    consents: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function addPasskey(page: Page, name: string, password: string) {
  await page.getByLabel(/Son nom/).fill(name)
  await expect(page.locator('two-factor[data-hydrated]')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
}

/** Removes the first passkey: its link asks for the password. */
async function remove(page: Page, password: string) {
  const field = page.getByLabel('Mot de passe actuel')
  if (!page.url().includes('remove=')) await page.getByRole('link', { name: /Retirer/ }).click()
  await expect(page.getByRole('heading', { name: /Retirer/ })).toBeVisible()
  // Its code loads at the first touch.
  await field.fill(password)
  await expect(page.locator('two-factor[data-hydrated]')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer', exact: true }).click()
}

const usePasskey = (page: Page) =>
  page
    .locator('login-form')
    .getByRole('button', { name: /clé d’accès/ })
    .click()
const kinds = async (page: Page, at: (path: string) => string) =>
  [...(await (await page.request.get(at('/fr/account/activity'))).text()).matchAll(/data-kind="([\w-]+)"/g)].map(
    ([, kind]) => kind,
  )

test('a passkey is added after the password, opens the account alone, and is removed', async ({
  page,
  at: byNumber,
}) => {
  const at = byName(byNumber)
  await page.goto(at('/fr/pages/sitemap'))
  const device = await plugIn(page)
  const { password } = await enter(page, at)
  await page.goto(at('/fr/security/passkeys'))
  await addPasskey(page, 'Mon <b>téléphone</b>', 'not my password')
  await expect(page.locator('[data-valmsg-for=CurrentPassword]')).toHaveText(/pas votre mot de passe/)
  expect(await device.credentials()).toHaveLength(0)
  await expect(page.getByLabel(/Son nom/)).toHaveValue('Mon <b>téléphone</b>')
  await addPasskey(page, 'Mon <b>téléphone</b>', password)
  await expect(page.locator('.device strong')).toHaveText('Mon <b>téléphone</b>')
  expect(await device.credentials()).toHaveLength(1)
  await page.request.post(at('/fr/security/logoff'))
  await page.goto(at('/fr/security/login?returnUrl=%2Ffr%2Faccount%2Forders'))
  await expect(page.locator('main login-form[data-hydrated]')).toBeVisible()
  await usePasskey(page)
  await expect(page).toHaveURL(/\/fr\/account\/orders$/)
  expect((await kinds(page, at)).slice(0, 3)).toEqual(['signed-in', 'signed-off', 'passkey-added'])
  await page.goto(at('/fr/security/passkeys'))
  await remove(page, 'not my password')
  await expect(page.locator('[data-valmsg-for=CurrentPassword]')).toHaveText(/pas votre mot de passe/)
  await expect(page.locator('.device')).toHaveCount(1)
  await remove(page, password)
  await expect(page.locator('.device')).toHaveCount(0)
  // The device still has it, the shop does not.
  await page.request.post(at('/fr/security/logoff'))
  await page.goto(at('/fr/security/login'))
  await expect(page.locator('main login-form[data-hydrated]')).toBeVisible()
  await usePasskey(page)
  await expect(page.locator('notice-stack')).toContainText('n’a pas été reconnue')
  await expect(page).toHaveURL(/\/fr\/security\/login$/)
})

test('a passkey is the second step after the password, in the modal as well, with codes for recovery [ACCOUNT-04, ACCOUNT-15]', async ({
  page,
  at: byNumber,
}) => {
  const at = byName(byNumber)
  await page.goto(at('/fr/pages/sitemap'))
  await plugIn(page)
  const { email, password } = await enter(page, at)
  await page.goto(at('/fr/security/passkeys'))
  await addPasskey(page, 'Portable', password)
  await expect(page.locator('.device strong')).toHaveText('Portable')
  const home = at('/fr/security/twofactorhome')
  const start = { Step: 'Start', Method: 'passkey', CurrentPassword: password }
  const started = await page.request.post(home, { form: start })
  const [code = ''] = (await started.text()).match(/(?<=<code>)[a-z2-9-]{14}(?=<\/code>)/g) ?? []
  await page.goto(at('/fr/security/passkeys'))
  await remove(page, password)
  await expect(page.getByText('Cette clé est votre deuxième étape')).toBeVisible()
  await page.request.post(at('/fr/security/logoff'))
  await page.goto(at('/fr/pages/sitemap'))
  await ready(page)
  await page.locator('main a[href$="/account/orders"]').first().click()
  const modal = page.locator('dialog[open]')
  await expect(modal.locator('login-form[data-hydrated]')).toBeVisible()
  await modal.getByLabel('E-mail', { exact: true }).fill(email)
  await modal.getByLabel('Mot de passe', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(modal.getByText('Confirmez avec votre clé d’accès.')).toBeVisible()
  await expect(modal.locator('login-form[data-hydrated]')).toBeVisible()
  await usePasskey(page)
  await expect(page).toHaveURL(/\/fr\/account\/orders$/)
  // Without the device a recovery code works.
  await page.request.post(at('/fr/security/logoff'))
  const form = { Email: email, Password: password }
  const asked = await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
  expect(asked.headers().location).toMatch(/\/security\/twofactor/)
  const entered = await page.request.post(at('/fr/security/twofactor'), { form: { Code: code }, maxRedirects: 0 })
  expect(entered.status()).toBe(303)
})

test('an answer counts once, and for its own browser alone', async ({ page, at: byNumber, playwright, complaints }) => {
  const at = byName(byNumber)
  await page.goto(at('/fr/pages/sitemap'))
  await plugIn(page)
  const { password } = await enter(page, at)
  await page.goto(at('/fr/security/passkeys'))
  await addPasskey(page, 'Portable', password)
  await expect(page.locator('.device strong')).toHaveText('Portable')
  await page.request.post(at('/fr/security/logoff'))
  await page.goto(at('/fr/security/login'))
  await expect(page.locator('main login-form[data-hydrated]')).toBeVisible()
  // The page's own answer is intercepted.
  let sent = ''
  await page.route('**/security/passkeys/signin', (route) => {
    sent = route.request().postData() ?? ''
    return route.abort()
  })
  await usePasskey(page)
  await expect(page.locator('notice-stack')).toContainText(/connexion/i)
  // The lost answer is logged for developers.
  expect(complaints.splice(0)).toHaveLength(1)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const url = at('/fr/security/passkeys/signin')
  const other = await playwright.request.newContext()
  await other.post(at('/fr/security/passkeys/use'))
  expect((await other.post(url, { data: sent, headers })).status()).toBe(422)
  await other.dispose()
  // The challenge still belongs to this browser, once.
  const first = await page.request.post(url, { data: sent, headers, maxRedirects: 0 })
  expect(first.status()).toBe(303)
  await page.request.post(at('/fr/security/logoff'))
  expect((await page.request.post(url, { data: sent, headers })).status()).toBe(422)
  await page.request.post(at('/fr/security/passkeys/use'))
  expect((await page.request.post(url, { data: sent, headers })).status()).toBe(422)
  for (const form of [
    { Credential: '' },
    { Credential: 'x' },
    { Credential: '[]' },
    { Credential: '{"id":{}}' },
    { Credential: 'null' },
  ]) {
    await page.request.post(at('/fr/security/passkeys/use'))
    expect((await page.request.post(url, { form })).status()).toBe(422)
  }
})

test('a cancelled passkey leaves the page unchanged, and an address without a host name has no passkeys', async ({
  page,
  at: byNumber,
}) => {
  const at = byName(byNumber)
  await page.goto(at('/fr/pages/sitemap'))
  const device = await plugIn(page)
  const { password } = await enter(page, at)
  await page.goto(at('/fr/security/passkeys'))
  await device.consents(false)
  await addPasskey(page, 'Portable', password)
  await expect(page.locator('form[data-part=passkey]')).not.toHaveAttribute('aria-busy')
  await expect(page.getByLabel(/Son nom/)).toHaveValue('Portable')
  await expect(page.locator('.device')).toHaveCount(0)
  await page.goto(byNumber('/fr/security/login'))
  await expect(page.locator('main login-form[data-hydrated]')).toBeVisible()
  await expect(page.locator('form[data-part=passkey]')).toHaveCount(0)
})

test('a form that the browser sends by itself is answered by a page that says what it needs', async ({
  page,
  at: byNumber,
}) => {
  const at = byName(byNumber)
  await page.goto(at('/fr/pages/sitemap'))
  const { password } = await enter(page, at)
  const form = { Name: 'Portable', CurrentPassword: password }
  const answer = await page.request.post(at('/fr/security/passkeys/add'), { form })
  expect(answer.status()).toBe(422)
  const [within] = /<form[^>]*data-part="passkey"[\s\S]*?<\/form>/.exec(await answer.text()) ?? []
  expect(within).toContain('Ajouter une clé d’accès demande JavaScript.')
})
