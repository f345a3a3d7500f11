import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { type At, withoutPhotos } from './visitor.ts'

const SHEET = '**/vitrine/vitrine.css'

test.beforeEach(withoutPhotos)

/** Opens a product on a shop whose theme does not link the style sheet of the library. */
async function openWithoutLink(page: Page, at: At): Promise<void> {
  await page.route(/\/fr\/catalog/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<link[^>]*vitrine\.css[^>]*>/, '') })
  })
  // A sheet that is held holds the event `load`, too.
  await page.goto(at('/fr/catalog/product/1/x'), { waitUntil: 'domcontentloaded' })
}

const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame)
  })

const links = (page: Page) => page.locator('link[rel=stylesheet][href$="/vitrine.css"]')

/** How the gallery and the names of the tabs are shown, which only the style sheet of the library decides. */
const appearance = (page: Page) =>
  page.locator('product-gallery').evaluate((gallery) => {
    const tab = document.querySelector('tab-set [role=tab]')
    return [getComputedStyle(gallery).display, tab && getComputedStyle(tab).minBlockSize]
  })

test('a page that does not link the style sheet gets it from the code, before its tags, and visits keep it', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-gallery', 'tab-set')
  const usual = await appearance(page)
  let release = () => {}
  const held = new Promise<void>((open) => (release = open))
  await page.route(SHEET, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(SHEET)
  await openWithoutLink(page, at)
  await asked
  await frames(page)
  expect(await page.evaluate(() => customElements.get('main-nav') === undefined)).toBe(true)
  release()
  await ready(page, 'product-gallery', 'tab-set')
  await expect(links(page)).toHaveCount(1)
  // The sheets of a theme are after it, and their layers are stronger.
  expect(await page.evaluate(() => document.head.firstElementChild?.localName)).toBe('link')
  expect(await appearance(page)).toEqual(usual)
  await page.locator('nav.trail a').last().click()
  await expect(page.locator('product-gallery')).toHaveCount(0)
  await expect(links(page)).toHaveCount(1)
  await page.goBack()
  await ready(page, 'product-gallery', 'tab-set')
  expect(await appearance(page)).toEqual(usual)
})

test('tags work without the style sheet when it is lost, and it is fetched again with the connection', async ({
  page,
  at,
  complaints,
}) => {
  await page.route(SHEET, (route) => route.abort())
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-gallery', 'cart-summary')
  await page.unroute(SHEET)
  await page.context().setOffline(true)
  const fetched = page.waitForResponse(SHEET)
  await page.context().setOffline(false)
  expect((await fetched).ok()).toBe(true)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--vt-base'))).toBe('1')
  // Code and texts that were on their way are lost with the connection, too, which may be logged.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('could not be loaded'))).toEqual([])
})
