import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, openLanguages, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const names = (page: Page) => page.locator('product-list .cards h2').allTextContents()
const pages = (page: Page) => page.locator('list-pagination a')
const sort = (page: Page) => page.locator('list-toolbar select[name=sort]')

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280])) {
  test(`a link that is seen on focus skips categories and filters (${width} px)`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/fr/catalog'))
    await ready(page, 'product-filters', 'list-toolbar')
    const skip = page.getByRole('link', { name: 'Passer les filtres' })
    await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
    await page.locator('.trail a').last().focus()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toHaveCSS('clip-path', 'none')
    await expect(skip).toBeInViewport({ ratio: 1 })
    const { x, y } = (await skip.boundingBox()) ?? { x: 0, y: 0 }
    expect(
      await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.className, [x + 9, y + 9] as const),
    ).toContain('skip-filters')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#list$/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.list-main') !== null)).toBe(true)
  })
}

test('view, order and size of a list act at once and are in its address [NAV-18, NAV-19, NAV-20, NAV-21, CATALOG-01, CATALOG-02, CATALOG-03, CATALOG-04] @everywhere', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.goto(at('/fr/catalog/category/1/x?pageindex=2'))
  await ready(page, 'list-toolbar')
  await expect(page.locator('.list-main list-toolbar [data-part=apply]')).toBeHidden()
  await sort(page).selectOption('name_desc')
  await expect(page).toHaveURL(/[?&]sort=name_desc/)
  await expect(async () => {
    const found = await names(page)
    expect(found.length).toBeGreaterThan(1)
    expect(found).toEqual(found.toSorted(new Intl.Collator('fr').compare).toReversed())
  }).toPass()

  await page.goto(`${page.url()}&pageindex=3`)
  await ready(page, 'list-toolbar')
  await page.locator('#list-size').selectOption('12')
  await expect(page).toHaveURL(/pageSize=12/)
  expect(new URL(page.url()).searchParams.has('pageindex')).toBe(false)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name_desc')
  await expect(page.locator('product-list .card')).toHaveCount(12)

  await ready(page, 'list-toolbar')
  await page.getByRole('button', { name: 'Tableau' }).click()
  await expect(page).toHaveURL(/display=table/)
  await expect(page.locator('product-list[display=table] tbody tr')).toHaveCount(12)
  await page.reload()
  await expect(page.locator('product-list[display=table] tbody tr')).toHaveCount(12)
  await ready(page, 'list-toolbar')
  await page.getByRole('button', { name: 'Catégories', exact: true }).click()
  await expect(page.locator('product-list[display=categories]')).toBeVisible()
  await ready(page, 'list-toolbar')
  await page.getByRole('button', { name: 'Grille' }).click()
  await expect(page.locator('product-list[display=grid] .card')).toHaveCount(12)
})

test('page numbers show two pages on each side and the ends, on a small screen only the present one and the ends [NAV-22, LIMIT-036, LIMIT-037]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog?sort=name_asc&pageindex=6'))
  await page.locator('list-pagination').scrollIntoViewIfNeeded()
  await ready(page, 'list-pagination')
  await expect(pages(page)).toHaveText(['←', '1', '4', '5', '6', '7', '8', '89', '→'])
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(pages(page)).toHaveText(['←', '1', '6', '89', '→'])
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(pages(page)).toHaveText(['←', '1', '4', '5', '6', '7', '8', '89', '→'])
  const sixth = await names(page)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(at('/fr/catalog?sort=name_asc&pageindex=7'))
  await expect.poll(() => names(page)).not.toEqual(sixth)
  await page.goBack()
  await expect(page.locator('list-pagination [aria-current=page]')).toHaveText('6')
  await expect.poll(() => names(page)).toEqual(sixth)
})

