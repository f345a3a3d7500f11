import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

const consent = (preferences: boolean) =>
  encodeURIComponent(JSON.stringify({ stamp: '2026-11', preferences, statistics: false, marketing: false }))
test.beforeEach(async ({ context, shop }) => {
  await context.addCookies([{ name: 'cookie-consent', value: consent(true), url: new URL(shop).origin }])
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a product page shows what was seen before, the last first, without itself', async ({ page, at }) => {
      const seen = page.locator('.seen li > a')
      const name = page.locator('h1')
      await page.goto(at('/fr/catalog/product/1/x'))
      await expect(name).toBeVisible()
      await expect(seen).toHaveCount(0)
      const first = (await name.textContent()) ?? ''
      await page.goto(at('/fr/catalog/product/2/x'))
      await expect(seen).toHaveText([first])
      const second = (await name.textContent()) ?? ''
      await page.goto(at('/fr/catalog/product/3/x'))
      await expect(seen).toHaveText([second, first])
      await seen.nth(1).click()
      await expect(name).toHaveText(first)
      await expect(seen).toHaveCount(2)
      await expect(seen.nth(1)).toHaveText(second)
      // The basket shows all of them, and does not count as one.
      await page.goto(at('/fr/shoppingcarts'))
      await expect(seen).toHaveCount(3)
      await expect(seen.first()).toHaveText(first)
    })
  })

test('a page that was only fetched ahead has not been seen', async ({ request, at }) => {
  const Cookie = `cookie-consent=${consent(true)}`
  const ask = (id: number, headers: Record<string, string> = {}) =>
    request.get(at(`/fr/catalog/product/${id}/x`), { headers: { Cookie, ...headers } })
  await ask(1, { 'X-Sec-Purpose': 'prefetch' })
  expect(await (await ask(2)).text()).not.toContain('class="seen"')
  const fetchedAhead = await ask(4, { Referer: at('/fr/catalog/product/3/x'), 'X-Sec-Purpose': 'prefetch' })
  expect(await fetchedAhead.text()).toContain('/catalog/product/3/')
  expect(await (await ask(5)).text()).not.toContain('/catalog/product/4/')
})

test('nothing of what was seen is kept for a visitor who does not allow preferences', async ({
  page,
  context,
  shop,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  const kept = async () => (await context.cookies()).filter(({ name }) => name === 'vitrine-seen').length
  expect(await kept()).toBe(1)
  await context.addCookies([{ name: 'cookie-consent', value: consent(false), url: new URL(shop).origin }])
  await page.goto(at('/fr/catalog/product/2/x'))
  await expect(page.locator('.seen')).toHaveCount(0)
  expect(await kept()).toBe(0)
})
