import { chunks } from './chunks.ts'
import { expect, ready, test } from './shop.ts'
import { signIn, withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

test.use({ patience: 300 })

for (const name of ['page-loader', 'deferred-code'])
  test(`a link is followed by the browser while ${name} hangs`, async ({ page, at }) => {
    await page.route(chunks(name), () => {})
    const asked = page.waitForRequest(chunks(name))
    await page.goto(at('/fr/catalog'))
    if (name === 'deferred-code') await ready(page)
    await page.locator('product-list a[href*="/catalog/product/"]').first().click()
    await asked
    await expect(page.locator('product-variations')).toBeVisible()
  })

for (const name of ['page-loader', 'deferred-code'])
  test(`a form is sent by the browser, once, while ${name} hangs`, async ({ page, at }) => {
    await page.route(chunks(name), () => {})
    const asked = page.waitForRequest(chunks(name))
    await page.goto(at('/fr/pages/pickuppoints'))
    if (name === 'deferred-code') await ready(page)
    const visits: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
    await page.locator('.place-form button').click()
    await asked
    await expect(page).toHaveURL(/[?&]countryId=/)
    expect(visits).toHaveLength(1)
  })

test('a sign-in whose code hangs is sent as any other form of the page, once', async ({ page, at, complaints }) => {
  await page.route(chunks('send-in-place', 'deferred-code'), () => {})
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto(at('/fr/security/login?returnUrl=%2Ffr%2Faccount%2Forders'))
  await signIn(page)
  await expect(page).toHaveURL(at('/fr/account/orders'))
  expect(sent.filter((url) => url === at('/fr/security/login'))).toHaveLength(1)
  // That the code did not come is what developers are shown, and nothing else.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('forms sent in place'))).toEqual([])
})

test('a photo and a quick view are opened by the browser while their code hangs', async ({ page, at, complaints }) => {
  await page.route(chunks('image-overlay', 'viewer', 'large-view', 'product-view'), () => {})
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-gallery')
  await page.locator('product-gallery[data-hydrated] [data-part=photos] > li:not([inert]) a').click()
  await expect(page).toHaveURL(/\/photos\//)
  // The browser shows a photo in a document of its own, whose styles the policy of a photo refuses.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("'default-src 'none''"))).toEqual([])
  await page.goto(at('/fr/catalog'))
  await ready(page, 'quick-view')
  await page.locator('quick-view a, quick-view [role=button]').first().click()
  await expect(page.locator('product-variations')).toBeVisible()
  expect(await page.locator('quick-view[open]').count()).toBe(0)
})

test('the page of a modal is visited while the dialogs hang', async ({ page, at }) => {
  await page.route(chunks('modal'), () => {})
  await page.goto(at('/fr/pages/about'))
  await page.locator('footer modal-link a').first().click()
  await expect(page).toHaveURL(at('/fr/market'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
