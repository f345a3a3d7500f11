import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5'
import { consoleOf, expect, ready, test } from '../journeys/shop.ts'
import { findChromium } from '../tools/programs/chromium.ts'
import { projectWithPlaywright } from './check/fixture.ts'
import { type Running, runProgram, startMock } from './program.ts'
import type { Project } from './project.ts'
import { ENGINES, TWIG_ESCAPING_ITSELF } from './templates/render.ts'
import { NAME, PAGES, SKU, URL_OF_PRODUCT, VALUES } from './templates/values.ts'

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><circle r="90" cx="240" cy="240"/></svg>'

/** The HTML as it is parsed, without the spaces between elements. */
const meaningOf = (html: string, parsed: DefaultTreeAdapterTypes.ParentNode = parse(html)) =>
  serialize(parsed).replaceAll(/\s+/g, ' ').replaceAll('> <', '><')

for (const [engine, render] of Object.entries(ENGINES))
  test.describe(`the templates of the guide in ${engine}`, () => {
    let project: Project
    let mock: Running

    test.beforeAll(async () => {
      project = projectWithPlaywright()
      for (const { name, file, values } of PAGES) {
        mkdirSync(dirname(join(project.folder, 'theme', file)), { recursive: true })
        project.write(`theme/${file}`, await render(name, values))
      }
      mkdirSync(join(project.folder, 'theme/images'))
      project.write('theme/images/vase.svg', PHOTO)
      mock = await startMock(project, 'theme')
    })
    test.afterAll(() => {
      mock?.stop()
      project?.remove()
    })

    /** Opens a page without its scripts, so that it is as the engine has printed it. */
    const printed = async (page: Page, path: string) => {
      await page.route('**/vitrine.js', (route) => route.abort())
      await page.goto(mock.address + path)
      expect(await page.locator('b, [onerror]').count(), 'elements out of values').toBe(0)
      await expect(page.getByRole('link', { name: VALUES.shop, exact: true })).toHaveAttribute('href', VALUES.urls.list)
      await expect(page.locator('cart-confirm')).toHaveAttribute('href', VALUES.urls.cart)
    }

    test('the list has each value as text, and photos where there are some', async ({ page }) => {
      await printed(page, '/')
      await expect(page).toHaveTitle(`All products – ${VALUES.shop}`)
      const cards = page.locator('product-list li')
      await expect(cards).toHaveCount(3)
      const first = cards.first()
      await expect(first.getByRole('heading').getByRole('link')).toHaveText(NAME)
      await expect(first.getByRole('link')).toHaveAttribute('href', URL_OF_PRODUCT)
      await expect(first.locator('img')).toHaveAttribute('alt', NAME)
      await expect(first.locator('[name=Name]')).toHaveValue(NAME)
      await expect(first.getByRole('button', { name: `Add ${NAME} to the cart`, exact: true })).toBeVisible()
      expect(await page.locator('product-list img').count()).toBe(2)
      const prices = await page
        .locator('product-list add-to-cart')
        .evaluateAll((tags) =>
          tags.map((tag) => ['sku', 'price', 'currency-code'].map((name) => tag.getAttribute(name))),
        )
      expect(prices).toEqual([
        [SKU, '24.00', 'EUR'],
        ['', '2400', 'JPY'],
        ['C', '9.50', 'CHF'],
      ])
      await expect(cards.nth(2)).toContainText("CHF 1'009.50")
      const filter = await page.locator('product-filters').getAttribute('current-filter')
      expect(JSON.parse(filter ?? '')).toEqual(VALUES.current_filter)
      await expect(page.locator('filter-item').first()).toHaveAttribute('data-is-selected', 'True')
      await expect(page.locator('filter-item').first()).toContainText(NAME)
      expect(
        await page.locator('filter-item input').evaluateAll((all) => all.map((one) => one.matches(':checked'))),
      ).toEqual([true, false])
    })

    test('the product and the cart have each value as text', async ({ page }) => {
      await printed(page, '/product/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
      await expect(page.locator('[data-part=photos] img').first()).toHaveAttribute('alt', NAME)
      await expect(page.locator('[data-part=thumbnails] a').nth(1)).toHaveAttribute('href', '#photo-2')
      await expect(page.locator('add-to-cart [name=Name]')).toHaveValue(NAME)
      await printed(page, '/cart/')
      const data = await page.locator('[data-item-id]').evaluate((row) => ({ ...(row as HTMLElement).dataset }))
      expect(data).toEqual({
        ...{ itemId: '5', itemKey: 'Catalog-12', itemName: NAME, quantity: '2' },
        ...{ price: '24.00', sku: SKU, currency: 'EUR' },
      })
      await expect(page.getByLabel(`Quantity of ${NAME}`, { exact: true })).toHaveValue('2')
    })

    test('a product without photos has no gallery, and an empty cart no form', async () => {
      const [, bowl] = VALUES.products
      expect(await render('product', { ...VALUES, title: 'Bowl', product: bowl })).not.toContain('<product-gallery')
      const empty = await render('cart-items', { ...VALUES, cart: { count: 0, items: [], total_text: '' } })
      expect(meaningOf(empty, parseFragment(empty)).trim()).toBe('<p>Your cart is empty.</p>')
    })

    test('npx vitrine check reports nothing', async () => {
      const { printed } = await runProgram(project, ['check', mock.address, '--json', '--browser', findChromium()])
      const { reports, pages } = JSON.parse(printed)
      expect(reports).toEqual([])
      expect(pages.map((page: string) => new URL(page, mock.address).pathname)).toEqual(['/', '/cart/', '/product/'])
    })

    test('a product is added to the cart', async ({ page }) => {
      const said = consoleOf(page)
      await page.goto(mock.address + URL_OF_PRODUCT)
      for (const tag of ['add-to-cart', 'product-gallery', 'quantity-input']) await ready(page, tag)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      expect((await sent).postDataJSON()).toMatchObject({ ProductVariantId: 12, Name: NAME, Quantity: 1 })
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toContainText(`“${NAME}” is in your cart.`)
      await dialog.getByRole('link', { name: 'View cart' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
      await expect(page.locator('shop-cart [data-part=increase]')).toBeVisible()
      expect(said).toEqual([])
    })
  })

test('both sets of templates print the same HTML, also in a Twig that escapes by itself', async () => {
  for (const { name, values } of PAGES) {
    const expected = meaningOf(await ENGINES.Liquid(name, values))
    for (const render of [ENGINES.Twig, TWIG_ESCAPING_ITSELF])
      expect(meaningOf(await render(name, values))).toBe(expected)
  }
})
