import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/shop.ts'

const CDN = 'https://cdn.example/vitrine@0.1.0/dist/'
const POLICY =
  "default-src 'none'; script-src https://cdn.example 'nonce-n'; style-src https://cdn.example; connect-src 'self'"

/**
 * A page of a shop whose library is on another origin, with the hash of each file. `entry`: what the page imports;
 * `changed`: a file to change.
 */
async function open(page: Page, { entry = 'vitrine.js', changed = '' } = {}): Promise<void> {
  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>
  const code = Object.entries(hashes).filter(([file]) => file.endsWith('.js'))
  const integrity = Object.fromEntries(code.map(([file, hash]) => [CDN + file, hash]))
  await page.route(`${CDN}**`, (route) => {
    const file = new URL(route.request().url()).href.slice(CDN.length)
    const path = `dist/${file}`
    if (!existsSync(path)) return route.fulfill({ status: 404 })
    const body = readFileSync(path, 'utf8') + (file === changed ? '\n' : '')
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript', headers, body })
  })
  await page.route('https://shop.example/**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': POLICY },
          body: `<!doctype html><html lang="en"><title>CDN</title>
            <link rel="stylesheet" href="${CDN}vitrine.css" crossorigin>
            <script type="application/json" id="shop-strings">{}</script>
            <script type="importmap" nonce="n">${JSON.stringify({ integrity })}</script>
            <script type="module" src="${CDN}${entry}"></script>
            <quantity-input><input type="number" name="quantity" value="2" aria-label="Quantity"></quantity-input>
            <copy-button text="x"><button type="button">Copy</button></copy-button>`,
        })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('https://shop.example/')
}

test('the library works from another origin, in English, where the browser checks each file', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.locator('quantity-input input')).toHaveValue('3')
  await expect(page.locator('quantity-input [data-part=increase]')).toHaveCSS('display', 'block')
})

test('a file of another origin that was changed is refused', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
  await open(page, { changed: 'vitrine.js' })
  await expect.poll(() => errors.join()).toContain('integrity')
  expect(await page.evaluate(() => customElements.get('quantity-input') === undefined)).toBe(true)
})

const definedIn = (page: Page) =>
  page.evaluate(() => ['quantity-input', 'copy-button'].filter((tag) => customElements.get(tag) !== undefined))

test('a store that is imported by itself starts no tag', async ({ page }) => {
  await open(page, { entry: 'stores/cart.js' })
  const items = await page.evaluate(async (file) => (await import(file)).$cart.get(), `${CDN}stores/cart.js`)
  expect(items).toBeTruthy()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await definedIn(page)).toEqual([])
})
