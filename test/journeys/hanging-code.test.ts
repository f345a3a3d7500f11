import { expect, test } from './shop.ts'

/** Chunks that never come: neither the shop nor the connection says anything of them. */
const HANGING = {
  'the page loader': /\/c\/page-loader-[^/]*\.js$/,
  'what shows a page': /\/c\/page-deferred-[^/]*\.js$/,
}

for (const [name, chunk] of Object.entries(HANGING)) {
  test.describe(`while ${name} hangs`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(chunk, () => {})
    })

    test('a link is followed by the browser', async ({ page, at }) => {
      await page.goto(at('/fr/catalog'))
      const asked = page.waitForRequest(chunk)
      await page.locator('product-list a[href*="/catalog/product/"], product-list h3 a').first().click()
      await asked
      await expect(page.locator('product-variations')).toBeVisible()
    })

    test('a form is sent by the browser, once, and one in a tag by the tag', async ({ page, at }) => {
      await page.goto(at('/fr/pages/contact'))
      const asked = page.waitForRequest(chunk)
      const searches: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && searches.push(request.url()))
      const search = page.locator('header form[role=search], header search form').first()
      await search.locator('input[name=q]').fill('bol')
      await search.locator('input[name=q]').press('Enter')
      await asked
      await expect(page).toHaveURL(/[?&]q=bol/)
      expect(searches).toHaveLength(1)
    })
  })
}

test('a sign-in whose code hangs is sent as any other form of the page, once', async ({ page, at, complaints }) => {
  await page.route(/\/c\/(sending|page-deferred)-[^/]*\.js$/, () => {})
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto(at('/fr/security/login?returnUrl=%2Ffr%2Faccount%2Forders'))
  const main = page.locator('main')
  await expect(main.locator('login-form')).toHaveAttribute('data-hydrated')
  await main.getByLabel('E-mail', { exact: true }).fill('camille@example.com')
  await main.getByLabel('Mot de passe', { exact: true }).fill('vitrine-demo')
  await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).toHaveURL(at('/fr/account/orders'))
  expect(sent.filter((path) => path === new URL(at('/fr/security/login')).pathname)).toHaveLength(1)
  // That the code did not come is what developers are shown, and nothing else.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('what sends a form'))).toEqual([])
})
