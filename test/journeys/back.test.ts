import type { Page } from '@playwright/test'
import { launchOptions } from '../harness/browsers/browser.ts'
import { consoleOf, expect, ready, test } from './shop.ts'
import { countInShop, fill, hold, shownCount } from './visitor.ts'

// Playwright disables the back/forward cache, and the headless shell has none; a shopper's browser has one. Request
// interception would disable it, too.
test.use({
  launchOptions: {
    ...launchOptions(process.env.CHROMIUM),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Leaves the page as a bookmark does: for a whole new document, even if links load in the page. */
const leaveFor = (page: Page, address: string) => page.evaluate((url) => location.assign(url), address)

/** Records when the page is restored from the browser's cache. */
function noteReturn() {
  addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { cameBack: persisted }))
}

test('Back shows the cart as it is now, from the back/forward cache', { tag: '@full-loads' }, async ({ page, at }) => {
  await fill(page, at, 3, 2)
  await page.addInitScript(noteReturn)
  await page.goto(at('/fr/catalog/product/3/x'))
  await ready(page, 'cart-summary', 'add-to-cart')
  await expect(shownCount(page)).toHaveText('2')
  await leaveFor(page, at('/fr/shoppingcarts'))
  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await page.locator('shop-cart button[name=remove]').click()
  await expect(shownCount(page)).toHaveText('0')
  await expect.poll(() => countInShop(page, at)).toBe(0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/catalog\/product\/3/)
  await expect(shownCount(page)).toHaveText('0')
  expect(await page.evaluate(() => (globalThis as { cameBack?: boolean }).cameBack)).toBe(true)
})

test('Back shows the basket as it is now, from the back/forward cache', { tag: '@full-loads' }, async ({
  page,
  at,
}) => {
  await fill(page, at, 1)
  await page.addInitScript(noteReturn)
  // The first page after a choice renews its cookie; a page is not cached if a cookie changes while it is shown.
  await page.goto(at('/fr/pages/terms'))
  await page.goto(at('/fr/shoppingcarts'))
  const said = consoleOf(page)
  await ready(page, 'shop-cart', 'cart-summary')
  await leaveFor(page, at('/fr/'))
  await expect(page).toHaveURL(at('/fr/'))
  await fill(page, at, 3, 2)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  const state = () =>
    page.evaluate(() => ({
      cameBack: (globalThis as { cameBack?: boolean }).cameBack,
      rows: document.querySelectorAll('shop-cart [data-item-id]').length,
    }))
  await expect.poll(async () => ({ ...(await state()), said })).toEqual({ cameBack: true, rows: 2, said: [] })
  await expect(shownCount(page)).toHaveText('3')
})

/** Leaves the page as soon as the tag has its code, and is busy until then, so that nothing else begins in the page. */
function leaveAtOnce([tag, address]: [string, string]): void {
  customElements.whenDefined(tag).then(() => {
    location.assign(address)
    for (let turn = 0; turn < 50_000; turn += 1) document.querySelectorAll('* > :nth-child(2n)')
  })
}

test('Back shows the basket as it is now, also if the page was left before its tags began', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await fill(page, at, 1)
  await page.addInitScript(noteReturn)
  await page.goto(at('/fr/pages/terms'))
  await page.addInitScript(leaveAtOnce, ['shop-cart', at('/fr/')] as [string, string])
  await page.goto(at('/fr/shoppingcarts'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(at('/fr/'))
  await fill(page, at, 3, 2)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  await expect(page.locator('shop-cart [data-item-id]')).toHaveCount(2)
  await expect(shownCount(page)).toHaveText('3')
  expect(await page.evaluate(() => (globalThis as { cameBack?: boolean }).cameBack)).toBe(true)
})

test('a change of the cart is made when the shopper leaves at once', { tag: '@full-loads' }, async ({ page, at }) => {
  await fill(page, at, 3, 2)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  const letGo = await hold(page, at, { method: 'DELETE', path: '/api/v1/shoppingcarts/shoppingcartitems' })
  await page.evaluate((home) => {
    document.querySelector<HTMLButtonElement>('shop-cart button[name=remove]')?.click()
    location.assign(home)
  }, at('/fr/'))
  await expect(page).toHaveURL(at('/fr/'))
  await letGo()
  await expect.poll(() => countInShop(page, at)).toBe(0)
})
