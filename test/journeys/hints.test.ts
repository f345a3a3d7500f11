import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const PATHS = ['/fr/security/register', '/fr/account/profile', '/de/contact', '/nl/account/prepaid']

/** The hints of a page that describe no field. */
const untied = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .hint, main [id$="-hint"]')]
      .filter(({ id }) => !document.querySelector(`[aria-describedby~="${CSS.escape(id || '?')}"]`))
      .map(({ textContent }) => textContent),
  )

test.beforeEach(async ({ page, at }) => {
  await withoutPhotos({ page })
  const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
  await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each hint describes its field before anything is typed', async ({ page, at }) => {
      for (const path of PATHS) {
        await page.goto(at(path))
        expect.soft(await untied(page), path).toEqual([])
      }
    })
  })

test('the rules of a password stay beside the message of its failure', async ({ page, at }) => {
  await page.context().clearCookies({ name: /session|vitrine/i })
  await page.goto(at('/fr/security/register'))
  await ready(page, 'form-validator')
  const form = page.locator('register-form form')
  const password = form.locator('[name=Password]')
  const rule = await form.locator('.hint').textContent()
  await expect(password).toHaveAccessibleDescription(rule ?? '')
  await form.locator('button[type=submit]').last().click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  const message = await form.locator('[data-valmsg-for=Password]').textContent()
  await expect(password).toHaveAccessibleDescription(`${rule} ${message}`)
})
