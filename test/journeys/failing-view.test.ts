import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { type At, fill, withModule, withoutPhotos } from './visitor.ts'

/** A theme's view that throws at each render after `fail`. */
const failing = (tag: string, library: string) => `
  import { overrideView } from '${library}'
  overrideView('${tag}', (View) => (props) => {
    if ('failing' in globalThis) throw new Error('the view of a test')
    return View(props)
  })`

async function open(page: Page, at: At, tag: string, path: string, address: string | RegExp = at(path)) {
  await withModule(page, address, failing(tag, at('/vitrine/vitrine.js')))
  await page.goto(at(path))
  await ready(page, tag)
}

const fail = (page: Page) => page.evaluate(() => Object.assign(globalThis, { failing: true }) && undefined)

/** Lets later renders succeed. A view that has failed remains the server's HTML until its tag is replaced. */
const stopFailing = (page: Page) => page.evaluate(() => void Reflect.deleteProperty(globalThis, 'failing'))

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280]))
  test(`a toolbar that has failed sorts by its own button, and keeps the filters, at ${width} px`, async ({
    page,
    at,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, at, 'list-toolbar', '/fr/catalog', /\/fr\/catalog(\?|$)/)
    await ready(page, 'product-filters', 'filter-item')
    await fail(page)
    if (width < 992) await page.locator('product-filters [data-part=toggle]').click()
    await page.locator('filter-item input[type=checkbox]').first().check()
    if (width < 992) await page.locator('product-filters [data-part=show]').click()
    await expect(page).toHaveURL(/filter=/)
    const toolbar = page.locator('.list-main list-toolbar')
    await expect(toolbar).toHaveAttribute('data-error')
    await expect(toolbar).not.toHaveAttribute('data-hydrated')
    await stopFailing(page)
    expect(await axe(page)).toEqual([])
    await toolbar.locator('select[name=sort]').selectOption('price_asc')
    await toolbar.locator('[data-part=apply]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]sort=price_asc/)
    await expect(page).toHaveURL(/[?&]filter=/)
    expect(complaints.splice(0).join()).toContain('the view of a test')
  })

test('a basket that has failed is changed by its form', async ({ page, at, complaints }) => {
  await fill(page, at, 1, 2)
  await open(page, at, 'shop-cart', '/fr/shoppingcarts')
  await fail(page)
  const row = page.locator('shop-cart [data-item-id]')
  await row.locator('[data-part=increase]').click()
  const cart = page.locator('shop-cart')
  await expect(cart).toHaveAttribute('data-error')
  await expect(cart).not.toHaveAttribute('data-hydrated')
  await stopFailing(page)
  await row.locator('input[type=number]').fill('4')
  await cart.locator('[data-part=update]').click()
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('4')
  await expect(row).toHaveAttribute('data-quantity', '4')
  expect(complaints.splice(0).join()).toContain('the view of a test')
})
