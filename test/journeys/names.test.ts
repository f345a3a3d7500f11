import { expect, ready, test } from './shop.ts'
import { fill, withoutPhotos } from './visitor.ts'

const UNREADABLE = ['\u3164', 'Ada\u202e']

const FORMS = [
  { path: '/fr/security/register', tag: 'register-form', form: 'register-form form', name: 'LastName' },
  { path: '/fr/contact', tag: 'contact-form', form: 'contact-form form', name: 'Name' },
  { path: '/fr/checkout', tag: 'one-step-checkout', form: 'one-step-checkout form', name: 'ShippingLastName' },
] as const

test.beforeEach(withoutPhotos)

for (const { path, tag, form, name } of FORMS)
  test(`a name that cannot be read is refused beside its field, before anything is sent: ${path}`, async ({
    page,
    at,
  }) => {
    if (tag === 'one-step-checkout') await fill(page, at, 10)
    await page.goto(at(path))
    await ready(page, tag)
    const posted: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
    const field = page.locator(form).locator(`[name="${name}"]`)
    const message = page.locator(form).locator(`[data-valmsg-for="${name}"]`)
    for (const text of UNREADABLE) {
      await field.fill(text)
      await page.locator(form).locator('button[type=submit]').last().click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(message).not.toBeEmpty()
      await field.fill('José-María d’Ångström 李')
      await field.press('Tab')
      await expect(message).toBeEmpty()
    }
    expect(posted.filter((one) => one.endsWith(path))).toEqual([])
  })
