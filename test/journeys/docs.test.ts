import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { TEST_LIMIT } from '../harness/limits.ts'
import { axe, tooWide, upgraded } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { fill, withModule } from './visitor.ts'

const DECISIONS = readdirSync('demo/docs/decisions', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\d{4}-/.test(file),
)

/** Pictures of the examples that are not the shop's own, or that could not be loaded. */
const fromElsewhere = (images: Element[]) =>
  Promise.all(
    (images as HTMLImageElement[]).map(async (image) => {
      if (!image.src.startsWith(location.origin)) return image.outerHTML.slice(0, 80)
      image.loading = 'eager'
      return image.decode().then(
        () => '',
        () => image.src,
      )
    }),
  ).then((faults) => faults.filter(Boolean))

/** Fails softly where a page of the documentation is not what a reader on any device expects. */
async function isWhole(page: Page, address: string, complaints: string[]): Promise<void> {
  expect.soft((await page.goto(address))?.status(), address).toBe(200)
  await upgraded(page)
  expect.soft(await page.locator('[data-error]').count(), address).toBe(0)
  expect.soft(await page.locator('.docs-live img').evaluateAll(fromElsewhere), address).toEqual([])
  expect.soft(await axe(page), address).toEqual([])
  expect.soft(await tooWide(page), address).toBe('')
  expect.soft(complaints.splice(0), address).toEqual([])
}

const addressesOf = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).href)

const fiveMinutes = () => {
  const block = /```html\n(<!doctype html>[\s\S]*?)```/i.exec(readFileSync('README.md', 'utf8'))?.[1]
  if (!block) throw new Error('The README shows no whole page.')
  return block
}

test.describe('the documentation', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every page answers, keeps the strict policy, shows its tag alive, is clean for axe and fits a telephone', async ({
    page,
    at,
    complaints,
  }) => {
    test.setTimeout(3 * TEST_LIMIT)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('/docs/'))
    const addresses = await page.locator('.docs-nav a').evaluateAll(addressesOf)
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of partOf(3, addresses))
      expect.soft((await page.request.get(address)).status(), address).toBe(200)
    for (const address of partOf(9, addresses)) await isWhole(page, address, complaints)
  })

  test('every decision is a page of the same quality, which the index links to', async ({ page, at, complaints }) => {
    test.setTimeout(3 * TEST_LIMIT)
    await page.goto(at('/docs/decisions'))
    await expect(page.locator('.docs-nav [aria-current=page]')).toHaveText('Decisions')
    const addresses = await page.locator('main .docs-prose li a').evaluateAll(addressesOf)
    expect(new Set(addresses).size).toBe(DECISIONS.length)
    for (const address of partOf(3, addresses)) {
      const answer = await page.request.get(address)
      expect.soft(answer.status(), address).toBe(200)
      const headings = [...(await answer.text()).matchAll(/<h2 id=[^>]*>([^<]*)/g)].map(([, text]) => text)
      expect.soft(headings, address).toEqual(['Context', 'Decision', 'Consequence'])
    }
    for (const address of partOf(27, addresses)) await isWhole(page, address, complaints)
    await expect(page.locator('.docs-nav [aria-current=page]')).toHaveText('Decisions')
  })
})

test('French examples have their lang, live and as code; English ones have none', async ({ page, at }) => {
  await page.goto(at('/docs/shop-cart'))
  await expect(page.locator('.docs-live').first().getByRole('button', { name: 'Retirer' })).toBeVisible()
  for (const place of ['.docs-live > *', '.docs-code code']) {
    await expect(page.locator(place).first()).toHaveAttribute('lang', 'fr')
    await expect(page.locator(place).nth(1)).not.toHaveAttribute('lang')
  }
  await page.goto(at('/docs/server'))
  await expect(page.locator('code[data-language=html]', { hasText: 'Remove' })).not.toHaveAttribute('lang')
})

test('code is coloured by classes and copied by its button', async ({ page, at, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('/docs/copy-button'))
  const block = page.locator('.docs-code').first()
  const ink = (name: string) =>
    block
      .locator(name)
      .first()
      .evaluate((part) => getComputedStyle(part).color)
  expect(await ink('.hljs-name')).not.toBe(await ink('code'))
  expect(await ink('.hljs-string')).not.toBe(await ink('.hljs-name'))
  expect(await page.locator('.docs-code [style]').count()).toBe(0)
  await block.getByRole('button', { name: 'Copy this code' }).click()
  await expect(block.locator('[data-part=copy-notice]')).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('<copy-button for="welcome-code"><button type="button">Copy the code</button></copy-button>')
  expect(copied).toBe(await block.locator('code').textContent())
})

