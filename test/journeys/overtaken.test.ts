import { chunks } from './chunks.ts'
import { holdCode } from './shifts.ts'
import { defined, expect, ready, test } from './shop.ts'
import { hold, withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

for (const name of ['deferred-code'])
  test(`a link that is pressed after a slow search leads to its page, also while ${name} is on its way @in-page`, async ({
    page,
    at,
  }) => {
    let arrive = () => {}
    const wanted = new Promise<void>((done) => {
      arrive = done
    })
    await page.route(chunks(name), async (route) => {
      await wanted
      await route.continue()
    })
    await page.goto(at('/fr/pages/about'))
    await ready(page)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    const answer = await hold(page, at, { method: 'GET', path: '/fr/catalog' })
    const field = page.locator('header input[name=q]').first()
    await field.fill('bol')
    await field.press('Enter', { noWaitAfter: true })
    await page.locator('footer a[href$="/fr/news"]').first().click({ noWaitAfter: true })
    arrive()
    await expect(page).toHaveURL(at('/fr/news'))
    await answer()
    await expect(page.locator('news-list')).toBeVisible()
    await expect(page).toHaveURL(at('/fr/news'))
    expect(documents).toEqual([])
  })

test('the dialog of an addition whose code arrives late does not open over the next page @in-page', async ({
  page,
  at,
}) => {
  const release = await holdCode(page, chunks('cart-confirm'))
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-variations', 'add-to-cart', 'cart-summary')
  const isAdded = page.evaluate(
    () => new Promise((done) => document.addEventListener('Catalog:AddedToShoppingCart', () => done(true))),
  )
  const asked = page.waitForRequest(chunks('cart-confirm'))
  await page.locator('product-variations add-to-cart button').click()
  await Promise.all([asked, isAdded])
  await page.locator('footer a[href$="/fr/news"]').first().click()
  await expect(page.locator('news-list')).toBeVisible()
  const loaded = page.waitForResponse(chunks('cart-confirm'))
  await release()
  await (await loaded).finished()
  await defined(page, 'cart-confirm')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