test('a search lists what matches, in the chosen order, and keeps its words [NAV-24]', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const field = page.locator('product-search input[type=search]')
  await field.fill('théière')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/fr\/catalog\?q=th/)
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(3)
  for (const name of await names(page)) expect(name).toContain('Théière')
  await ready(page, 'list-toolbar')
  await sort(page).selectOption('price_asc')
  await expect(page).toHaveURL(/sort=price_asc/)
  expect(new URL(page.url()).searchParams.get('q')).toBe('théière')
  for (const name of await names(page)) expect(name).toContain('Théière')
})

test('the language switch leads to the same list in another culture, with its words and order [NAV-33, I18N-12, LIMIT-009] @everywhere', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog?q=vase&sort=price_desc&pageindex=2'))
  await openLanguages(page)
  await ready(page, 'language-switch')
  const links = page.locator('language-switch a')
  await expect(links).toHaveText(['Français', 'Nederlands', 'Español', 'Deutsch', 'Italiano', 'Português'])
  await links.filter({ hasText: 'Deutsch' }).click()
  await expect(page).toHaveURL(at('/de/catalog?q=vase&sort=price_desc&pageindex=2'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.list-main list-toolbar')).toContainText('Sortieren')
  await page.locator('list-pagination').scrollIntoViewIfNeeded()
  await ready(page, 'list-pagination')
  await expect(page.locator('list-pagination [rel=prev]')).toHaveAttribute('aria-label', 'Vorherige Seite')
})

test('the culture’s root is marked as the home page, and the mark is removed with it [NAV-15, NAV-16] @everywhere', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr'))
  await expect(page.locator('body')).toHaveClass(/\bhome-page\b/)
  await page.goto(at('/nl/?from=mail'))
  await expect(page.locator('body')).toHaveClass(/\bhome-page\b/)
  await page.locator('.shop-menu a').first().click()
  await expect(page).toHaveURL(at('/nl/catalog'))
  await expect(page.locator('body')).not.toHaveClass(/home-page/)
  await page.goBack()
  await expect(page.locator('body')).toHaveClass(/\bhome-page\b/)
})

test('every address that the pages name or ask for is under the application path [NAV-37] @everywhere', async ({
  page,
  at,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/fr/', '/fr/catalog?display=table', '/fr/catalog/product/1/x', '/fr/shoppingcarts', '/docs/']) {
    await page.goto(at(path))
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[href], [src], [action]')]
        .filter((element) => !element.closest('social-share'))
        .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
        .filter((address) => address !== null && !/^(#|mailto:|data:)/.test(address))
        .map((address) => new URL(address as string, location.href).href),
    )
    expect(
      named.filter((address) => !address.startsWith(at('/'))),
      path,
    ).toEqual([])
  }
  expect(asked.filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(at('/')))).toEqual([])
})

test('the filters of a list are shown beside it; categories alone take the whole width', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const width = async () => (await page.locator('.list-main').boundingBox())?.width ?? 0
  await page.goto(at('/fr/catalog?display=categories'))
  expect(await width()).toBeGreaterThan(1_100)
  await page.goto(at('/fr/catalog'))
  expect(await width()).toBeLessThan(950)
  expect(await width()).toBeGreaterThan(800)
})

/** Cells whose content overflows them; texts for screen readers alone are clipped to a point. */
const tooFull = (page: Page) =>
  page.locator('.product-table tbody [data-cell]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      const inside = [...cell.querySelectorAll('*:not(.hidden-text, .hidden-text *)')].map((node) =>
        node.getBoundingClientRect(),
      )
      const isOut = inside.some((box) => box.width > 2 && (box.right > right + 1 || box.left < left - 1))
      return isOut ? [cell.textContent ?? ''] : []
    }),
  )

for (const culture of partOf(3, ['fr', 'nl', 'es', 'de', 'it', 'pt']))
  test(`nothing overflows the cells of a table in ${culture}`, async ({ page, at }) => {
    await page.goto(at(`/${culture}/catalog?display=table&pageSize=24`))
    await expect(page.locator('.product-table [data-vt-stepper]').first()).toBeVisible()
    for (const width of [1280, 1000, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => tooFull(page), `${width} px`).toEqual([])
    }
  })