test('on a telephone a row of a table is a card that is still a row, its cells under the names of their columns', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/docs/copy-button'))
  const table = page.getByRole('table', { name: 'Events' })
  const cell = table.getByRole('row').filter({ hasText: 'copy:done' }).getByRole('cell').last()
  await expect(cell).toHaveText('The text is on the clipboard.')
  const name = await cell.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(name).toBe('"Meaning"')
  expect((await cell.boundingBox())?.width).toBeGreaterThan(250)
})

test('the search finds in all pages, without JavaScript too, and suggests while somebody types', async ({
  page,
  at,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const sheet = await plain.newPage()
  await sheet.goto(at('/docs/'))
  await sheet.getByRole('searchbox', { name: 'Search the documentation' }).fill('copy:done')
  await sheet.getByRole('button', { name: 'Search' }).click()
  await expect(sheet.locator('.docs-results > li').first()).toContainText('<copy-button>')
  await sheet.goto(at('/docs/search?q=prefetch+page-loader'))
  await expect(sheet.locator('.docs-results > li').first()).toContainText('page-loader')
  await sheet.goto(at('/docs/search?q=recovery+codes+fingerprints'))
  await expect(sheet.locator('.docs-results > li').first()).toContainText('Recovery codes are stored as fingerprints')
  await sheet.goto(at('/docs/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3Ezz'))
  await expect(sheet.locator('main')).toContainText('Nothing in the documentation has “<script>alert(1)</script>zz”.')
  await plain.close()

  await page.goto(at('/docs/'))
  const field = page.getByLabel('Search the documentation')
  await field.pressSequentially('side pan')
  await expect(page.getByRole('option').first()).toContainText('<side-panel>')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(at('/docs/side-panel'))
})

test('beside a page are its contents and all pages; on a telephone both open by a line, without JavaScript', async ({
  page,
  at,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('/docs/copy-button'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).not.toHaveCount(0)
  for (const link of await contents.getByRole('link').all()) {
    await expect(page.locator((await link.getAttribute('href')) as string)).toHaveCount(1)
  }
  await contents.getByRole('link', { name: 'Contract' }).click()
  await expect(page.getByRole('heading', { name: 'Contract' })).toBeInViewport()

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const telephone = await plain.newPage()
  await telephone.goto(at('/docs/copy-button'))
  await expect(telephone.getByRole('heading', { level: 1 })).toBeInViewport()
  const all = telephone.getByRole('navigation', { name: 'Documentation' })
  await expect(all.getByRole('link', { name: 'side-panel' })).toBeHidden()
  await all.getByText('All pages').click()
  await all.getByRole('link', { name: 'side-panel' }).click()
  await expect(telephone).toHaveURL(at('/docs/side-panel'))
  await plain.close()
})

test('the guides have every custom property, every call with its answer, and no link that leads nowhere', async ({
  page,
  at,
  request,
}) => {
  await page.goto(at('/docs/theming'))
  await expect(page.getByRole('row').filter({ hasText: '--vt-accent' }).first()).toContainText('light-dark(#1d4f8c')
  await page.goto(at('/docs/server'))
  const call = page.getByRole('heading', { name: 'POST /api/v1/catalog/products/addtocart' })
  const [sent, answered] = [call.locator('~ figure').first(), call.locator('~ figure').nth(1)]
  await expect(sent).toContainText('"ProductVariantId": 12')
  await expect(answered).toContainText('"AmountTaxInclHtml": "€48.00"')
  const guides = await page.locator('.docs-nav ul').first().getByRole('link').evaluateAll(addressesOf)
  expect(guides.length).toBeGreaterThan(15)
  expect(guides).toContain(at('/docs/decisions'))
  const led = new Set<string>()
  for (const guide of guides) {
    const [, prose = ''] = (await (await request.get(guide)).text()).split('docs-prose')
    for (const [, href = ''] of prose.matchAll(/<a [^>]*?href="([^"]*)"/g)) led.add(new URL(href, guide).href)
  }
  const own = [...led].filter((address) => address.startsWith(at('/docs/')))
  expect(own.length).toBeGreaterThan(10)
  for (const address of own) expect.soft((await request.get(address)).status(), address).toBe(200)
})

test('the index has a card of each tag with a preview of which nothing runs', async ({ page, at }) => {
  await page.goto(at('/docs/'))
  const names = await page.locator('.docs-cards h3').allTextContents()
  expect(names.length).toBeGreaterThan(50)
  for (const preview of await page.locator('.docs-preview').all()) {
    const held = await preview.evaluate((box) => ({
      live: [...box.querySelectorAll('*')].filter(({ localName }) => localName.includes('-')).length,
      ids: box.querySelectorAll('[id], a, form').length,
      isEmpty: box.childElementCount === 0,
      isInert: box.hasAttribute('inert'),
    }))
    expect(held).toEqual({ live: 0, ids: 0, isEmpty: false, isInert: true })
  }
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
  await withModule(page, at('/fr/shoppingcarts'), script)
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
