import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { countInShop, fault, hold, listen, shownCount, withoutPhotos } from './visitor.ts'

const WIDGET = '/fr/widget/catalog/QuickView'
const eyes = (page: Page) => page.locator('quick-view a')
const view = (page: Page) => page.locator('[data-vt-quick-view]:visible')
const rows = (page: Page) => page.locator('.product-table tbody tr[data-variant-id]:has(form)')

/** Pixels. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

// axe is a script of the test.
test.use({ bypassCSP: true })
test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280])) {
  test(`a product is seen, chosen and bought inside the list, at ${width} px [PRODUCT-47, PRODUCT-48] @everywhere`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const calls = listen(page, at)
    await page.goto(at('/fr/catalog?q=tasse'))
    await ready(page, 'quick-view', 'add-to-cart')
    const address = page.url()
    const eye = eyes(page).nth(1)
    await expect(eye.locator('.eye')).toBeVisible()
    await eye.click()
    await expect(view(page)).toHaveCount(1)
    await expect(eye.locator('.eye-slash')).toBeVisible()
    await expect(eye).toHaveAttribute('aria-expanded', 'true')
    const form = view(page).locator('form')
    await expect(form).toBeVisible()
    expect(await beyond(page)).toBe(0)
    expect(await axe(page)).toEqual([])

    const colours = view(page).locator('colour-swatches input')
    const before = await view(page).locator('[name=ProductVariantId]').inputValue()
    if ((await colours.count()) > 1) {
      await colours.nth(1).check()
      await expect(view(page).locator('[name=ProductVariantId]')).not.toHaveValue(before)
      await expect(view(page).locator('[data-bind=PageLinkHtml] a')).not.toHaveAttribute('href', `variant=${before}$`)
    }
    expect(page.url()).toBe(address)
    await view(page).getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect.poll(() => countInShop(page, at)).toBeGreaterThan(0)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(view(page)).toHaveCount(1)
    await eye.click()
    await expect(view(page)).toHaveCount(0)
    await expect(eye.locator('.eye')).toBeVisible()
    await eye.click()
    await expect(form).toBeVisible()
    expect(calls.filter((call) => call.includes('QuickView'))).toHaveLength(1)
  })
}

test('a product is seen by keys alone, and another one takes its place', async ({ page, at }) => {
  await page.goto(at('/fr/catalog?display=table'))
  await ready(page, 'quick-view')
  await eyes(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(view(page).locator('form')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(view(page).locator('[data-part=close]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(eyes(page).first()).toBeFocused()
  await expect(view(page)).toHaveCount(0)
  await page.keyboard.press(' ')
  await expect(view(page)).toHaveCount(1)
  await eyes(page).nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(view(page)).toHaveCount(1)
  await expect(eyes(page).first()).toHaveAttribute('aria-expanded', 'false')
})

test('one product open in two lists of a page has ids of its own in each, and answers alone', async ({ page, at }) => {
  await page.goto(at('/fr/catalog'))
  await ready(page, 'quick-view')
  await page.evaluate(() => {
    const list = document.querySelector('product-list')
    list?.after(list.cloneNode(true))
  })
  const lists = page.locator('product-list')
  for (const place of [0, 1]) await lists.nth(place).locator('quick-view a').first().click()
  const views = page.locator('[data-vt-quick-view] form')
  await expect(views).toHaveCount(2)
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[data-vt-quick-view] [id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
  expect(doubled).toEqual([])
  await views.nth(1).locator('input[name=Quantity]').fill('3')
  await expect(views.nth(0).locator('input[name=Quantity]')).not.toHaveValue('3')
})

test('a view that fails reports it and loads at the second try, and a deleted product is reported as such', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog'))
  await ready(page, 'quick-view')
  await fault(page, at, { method: 'GET', path: WIDGET, times: 1, status: 500 })
  await eyes(page).first().click()
  await expect(view(page)).toContainText('n’a pas pu être chargé')
  await view(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(view(page).locator('form')).toBeVisible()
  await fault(page, at, { method: 'GET', path: WIDGET, times: 1, status: 404 })
  await eyes(page).nth(2).click()
  await expect(view(page)).toContainText('n’est plus proposé')
  const letGo = await hold(page, at, { method: 'GET', path: WIDGET })
  await eyes(page).nth(4).click()
  await expect(view(page)).toContainText('Chargement')
  await letGo()
  await expect(view(page).locator('form')).toBeVisible()
})

for (const width of partOf(2, [360, 1280])) {
  test(`a customer orders from the table by keys, row after row, at ${width} px @everywhere`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/fr/catalog?display=table&pageSize=12'))
    await ready(page, 'quantity-input', 'add-to-cart', 'product-list')
    expect(await beyond(page)).toBe(0)
    const fields = rows(page).locator('input[name=Quantity]')
    await fields.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(fields.nth(1)).toBeFocused()
    const [min, step] = await Promise.all(
      ['min-qty', 'step-qty'].map(async (name) =>
        Number(await rows(page).nth(1).locator('quantity-input').getAttribute(name)),
      ),
    )
    await page.keyboard.press('ArrowUp')
    const wanted = await fields.nth(1).inputValue()
    expect(Number(wanted)).toBeGreaterThan(min ?? 1)
    expect(Number(wanted) % (step ?? 1)).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => countInShop(page, at)).toBe(Number(wanted))
    await expect(shownCount(page)).toHaveText(wanted)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(fields.nth(1)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(fields.first()).toBeFocused()
    for (const part of ['sku', 'stock', 'price']) {
      await expect(rows(page).first().locator(`[data-cell=${part}]`)).toBeVisible()
    }
  })
}
