import { readFileSync } from 'node:fs'
import { axe, tooWide, upgraded } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { fill } from './visitor.ts'

const PARTS = 3

/** The page of the README that works as pasted. */
const fiveMinutes = () => {
  const block = /```html\n(<!doctype html>[\s\S]*?)```/i.exec(readFileSync('README.md', 'utf8'))?.[1]
  if (!block) throw new Error('The README shows no whole page.')
  return block
}

test.describe('the documentation', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // A part of the pages each: all of them would take minutes.
  for (const part of [0, 1, 2])
    test(`every page answers, keeps the strict policy, shows its tag alive, is clean for axe and fits a telephone: part ${part + 1} of ${PARTS}`, async ({
      page,
      at,
      complaints,
    }) => {
      test.setTimeout(150_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at('/docs/'))
      const addresses = await page
        .locator('.docs-nav a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      expect(addresses.length).toBeGreaterThan(20)
      for (const address of addresses.filter((_, place) => place % PARTS === part)) {
        expect.soft((await page.goto(address))?.status(), address).toBe(200)
        await upgraded(page)
        expect.soft(await page.locator('[data-error]').count(), address).toBe(0)
        expect.soft(await axe(page), address).toEqual([])
        expect.soft(await tooWide(page), address).toBe('')
        expect.soft(complaints.splice(0), address).toEqual([])
      }
    })
})

test('the README’s page works as pasted', async ({ page, at }) => {
  const body = fiveMinutes()
  await page.route('**/five-minutes.html', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await page.goto(at('/five-minutes.html'))
  await upgraded(page)
  await expect(page.locator('[data-error]')).toHaveCount(0)
  await page.locator('quantity-input [data-part=increase]').click()
  await page.locator('add-to-cart button[type=submit]').click()
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('Vase Lune')
  await expect(modal).toContainText('48 €')
  await expect(page.locator('cart-summary')).toContainText('2')
  await expect(modal.locator('[data-part=basket]')).toHaveAttribute('href', '/fr/shoppingcarts')
})

test('the view of the guide “Write a tag” takes the place of the library’s', async ({ page, at }) => {
  const guide = readFileSync('demo/docs/guides/write-a-tag.md', 'utf8')
  const script = /```html\n<script type="module">\n([\s\S]*?)<\/script>/.exec(guide)?.[1] ?? ''
  expect(script).toContain("overrideView('coupon-form', (View) => ")
  const asJavaScript = { contentType: 'text/javascript; charset=utf-8' }
  await page.route('**/theme/override.js', (route) => route.fulfill({ body: script, ...asJavaScript }))
  await page.route(at('/fr/shoppingcarts'), async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace(/<script type="module" src="[^"]*vitrine\.js"( nonce="[^"]*")?/, (tag, nonce = '') => {
      return `<script type="module" src="/theme/override.js"${nonce}></script>${tag}`
    })
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  await fill(page, at, 1, 2)
  await page.addInitScript(() => Object.assign(globalThis, { dataLayer: [] }))
  await page.goto(at('/fr/shoppingcarts'))
  await page.getByLabel('Code promo').fill('BIENVENUE')
  await ready(page, 'coupon-form', 'notice-stack')
  await page.getByLabel('Code promo').press('Enter')
  await expect(page.locator('notice-stack')).toContainText('Thank you, and welcome.')
  await expect(page.locator('[data-part=discount]')).toContainText('-12,00')
  const layer = await page.evaluate(() => (globalThis as unknown as { dataLayer: { event?: string }[] }).dataLayer)
  expect(layer).toContainEqual({ event: 'coupon:applied', code: 'BIENVENUE' })
})
