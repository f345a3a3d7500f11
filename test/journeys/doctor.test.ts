import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { partOf } from './part.ts'
import { consoleOf, expect, ready, test } from './shop.ts'

/** Changes the security policy of a product page. */
const policyOf = (page: Page, change: (policy: string) => string) =>
  page.route('**/fr/catalog/product/1*', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = change(headers['content-security-policy'] ?? '')
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })

test.describe('the doctor', () => {
  test('shows the tags, events, calls and stores of a page, and stays through a visit', async ({ page, at }) => {
    const messages = consoleOf(page)
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    await ready(page, 'add-to-cart', 'product-gallery', 'cart-summary')
    const doctor = page.locator('vitrine-doctor')
    const open = (name: string) => doctor.locator('summary', { hasText: name }).first().click()
    await open('<product-gallery>')
    await expect(doctor.locator('tr', { hasText: '[data-part=photos] > li' }).first()).toContainText('6')
    await page.locator('add-to-cart button').first().click()
    await page.locator('cart-confirm dialog, dialog[open]').locator('[data-part=continue]').click()
    for (const name of ['Events', 'Calls', 'Stores']) await open(name)
    await expect(doctor.locator('li', { hasText: 'Catalog:AddedToShoppingCart' }).first()).toContainText('{')
    await expect(doctor.locator('li', { hasText: 'POST' }).first()).toContainText(/200, \d+ ms/)
    await expect(doctor.locator('dt:text-is("$cart") + dd')).toContainText('"itemsCount":1')
    expect(await axe(page)).toEqual([])
    await open('Vitrine doctor')
    await expect(doctor.locator('summary', { hasText: 'Events' })).toBeHidden()
    await page.locator('.shop-header a[href$="/fr/"]:visible').first().click()
    await expect(page).not.toHaveTitle(/Bol/)
    await expect(doctor.locator('summary', { hasText: '<product-gallery>' })).toHaveCount(0)
    expect(messages).toEqual([])
  })

  test('names attributes that a tag does not know', async ({ page, at }) => {
    await page.route('**/fr/catalog/product/1*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<quantity-input', '<quantity-input quantty="2&lt;img&gt;"')
      return route.fulfill({ response, body })
    })
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    const tag = page.locator('vitrine-doctor details details details', { hasText: '<quantity-input>' }).first()
    await expect(tag.locator('summary')).toContainText('unknown attributes')
    await tag.locator('summary').click()
    await expect(tag).toContainText('No attribute of the tag: quantty')
  })

  test('warns of a part that a tag lacks and needs, and of no optional one', async ({ page, at }) => {
    await page.route('**/fr/catalog/product/1*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('data-part="photos"', '')
      return route.fulfill({ response, body })
    })
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    const doctor = page.locator('vitrine-doctor')
    await expect(doctor.getByText('Warnings (1)')).toBeVisible()
    await expect(doctor.getByText('<product-gallery> lacks the part photos.')).toBeVisible()
    const tag = doctor.locator('details details details', { hasText: '<product-gallery>' }).first()
    await expect(tag.locator('summary')).toContainText('missing parts')
    await tag.locator('summary').click()
    await expect(tag.getByRole('row', { name: /^photos/ })).toContainText('missing')
    await expect(tag.getByRole('row', { name: /^film/ })).toContainText('none, optional')
  })

  test('is opened from the console under a policy with nonces, and opened again', async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/1'))
    const open = () =>
      page.evaluate(async () => {
        const script = document.querySelector<HTMLScriptElement>('script[src*="vitrine.js"]')
        await (await import(script?.src ?? '')).openDoctor()
      })
    const doctor = page.locator('vitrine-doctor')
    for (const _time of [1, 2]) {
      await open()
      await doctor.getByRole('button', { name: 'Close' }).click()
      await expect(doctor).toHaveCount(0)
    }
  })

  test('is opened by the first import of its module, and again by open()', async ({ page, at }) => {
    await policyOf(page, (policy) => policy.replace('script-src ', "script-src 'self' "))
    await page.goto(at('/fr/catalog/product/1'))
    const script = await page.locator('script[src*="vitrine.js"]').getAttribute('src')
    const address = new URL(script?.replace('vitrine.js', 'doctor.js') ?? '', page.url()).href
    const doctor = page.locator('vitrine-doctor')
    await page.evaluate((file) => import(file), address)
    await doctor.getByRole('button', { name: 'Close' }).click()
    await expect(doctor).toHaveCount(0)
    await page.evaluate(async (file) => (await import(file)).open(), address)
    await expect(doctor.getByText('Vitrine doctor')).toBeVisible()
  })

  test('is usable above a dialog of the shop', async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
    await ready(page, 'add-to-cart')
    const doctor = page.locator('vitrine-doctor')
    await doctor.getByText('Vitrine doctor').click()
    await page.locator('add-to-cart button').first().click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog.locator('[data-part=continue]')).toBeVisible()
    await doctor.getByText('Vitrine doctor').click()
    await doctor.locator('summary', { hasText: 'Events' }).click()
    await expect(doctor.locator('li', { hasText: 'Catalog:AddedToShoppingCart' }).first()).toBeVisible()
    await doctor.getByText('Vitrine doctor').click()
    await dialog.locator('[data-part=continue]').click()
    await expect(dialog).toHaveCount(0)
    await expect(doctor.getByText('Vitrine doctor')).toBeVisible()
  })

  for (const colours of partOf(2, ['none', 'active'] as const))
    test(`fits a phone, a page from right to left, and a dark one (forced colours: ${colours})`, async ({
      page,
      at,
    }) => {
      await page.emulateMedia({ forcedColors: colours, colorScheme: 'dark' })
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      const panel = page.locator('vitrine-doctor section')
      await expect(panel).toBeVisible()
      await panel.locator('summary', { hasText: '<product-gallery>' }).click()
      const { left, right, tooWide } = await panel.evaluate((section) => {
        const box = section.getBoundingClientRect()
        return { left: box.left, right: box.right, tooWide: section.scrollWidth - section.clientWidth }
      })
      expect([left >= 8, right <= 352, tooWide]).toEqual([true, true, 0])
    })

  test('is fetched by no other page', async ({ page, at }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(at('/fr/catalog/product/1'))
    await ready(page, 'add-to-cart')
    expect(fetched.filter((address) => /\/vitrine\.js/.test(address))).not.toEqual([])
    expect(fetched.filter((address) => /doctor/.test(address))).toEqual([])
  })
})

test('a policy that does not name lit-html keeps the doctor away, and the console says what to write', async ({
  browser,
  at,
}) => {
  const page = await browser.newPage()
  const messages = consoleOf(page)
  await policyOf(page, (policy) => policy.replace(/ lit-html\b/, ''))
  await page.goto(at('/fr/catalog/product/1?vitrine-doctor'))
  await expect
    .poll(() => messages.filter((entry) => entry.includes('doctor')))
    .toEqual([
      expect.stringMatching(/The code of the doctor could not be loaded\. It is not shown\. .* add lit-html to it/),
    ])
  await page.close()
})
