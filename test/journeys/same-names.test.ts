import type { Page } from '@playwright/test'
import { upgraded } from './look.ts'
import { partOf } from './part.ts'
import { sameNames } from './same-names.ts'
import { expect, test } from './shop.ts'
import { enter, fill, variantOf, withoutPhotos } from './visitor.ts'

async function expectApart(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await upgraded(page)
  expect.soft(await page.getByRole('button').count(), address).toBeGreaterThan(0)
  expect.soft(await sameNames(page), address).toEqual([])
}

test.beforeEach(withoutPhotos)

test('two controls of one name are found', async ({ page, at }) => {
  await page.goto(at('/fr/contact'))
  await page.evaluate(() => {
    const control = (name: string, more: object) => Object.assign(document.createElement(name), more)
    const links = ['/a', '/b'].map((href) => control('a', { href, textContent: 'Plus' }))
    const buttons = ['one', 'other'].map((id) => control('button', { id, type: 'button', textContent: 'Moins' }))
    document.querySelector('main')?.append(...links, ...buttons)
  })
  expect((await sameNames(page)).map((found) => found.split('\n')[0])).toEqual(['link "Plus"', 'button "Moins"'])
})

test('buttons and links of one name do the same on a list or a product, a wish list, a birth list, and among pickup points', async ({
  page,
  at,
}) => {
  await enter(page, at)
  for (const path of partOf(3, ['/fr/catalog', '/fr/catalog?display=table', '/fr/catalog/product/1/x']))
    await expectApart(page, at(path))
  let list = ''
  for (const product of [1, 8]) {
    await fill(page, at, product)
    const { id: productVariantId } = await variantOf(page, at, product)
    const which: Record<string, string> = list === '' ? { name: 'Zoé', kind: 'birth' } : { wishlistId: list }
    const params = { productVariantId, quantity: 3, ...which }
    const answer = await page.request.post(at('/api/v1/catalog/wishlist/addproductvariant'), { params })
    list = String((await answer.json()).WishlistId)
  }
  await expectApart(page, at(`/fr/catalog/wishlist/list?Id=${list}`))
  const shared = page.locator('a[href*="/birthlist/list/"]').first()
  await expectApart(page, (await shared.evaluate((link: HTMLAnchorElement) => link.href)) ?? '')
  await expect(page.locator('quantity-input')).toHaveCount(2)
  await page.goto(at('/fr/shippings/pickuppoint/search?shippingMethodId=5&countryId=2&city=Gent'))
  const radios = page.getByRole('radio')
  await expect(radios).toHaveCount(3)
  await expectApart(page, page.url())
  for (const radio of await radios.all()) {
    const place = await radio.locator('xpath=..').locator('strong').textContent()
    await expect(radio).toHaveAccessibleName(new RegExp(`^${place} [\\d,]+.km$`))
    await expect(radio).toHaveAccessibleDescription(/\d{4} Gent/)
  }
})

test('the button of each session says which one it ends', async ({ page, at, playwright }) => {
  const { email, password } = await enter(page, at)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  for (const _ of ['one', 'other']) {
    const elsewhere = await playwright.request.newContext({ userAgent })
    const form = { Email: email, Password: password }
    expect((await elsewhere.post(at('/fr/security/login'), { form, maxRedirects: 0 })).status()).toBe(303)
    await elsewhere.dispose()
  }
  await expectApart(page, at('/fr/account/sessions'))
  await expect(page.getByRole('button', { name: /^Déconnecter : Chrome sur Linux, \d/ })).toHaveCount(2)
})
