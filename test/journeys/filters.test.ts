import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { fault, hold, withoutPhotos } from './visitor.ts'

const item = (page: Page, id: string) => page.locator(`#filter-${id}`)
const count = (page: Page) => page.locator('[data-page-status]')
const chips = (page: Page) => page.locator('selected-filters [data-part=chip]')
const panel = (page: Page) => page.locator('.list-filters [data-part=panel]')

const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')

/** `24 of 2,123`, or all that there are. */
const total = async (page: Page) =>
  Number(((await count(page).textContent()) ?? '').replace(/.* sur /, '').replace(/\D/g, ''))

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page, 'product-filters', 'filter-item')
  await ready(page)
}

/** The requests for lists, without prefetches of other pages. */
function lists(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/\/fr\/catalog(\/category\/.*)?$/.test(url.pathname)) asked.push(url.search)
  })
  return asked
}

test.beforeEach(withoutPhotos)

test('choices narrow the list in its place, Back undoes one after the other, and a shared address shows the same [NAV-23, FILTER-08, FILTER-14, FILTER-16] @in-page @everywhere', async ({
  page,
  at,
  context,
}) => {
  await open(page, at('/fr/catalog?pageindex=3'))
  const all = await total(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await item(page, 'Brand-5').scrollIntoViewIfNeeded()
  const top = () => item(page, 'Brand-5').evaluate((element) => element.getBoundingClientRect().top)
  const place = await top()
  await item(page, 'Brand-5').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  expect(new URL(page.url()).searchParams.has('pageindex')).toBe(false)
  await expect(chips(page)).toHaveCount(1)
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true)
  expect(await focused(page)).toBe('filter-Brand-5')
  expect(Math.abs((await top()) - place)).toBeLessThan(3)
  const one = await total(page)
  expect(one).toBeLessThan(all)
  await expect(page.locator('[data-part=announcement]')).toHaveText((await count(page).textContent()) ?? '')

  await item(page, 'Brand-2').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [2, 5] })
  await expect(chips(page)).toHaveCount(2)
  const two = await total(page)
  expect(two).toBeGreaterThan(one)

  const other = await context.newPage()
  await other.goto(page.url())
  expect(await total(other)).toBe(two)
  await expect(item(other, 'Brand-2')).toBeChecked()

  await page.goBack()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  await expect(item(page, 'Brand-2')).not.toBeChecked()
  await expect.poll(() => total(page)).toBe(one)
  await page.goBack()
  await expect.poll(() => total(page)).toBe(all)
  await expect(item(page, 'Brand-5')).not.toBeChecked()
  expect(new URL(page.url()).searchParams.get('pageindex')).toBe('3')
})

test('choices narrow the list however its pages come, and Back takes them off', { tag: '@full-loads' }, async ({
  page,
  at,
}) => {
  await open(page, at('/fr/catalog'))
  const all = await total(page)
  await item(page, 'Brand-5').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  await expect(chips(page)).toHaveCount(1)
  await expect(item(page, 'Brand-5')).toBeChecked()
  await open(page, page.url())
  await item(page, 'InStock-true').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5], InStock: true })
  await page.goBack()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  await page.goto(at('/fr/catalog'))
  await expect.poll(() => total(page)).toBe(all)
  await expect(item(page, 'Brand-5')).not.toBeChecked()
})

test('fast choices are all taken, and the last list is shown @in-page', async ({ page, at }) => {
  await open(page, at('/fr/catalog'))
  const letGo = await hold(page, at, { method: 'GET', path: '/fr/catalog', times: 2 })
  await item(page, 'Brand-5').check()
  await item(page, 'Brand-2').check()
  await item(page, 'InStock-true').check()
  await letGo()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [2, 5], InStock: true })
  await expect(chips(page)).toHaveCount(3)
  for (const id of ['Brand-5', 'Brand-2', 'InStock-true']) await expect(item(page, id)).toBeChecked()
  await page.goBack()
  await expect.poll(() => filterOf(page)).toEqual({})
})

test('a typed price is sent after a second, once, and is never overwritten [LIMIT-028, LIMIT-029] @in-page', async ({
  page,
  at,
}) => {
  await open(page, at('/fr/catalog'))
  const asked = lists(page)
  const field = item(page, 'PriceMax')
  await field.click()
  await field.pressSequentially('30')
  await expect.poll(() => filterOf(page)).toEqual({ PriceMax: 30 })
  expect(asked).toHaveLength(1)
  await expect(chips(page)).toHaveText(/30,00/)
  expect(await focused(page)).toBe('filter-PriceMax')

  const letGo = await hold(page, at, { method: 'GET', path: '/fr/catalog' })
  await item(page, 'Brand-5').check()
  await field.click()
  await field.press('End')
  await field.pressSequentially('0')
  await letGo()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5], PriceMax: 300 })
  await expect(field).toHaveValue('300')
  expect(await focused(page)).toBe('filter-PriceMax')
})

