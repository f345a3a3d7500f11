import { chunks } from './chunks.ts'
import { expect, ready, test } from './shop.ts'
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
