import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** How the pages look to everybody: assistive technology, small screens, both colour schemes, a strict policy. */
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const open = [
  '/fr/',
  '/fr/catalog',
  '/fr/catalog?display=table&pageindex=2',
  '/fr/catalog?display=categories',
  '/fr/catalog?q=zzz',
  '/de/catalog/category/1/x',
  '/fr/catalog/product/1/x',
  '/de/security/login',
  '/de/security/register',
  '/pt/pages/terms',
  '/nl/shoppingcarts',
  '/nl/',
  '/es/catalog?display=table',
  '/it/catalog/product/1938/x',
  '/pt/',
  '/es/nowhere',
]
const personal = ['/de/shoppingcarts', '/fr/checkout', '/it/account']

/** Drawing hundreds of photos is no part of these tests. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')
test.beforeEach(({ page }) =>
  page.route('**/photos/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' })),
)

/** A customer of this test alone, with two pieces in the basket. */
async function enter(page: Page) {
  await page.goto('/fr/security/register')
  const form = page.locator('main form')
  await form.getByLabel('Prénom').fill('Ada')
  await form.getByLabel('Nom', { exact: true }).fill('Lovelace')
  await form.getByLabel('E-mail').fill(`look-${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Mot de passe', { exact: true }).fill('a long password')
  await form.getByLabel('encore une fois').fill('a long password')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL('/fr/account')
  for (const id of [1, 2]) {
    await page.goto(`/fr/catalog/product/${id}/x`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page).toHaveURL('/fr/shoppingcarts')
  }
}

type Findings = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }

async function axe(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath })
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<unknown> } }).axe.run() as Promise<Findings>,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
}

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : ''
  })

async function expectGoodLook(page: Page, path: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    expect(await axe(page), `${path} ${colorScheme}`).toEqual([])
  }
  // 320 px is what is left of 1280 at a zoom of 400 %.
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await tooWide(page), `${path} at ${width} px`).toBe('')
  }
}

test.describe('accessibility and small screens', () => {
  test.use({ bypassCSP: true })

  for (const path of open)
    test(`${path} is clean for axe in light and dark, and fits 320 px`, ({ page }) => expectGoodLook(page, path))

  test('basket, checkout and account are clean for axe in light and dark, and fit 320 px', async ({
    browser,
    page,
  }) => {
    test.setTimeout(60_000)
    const plain = await browser.newContext({ javaScriptEnabled: false })
    await enter(await plain.newPage())
    await page.context().addCookies(await plain.cookies())
    await plain.close()
    for (const path of personal) await expectGoodLook(page, path)
  })

  test('a refused form names its errors, keeps what was typed but no password, and is clean for axe', async ({
    page,
  }) => {
    await page.route('**/vitrine/**', (route) => route.abort())
    await page.goto('/fr/security/login')
    const form = page.locator('main form')
    await form.getByLabel('E-mail').fill('nobody@example.com')
    await form.getByLabel('Mot de passe').fill('not the password')
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue('nobody@example.com')
    await expect(form.getByLabel('Mot de passe')).toHaveValue('')
    expect(await axe(page)).toEqual([])
  })
})

test.describe('the strict policy', () => {
  for (const path of open)
    test(`${path} breaks no rule of its own policy and logs no error`, async ({ page }) => {
      const said: string[] = []
      page.on('pageerror', (error) => said.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 404/.test(message.text())) said.push(message.text())
      })
      await page.goto(path, { waitUntil: 'load' })
      await page.waitForLoadState('networkidle')
      expect(said).toEqual([])
    })

  test('no page carries a style attribute or an inline handler', async ({ request }) => {
    for (const path of open) {
      const text = await (await request.get(path)).text()
      expect(text).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/i)
    }
  })
})