test('the other of two filters has the focus when one is taken off', { tag: '@in-page' }, async ({ page, at }) => {
  await open(page, at(`/fr/catalog?filter=${encodeURIComponent(JSON.stringify({ Brand: [2, 5] }))}`))
  await ready(page, 'selected-filters')
  const other = (await chips(page).last().getAttribute('id')) as string
  await chips(page).first().focus()
  // Before its view is hydrated the chip is a plain link to another page, which focuses its heading.
  await expect(page.locator('selected-filters')).toHaveAttribute('data-hydrated', '')
  await page.keyboard.press('Enter')
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [Number(other.split('-').at(-1))] })
  await expect(chips(page)).toHaveCount(1)
  await expect.poll(() => focused(page)).toBe(other)
})

test('chips take filters off by the keyboard; an empty list has a way to [FILTER-17]', async ({ page, at }) => {
  const filter = encodeURIComponent('{"Brand":[5],"PriceMax":1}')
  await open(page, at(`/fr/catalog?filter=${filter}`))
  await ready(page, 'selected-filters')
  await expect(page.locator('.empty')).toContainText('Aucune pièce ne correspond')
  await page.locator('#chosen-PriceMax').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  await expect(page.locator('product-list .card').first()).toBeVisible()
  await chips(page).click()
  await expect.poll(() => filterOf(page)).toEqual({})
  await expect(page.locator('selected-filters')).toHaveCount(0)
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the panel stays open with its place through choices, and closes on the list [LIMIT-054]', {
    tag: '@full-loads',
  }, async ({ page, at }) => {
    await open(page, at('/fr/catalog'))
    await expect(panel(page)).toBeHidden()
    await page.locator('#filters-toggle').focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    expect(await focused(page)).toBe('filters-close')
    await expect(page.locator('#filters-toggle')).toHaveAttribute('aria-expanded', 'true')
    await page.locator('#filter-brand-more summary').click()
    const last = page.locator('#filter-brand-more filter-item input').last()
    await last.scrollIntoViewIfNeeded()
    await last.focus()
    const id = await focused(page)
    const place = await last.evaluate((element) => element.getBoundingClientRect().top)
    await page.keyboard.press('Space')
    await expect.poll(() => filterOf(page).Brand?.length).toBe(1)
    await expect(panel(page)).toBeVisible()
    expect(await focused(page)).toBe(id)
    await expect(page.locator('#filter-brand-more')).toHaveAttribute('open', '')
    const after = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.abs(after - place)).toBeLessThan(3)
    const shown = await total(page)
    await expect(page.locator('#filters-show')).toHaveText(`Afficher ${shown} pièces`)
    await page.locator('#filters-show').click()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('#filters-toggle')).toContainText('(1)')
    expect(await focused(page)).toBe('filters-toggle')
    await page.locator('#filters-toggle').click()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })
})

test('the finder of the home page loads when it is near the window, and sends one request on submit [FILTER-01, FILTER-05, FILTER-15]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('ListFilter') && calls.push(request.url()))
  await page.goto(at('/fr/'))
  await ready(page, 'main-nav')
  expect(calls).toEqual([])
  await page.locator('.finder').scrollIntoViewIfNeeded()
  await expect(page.locator('.finder form')).toBeVisible()
  const query = new URL(calls[0] ?? '').searchParams
  expect([calls.length, query.get('brandId'), query.get('categoryId')]).toEqual([1, '', ''])
  expect(JSON.parse(query.get('currentFilter') ?? '')).toEqual({})
  const asked = lists(page)
  await page.locator('.finder #filter-brand summary').first().click()
  await item(page, 'Brand-5').check()
  await item(page, 'InStock-true').check()
  expect(asked).toEqual([])
  await page.locator('#filters-show').click()
  await expect(page).toHaveURL(/\/fr\/catalog\?filter=/)
  expect(filterOf(page)).toEqual({ Brand: [5], InStock: true })
  expect(asked).toHaveLength(1)
})

