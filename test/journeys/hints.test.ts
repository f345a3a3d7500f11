import type { Page } from '@playwright/test'
import { upgraded } from './look.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

/** Signed-in customers are redirected from the registration page. */
const OPEN = ['/fr/security/register', '/de/contact']
const OWN = ['/fr/account/profile', '/nl/account/prepaid']

const untied = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .hint, main [id$="-hint"]')]
      .filter(({ id }) => !document.querySelector(`[aria-describedby~="${CSS.escape(id || '?')}"]`))
      .map(({ textContent }) => textContent),
  )

test.beforeEach(withoutPhotos)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each hint describes its field before anything is typed', async ({ page, at }) => {
      const areTied = async (path: string) => {
        await page.goto(at(path))
        expect.soft(new URL(page.url()).pathname).toContain(path)
        expect.soft(await untied(page), path).toEqual([])
      }
      for (const path of OPEN) await areTied(path)
      const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
      await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
      for (const path of OWN) await areTied(path)
    })
  })

test('the rules of a password stay beside the message of its failure', async ({ page, at }) => {
  await page.goto(at('/fr/security/register'))
  await upgraded(page)
  const form = page.locator('register-form form')
  const password = form.locator('[name=Password]')
  const rule = await form.locator('.hint').textContent()
  await expect(password).toHaveAccessibleDescription(rule ?? '')
  await form.locator('button[type=submit]').last().click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  const message = await form.locator('[data-valmsg-for=Password]').textContent()
  await expect(password).toHaveAccessibleDescription(`${rule} ${message}`)
})
