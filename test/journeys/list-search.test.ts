import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const notice = (page: Page) => page.locator('[data-part=guess]')
const names = (page: Page) => page.locator('product-list .cards h2').allTextContents()

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280])) {
  test(`a corrected search names its words and leads to the literal one, which leads on (${width} px) @everywhere`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(at('/fr/catalog?q=theire'))
    await expect(notice(page)).toContainText('Résultats pour « théière ».')
    const found = await names(page)
    expect(found.every((name) => name.startsWith('Théière'))).toBe(true)
    await ready(page)
    await notice(page).getByRole('link', { name: 'Chercher « theire » tel quel' }).click()
    await expect(page).toHaveURL(at('/fr/catalog?q=theire&literal=true'))
    await expect(page.locator('.page-head .count')).toHaveText('0 pièce')
    await expect(page.getByRole('heading', { name: 'Les pièces les plus demandées' })).toBeVisible()
    await expect(page.locator('.ways-on').getByRole('link', { name: 'Luminaires', exact: true })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.locator('.near-terms').getByRole('link', { name: 'theiere' }).click()
    await expect(page).toHaveURL(at('/fr/catalog?q=theiere'))
    await expect(notice(page)).toHaveCount(0)
    expect(await names(page)).toEqual(found)
  })
}

test('an order keeps a search literal, and hostile words are text', async ({ page, at }) => {
  await page.goto(at('/fr/catalog?q=assiete&literal=true'))
  await expect(page.locator('list-toolbar input[name=literal]')).toHaveValue('true')
  await page.goto(at('/fr/catalog?q=%3Cimg+src%3Dx+onerrrr%3Dalert(1)%3E'))
  await expect(page.locator('h1')).toContainText('<img src=x onerrrr=alert(1)>')
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
})