test('a list that does not come leaves the one that is shown, with its choice @in-page', async ({ page, at }) => {
  await open(page, at('/fr/catalog'))
  await fault(page, at, { method: 'GET', path: '/fr/catalog', status: 500 })
  await item(page, 'Brand-5').click()
  await page.locator('dialog[open] [data-part=dialog-dismiss]').click()
  await expect(item(page, 'Brand-5')).not.toBeChecked()
  expect(filterOf(page)).toEqual({})
  await item(page, 'Brand-5').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
})

test('the finder reports that it did not load, and loads on request', async ({ page, at }) => {
  await fault(page, at, { method: 'GET', path: '/widget/catalog/ListFilter', status: 500 })
  await page.goto(at('/fr/'))
  await page.locator('.finder').scrollIntoViewIfNeeded()
  await page.locator('.finder [data-part=retry]').click()
  await expect(page.locator('.finder form')).toBeVisible()
})

test('a hostile filter is ignored with a notice', async ({ page, at }) => {
  await open(page, at('/fr/catalog?filter=%7B%22Brand%22%3A%5B%5B1%5D%5D%2C%22__proto__%22%3A%5B1%5D%7D'))
  await expect(page.locator('.list-notice')).toBeVisible()
  // It informs: there was no error.
  const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color)
  expect(await colour('.list-notice')).toBe(await colour('h1'))
  await item(page, 'Brand-5').check()
  await expect.poll(() => filterOf(page)).toEqual({ Brand: [5] })
  await expect(page.locator('.list-notice')).toHaveCount(0)
})

test('an invalid typed price stays in its field, with a message that it is not used', async ({ page, at }) => {
  await open(page, at('/fr/catalog'))
  await item(page, 'PriceMin').fill('abc')
  await item(page, 'PriceMin').press('Tab')
  await expect(page.locator('#filter-price-unused')).toContainText('« abc » n’est pas utilisé')
  await expect(item(page, 'PriceMin')).toHaveAttribute('aria-invalid', 'true')
  await item(page, 'PriceMax').fill('20')
  await expect.poll(() => filterOf(page)).toEqual({ PriceMax: 20 })
  await expect(item(page, 'PriceMin')).toHaveValue('abc')
  await expect(page.locator('#filter-price-unused')).toContainText('« abc »')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the same filters work as a form @everywhere', async ({ page, at }) => {
    await page.goto(at('/fr/catalog?sort=name_asc'))
    await page.locator('#filters-toggle').click()
    await item(page, 'Brand-5').check()
    await item(page, 'PriceMin').fill('90')
    await item(page, 'PriceMax').fill('12,5')
    await page.locator('#filters-show').click()
    expect(filterOf(page)).toEqual({ Brand: [5], PriceMin: 12.5, PriceMax: 90 })
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name_asc')
    await expect(chips(page)).toHaveCount(2)
    await chips(page).first().click()
    expect(filterOf(page)).toEqual({ PriceMin: 12.5, PriceMax: 90 })
  })

  test('an invalid typed price stays in its field, with a message that it is not used', async ({ page, at }) => {
    await page.goto(at('/fr/catalog'))
    await page.locator('#filters-toggle').click()
    await item(page, 'PriceMin').fill('-5')
    await item(page, 'PriceMax').fill('20')
    await page.locator('#filters-show').click()
    await expect(page.locator('.list-notice')).toContainText('« -5 » n’est pas utilisé')
    await expect(item(page, 'PriceMin')).toHaveValue('-5')
    await expect(chips(page)).toHaveCount(1)
    await chips(page).first().click()
    expect(new URL(page.url()).searchParams.get('filter')).toBe(null)
    await expect(page.locator('.list-notice')).toHaveCount(0)
  })
})

test('a colour that is chosen is what the cards show, add and lead to', async ({ page, at }) => {
  await open(page, at('/fr/catalog'))
  await item(page, 'ProductAttributes-1-4').check()
  await expect(chips(page)).toHaveCount(1)
  const card = page
    .locator('.card')
    .filter({ has: page.locator('h2 a[href*="variant="]') })
    .first()
  const variant = (await card.getAttribute('data-variant-id')) ?? ''
  await expect(card.locator('[name=ProductVariantId]')).toHaveValue(variant)
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`/photos/${variant}/`))
  const night = 'colour-swatches input[value="4"]:checked'
  // A card outside of the window has the server's HTML: its link becomes a button near the window.
  await card.locator('quick-view').scrollIntoViewIfNeeded()
  await card.locator('quick-view').getByRole('button').click()
  await expect(page.locator(`[data-vt-quick-view] ${night}`)).toBeAttached()
  await card.locator('h2 a').click()
  await expect(page).toHaveURL(new RegExp(`variant=${variant}`))
  await expect(page.locator(`main ${night}`).first()).toBeAttached()
})
