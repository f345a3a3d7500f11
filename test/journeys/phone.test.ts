import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, test, touch } from './shop.ts'
import { enter, fill, withoutPhotos } from './visitor.ts'

/** The areas that the notch and home indicator of a phone cover, in CSS pixels. */
const COVERED = { top: 47, bottom: 34 }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.beforeEach(withoutPhotos)

/** Pages of each kind: Safari zooms into a field with text below 16 px, and the shopper loses the overview. */
const PAGES = [
  ...['/fr/', '/fr/catalog', '/fr/catalog?display=table', '/fr/catalog/product/1/x', '/fr/shoppingcarts'],
  ...['/fr/checkout', '/fr/security/login', '/fr/contact', '/fr/account/profile', '/fr/account/addresses/new'],
  ...['/fr/catalog/wishlist/list', '/fr/news', '/fr/pages/landing', '/fr/pages/stores', '/fr/sales/withdrawal'],
]

const smallFields = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll((fields) =>
    fields
      .filter((field) => !field.matches('[type=hidden], [type=checkbox], [type=radio], [type=submit], [type=range]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.localName}[name=${field.getAttribute('name')}]`),
  )

test('no field makes Safari enlarge the page, and films stay in it', async ({ page, at }) => {
  await enter(page, at)
  await fill(page, at, 10)
  const found: string[] = []
  for (const path of partOf(3, PAGES)) {
    await page.goto(at(path))
    for (const field of await smallFields(page)) found.push(`${path} ${field}`)
    for (const _film of await page.locator('video:not([playsinline])').all()) found.push(`${path} video`)
  }
  expect(found).toEqual([])
})

test('content that a style reveals for a pointer is also revealed for touch and focus', async ({ page, at }) => {
  for (const path of ['/fr/catalog', '/fr/catalog/product/1/x', '/fr/']) {
    await page.goto(at(path))
    // Elements that only a pointer would reveal are visible without one.
    const hidden = await page.locator('main a, main button').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('[inert], [aria-hidden=true]'))
        .filter((one) => Number(getComputedStyle(one).opacity) < 0.1)
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(hidden, path).toEqual([])
  }
})

/**
 * Controls within an element that a notch or the home indicator covers, each after it was scrolled into view as focus
 * does.
 */
const covered = (page: Page, within: string) =>
  page.locator(within).evaluate((box, { top, bottom }) => {
    const controls = [...box.querySelectorAll('a[href], button, input:not([type=hidden]), select')]
    const seen = controls.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    const under = (one: Element) => {
      one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const isOnTop = one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return isOnTop && height < 200 && (y + height / 2 < top || y + height / 2 > innerHeight - bottom)
    }
    return seen.filter(under).map((one) => one.outerHTML.slice(0, 120))
  }, COVERED)

/** The layers over the page that reach an edge of the screen, and how each is opened. */
const LAYERS: [name: string, path: string, tags: string[], open: string, within: string][] = [
  ['the menu', '/fr/catalog', ['mobile-nav'], 'mobile-nav [data-part=toggle]', 'mobile-nav [data-part=panel]'],
  [
    'the filters',
    '/fr/catalog',
    ['product-filters'],
    'product-filters [data-part=toggle]',
    'product-filters [data-part=panel]',
  ],
  ['the drawer of the basket', '/fr/catalog/product/2/x', ['cart-drawer'], 'cart-summary a', 'dialog[open]'],
  ['a dialog', '/fr/catalog', ['modal-link'], 'footer modal-link a[href$="/pages/terms"]', 'dialog[open]'],
  [
    'the photos',
    '/fr/catalog/product/2/x',
    ['product-gallery'],
    'product-gallery [data-part=photos] a',
    'dialog[open]',
  ],
]

for (const [name, path, tags, open, within] of LAYERS)
  test(`no control of ${name} lies under the notch or the home indicator`, async ({ page, at }) => {
    await fill(page, at, 10)
    await page.goto(at(path))
    const session = await page.context().newCDPSession(page)
    await touch(page, ...tags)
    // A page in a new process would not have insets from before.
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: COVERED })
    await page.locator(open).first().click()
    await expect(page.locator(within)).toBeVisible()
    await expect.poll(() => covered(page, within)).toEqual([])
  })

test.describe('with the question about cookies open', () => {
  test.use({ consent: 'open' })

  test('its bar keeps off the home indicator', async ({ page, at }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto(at('/fr/'))
    await expect(page.locator('consent-banner')).toBeVisible()
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: COVERED })
    await expect.poll(() => covered(page, 'consent-banner')).toEqual([])
  })
})

test('the page says that a keyboard makes it smaller, and that it reaches the edges', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const content = await page.locator('meta[name=viewport]').getAttribute('content')
  expect(content).toContain('viewport-fit=cover')
  expect(content).toContain('interactive-widget=resizes-content')
})

test('the menu leads to the account, the shops and the news, and has one sign to close it', async ({ page, at }) => {
  await page.goto(at('/fr/catalog'))
  await touch(page, 'mobile-nav')
  await page.locator('mobile-nav [data-part=toggle]').click()
  const menu = page.locator('#shop-menu')
  for (const path of ['/fr/account', '/fr/pages/stores', '/fr/news'])
    await expect(menu.locator(`a[href$="${path}"]`)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('mobile-nav [data-part=toggle] .icon')).toBeHidden()
  await expect(page.locator('mobile-nav').getByRole('button', { expanded: true })).toHaveCount(1)
  await menu.locator('a[href$="/fr/news"]').click()
  await expect(page).toHaveURL(at('/fr/news'))
  await expect(menu).toBeHidden()
})

test.describe('with the question about cookies open, in each language', () => {
  test.use({ consent: 'open' })

  test('its bar is a third of the window at most, with all buttons, and leaves the first button free', async ({
    page,
    at,
  }) => {
    for (const culture of ['fr', 'nl', 'es', 'de', 'it', 'pt']) {
      await page.goto(at(`/${culture}/`))
      const banner = page.locator('consent-banner')
      await expect(banner).toBeVisible()
      await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(740 / 3)
      for (const button of await banner.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
      const first = await page.locator('main a.button').first().boundingBox()
      const edge = await banner.boundingBox()
      expect((first?.y ?? 0) + (first?.height ?? 0), culture).toBeLessThanOrEqual(edge?.y ?? 0)
    }
  })
})
