import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, ready, test } from '../journeys/shop.ts'
import { type Bundle, bundlers } from './bundlers.ts'
import { newProject, type Project } from './project.ts'

const BASE = '/packed/'
const PRODUCT = '/fr/catalog/product/1/x'

let project: Project
test.beforeAll(() => {
  project = newProject()
})
test.afterAll(() => project.remove())

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Replaces the library's files in the shop's pages by those of a bundle. Returns the failed requests. */
async function serve(page: Page, folder: string): Promise<string[]> {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  await page.route(/\/vitrine\/.*\.(js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/vitrine.js'))
      return route.fulfill({ contentType: 'text/javascript', body: `export * from '${BASE}main.js'` })
    // The page's own link, and the style sheets of a bundle that has them in one file.
    const sheet = join(folder, 'main.css')
    if (pathname.endsWith('/vitrine.css') && existsSync(sheet)) return route.fulfill({ path: sheet })
    return pathname.endsWith('/vitrine.css') ? route.continue() : route.fulfill({ status: 404 })
  })
  await page.route(`**${BASE}**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.slice(BASE.length))
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  return failed
}

const STYLE = ['display', 'position', 'padding', 'color', 'backgroundColor', 'borderRadius', 'boxShadow', 'fontSize']

/** Adds the product to the basket, and returns the style of the dialog that confirms it and of its parts. */
async function confirmed(page: Page): Promise<string[]> {
  await ready(page, 'add-to-cart')
  await page.locator('add-to-cart button[type=submit]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('pièce')
  const styles = await dialog.evaluate(
    (element, names) =>
      [element, ...element.querySelectorAll('[data-part]:not(notice-stack *)')].map((part) => {
        const style = getComputedStyle(part)
        return [part.getAttribute('data-part'), ...names.map((name) => style[name as 'color'])].join(' · ')
      }),
    STYLE,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return styles
}

async function shopRuns(page: Page, at: (path: string) => string, bundle: Bundle, entry: string): Promise<void> {
  rmSync(join(project.folder, 'out'), { recursive: true, force: true })
  project.write('main.js', `import '${entry}/vitrine.css'\nexport * from '${entry}'\n`)
  const folder = await bundle(project.folder, BASE)
  const local = pathToFileURL(project.folder).href
  expect(filesIn(folder).filter((file) => readFileSync(file, 'utf8').includes(local))).toEqual([])
  await page.goto(at(PRODUCT))
  const wanted = await confirmed(page)
  const failed = await serve(page, folder)
  await page.goto(at(PRODUCT))
  expect(await confirmed(page)).toEqual(wanted)
  // A visit keeps the style sheets that the code has brought.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const product = page.locator('product-variations')
  await page.locator('nav.trail a').last().click()
  await expect(product).toHaveCount(0)
  await page.goBack()
  await expect(product).toBeVisible()
  expect(await confirmed(page)).toEqual(wanted)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(failed).toEqual([])
}

test.describe('a shop whose client side is bundled by', () => {
  for (const [name, bundle] of Object.entries(bundlers))
    test(name, async ({ page, at }) => shopRuns(page, at, bundle, 'vitrine'))

  test('Vite, from the lean build', async ({ page, at }) => shopRuns(page, at, bundlers.Vite as Bundle, 'vitrine/lean'))
})
