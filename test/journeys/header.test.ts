import { partOf } from './part.ts'
import { expect, openLanguages, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

const small = { width: 360, height: 740 }

test('a category opens a panel with what is below it, which Escape closes and a link leaves', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  await ready(page, 'main-nav')
  const button = page.getByRole('button', { name: 'Menu : Vases' })
  const below = page.locator('.below', { hasText: 'Tout voir : Vases' })
  await expect(below).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(below.locator('img')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(below.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(below).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  const name = await below.getByRole('link').first().textContent()
  await below.getByRole('link').first().click()
  await expect(page.locator('h1')).toHaveText((name as string).replace(/\s*\d+\s*$/, '').trim())
  await expect(below).toBeHidden()
})

test('the languages open by the keyboard, lead to this page, and close by Escape', async ({ page, at }) => {
  await page.goto(at('/fr/contact'))
  await openLanguages(page)
  const link = page.getByRole('link', { name: 'Nederlands' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.keyboard.press('Enter')
  await link.click()
  await expect(page).toHaveURL(at('/nl/contact'))
})

test('the language links follow a visit within the page', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  await page.locator('.shop-menu > ul > li > a').first().click()
  await expect(page).toHaveURL(at('/fr/catalog'))
  await openLanguages(page)
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(at('/nl/catalog'))
})

test('the header of the checkout leads nowhere but home and to the basket', async ({ page, at }) => {
  await page.request.post(at('/fr/security/login'), {
    form: { Email: 'ada@example.com', Password: 'vitrine-demo' },
  })
  await page.request.post(at('/fr/shoppingcarts/add'), { form: { ProductVariantId: 1, Quantity: 1, Name: 'A' } })
  await page.goto(at('/fr/checkout'))
  await expect(page.locator('.shop-header a:visible')).toHaveCount(2)
  await expect(page.locator('.shop-mark')).toBeVisible()
  await page.locator('.shop-mark').click()
  await expect(page.locator('#shop-search')).toBeVisible()
})

for (const width of partOf(2, [360, 1280])) {
  test(`the number of wishes is at the heart, at ${width} px`, async ({ page, at }) => {
    await page.request.post(at('/fr/security/login'), {
      form: { Email: 'camille@example.com', Password: 'vitrine-demo' },
    })
    await page.setViewportSize({ width, height: 740 })
    await page.goto(at('/fr/catalog'))
    const count = page.locator('.tool-count')
    const heart = await page.locator('.shop-account .tool', { has: count }).boundingBox()
    const number = await count.boundingBox()
    const middle = (number?.x ?? 0) + (number?.width ?? 0) / 2
    expect(middle).toBeGreaterThan(heart?.x ?? Number.NaN)
    expect(middle).toBeLessThan((heart?.x ?? 0) + (heart?.width ?? 0))
  })
}

test('the two typefaces of the theme are there', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(new Set(loaded)).toEqual(new Set(['Newsreader', 'Figtree']))
})

test.describe('on a telephone', () => {
  test.use({ viewport: small, hasTouch: true })

  test('the header is one row, and the menu has levels', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    expect((await page.locator('main-nav').boundingBox())?.height).toBeLessThan(64)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const link = page.locator('.below', { hasText: 'Tout voir : Vases' }).getByRole('link').first()
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menu : Vases' }).tap()
    await link.tap()
    await expect(page).toHaveURL(/\/fr\/catalog\/category\/\d+\//)
    await expect(link).toBeHidden()
  })

  test('the field of the search is over the row while it has the focus', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    const search = page.locator('.shop-search')
    await expect(search).toHaveCSS('opacity', '0')
    await page.locator('.search-label').tap()
    await expect(page.locator('#shop-search')).toBeFocused()
    await expect(search).toHaveCSS('opacity', '1')
    await page.locator('h1').tap()
    await expect(search).toHaveCSS('opacity', '0')
  })

  test('the groups of the footer open by their names; in a wide window they are open', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    const link = page.locator('.shop-footer').getByRole('link', { name: 'Luminaires' })
    await expect(link).toBeHidden()
    await page.locator('.shop-footer summary').first().tap()
    await expect(link).toBeVisible()
    await page.locator('.shop-footer summary').first().tap()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(link).toBeVisible()
  })
})
