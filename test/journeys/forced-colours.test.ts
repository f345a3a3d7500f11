import type { ElementHandle, Page } from '@playwright/test'
import { upgraded } from './look.ts'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
test.beforeEach(withoutPhotos)

/** Chosen, pressed and current elements. The last step of a breadcrumb differs by not being a link. */
const CHOSEN = `:is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"], li),
  label:has(> input:is([type="radio"], [type="checkbox"]):checked))`

const TAGS = [
  ...['tab-set', 'radio-toggle', 'product-gallery', 'list-toolbar', 'list-pagination', 'degressive-price'],
  ...['folder-tree', 'wishlist-nav', 'address-picker', 'payment-methods', 'shipping-options'],
]
const PAGES = {
  'a list': '/fr/catalog',
  'a product': '/fr/catalog/product/1/x',
  'a product with steps of price': '/fr/catalog/product/8/x',
  'the news of a category': '/fr/news?category=workshop',
  ...Object.fromEntries(TAGS.map((tag) => [`the documentation of ${tag}`, `/docs/${tag}`])),
}
const CUSTOMER_PAGES = ['/fr/account', '/fr/account/orders?state=placed', '/fr/catalog/wishlist/list']

/**
 * Removes the mark of a choice and of its content, and restores it: the cell of a chosen day contains a current link.
 */
const MARKS = {
  take: (chosen: Element) => {
    const marks: (() => void)[] = []
    for (const one of [chosen, ...chosen.querySelectorAll('*')])
      for (const name of ['aria-pressed', 'aria-selected', 'aria-current']) {
        const value = one.getAttribute(name)
        if (value === null) continue
        marks.push(() => one.setAttribute(name, value))
        if (name === 'aria-current') one.removeAttribute(name)
        else one.setAttribute(name, 'false')
      }
    const field = chosen.matches('label') && chosen.querySelector('input')
    if (field) {
      marks.push(() => Object.assign(field, { checked: true }))
      field.checked = false
    }
    Object.assign(globalThis, { marks })
  },
  restore: () => {
    for (const mark of (globalThis as unknown as { marks: (() => void)[] }).marks) mark()
  },
}

async function shownByColourAlone(page: Page): Promise<string[]> {
  const unseen: string[] = []
  const all = await page.locator(CHOSEN).elementHandles()
  for (const handle of all) {
    const element = handle as ElementHandle<SVGElement | HTMLElement>
    if (!(await element.isVisible())) continue
    const html = await element.evaluate((chosen) => chosen.outerHTML.slice(0, 160))
    const chosen = await element.screenshot({ animations: 'disabled' })
    await element.evaluate(MARKS.take)
    if (chosen.equals(await element.screenshot({ animations: 'disabled' }))) unseen.push(html)
    await page.evaluate(MARKS.restore)
  }
  expect(all.length).toBeGreaterThan(0)
  return unseen
}

for (const [name, path] of partOf(5, Object.entries(PAGES)))
  test(`chosen elements on ${name} are distinct in forced colours`, async ({ page, at }) => {
    await page.goto(at(path))
    await upgraded(page)
    expect(await shownByColourAlone(page)).toEqual([])
  })

test('chosen elements on the pages of a customer and of the staff are distinct in forced colours', async ({
  page,
  at,
}) => {
  for (const [Email, paths] of [
    ['camille@example.com', CUSTOMER_PAGES],
    ['sacha@example.com', ['/fr/assetslibrary/asset/assetsbyfolder/1']],
  ] as const) {
    const form = { Email, Password: 'vitrine-demo' }
    expect((await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })).status()).toBe(303)
    for (const path of paths) {
      await page.goto(at(path))
      await upgraded(page)
      expect(await shownByColourAlone(page), path).toEqual([])
    }
  }
})

test('the chosen day of the news stays distinct in forced colours', async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  await upgraded(page)
  await page.locator('news-calendar td a').first().click()
  await expect(page.locator('news-calendar td a[aria-current=page]')).toHaveCount(1)
  await page.mouse.move(0, 0)
  expect(await shownByColourAlone(page)).toEqual([])
})

test('the chosen day of a calendar and the active suggestion stay distinct in forced colours', async ({ page, at }) => {
  await page.goto(at('/docs/date-picker'))
  await upgraded(page)
  const picker = page.locator('date-picker[data-hydrated]').first()
  await picker.getByRole('button').first().click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await picker.getByRole('button').first().click()
  await expect(page.locator('[data-date][aria-selected="true"]').first()).toBeVisible()
  await page.mouse.move(0, 0)
  expect(await shownByColourAlone(page)).toEqual([])

  await page.goto(at('/fr/catalog'))
  await page.locator('.shop-search input[type="search"]').fill('vase')
  const options = page.locator('[role="option"]')
  await expect(options.first()).toBeVisible()
  const before = await options.first().screenshot({ animations: 'disabled' })
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('data-active')
  expect(before.equals(await options.first().screenshot({ animations: 'disabled' }))).toBe(false)
})
