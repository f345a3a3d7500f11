import type { Page } from '@playwright/test'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { totalShift, watchShifts } from './shifts.ts'
import { expect, ready, test } from './shop.ts'
import { enter, fault, withoutPhotos } from './visitor.ts'

/** Products of the seed: one in a sale, one sold out, and one with a sold-out glaze. */
const IN_SALE = '/catalog/product/13/x'
const SOLD_OUT = '/catalog/product/4/x'
const PARTLY = '/fr/catalog/product/8/x?VariantValueId1=7'
const ASK = '/catalog/stocknotification/subscribe'

const dialog = (page: Page) => page.getByRole('dialog')
const notices = (page: Page) => page.locator('[data-part=notice]')
const digits = async (page: Page) =>
  (await page.locator('sale-countdown [data-part=number]').allTextContents()).map(Number)

const asSeconds = (numbers: number[]): number => {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = numbers.toReversed()
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

const secondsShown = async (page: Page): Promise<number> => asSeconds(await digits(page))

/**
 * The seconds by which the countdown is wrong, by the clock of this machine, which is the server's too; read in one
 * task.
 */
async function secondsWrong(page: Page): Promise<number> {
  const { numbers, left } = await page.locator('sale-countdown').evaluate((element) => {
    const [day = '', time = ''] = (element.getAttribute('end-time') ?? '').split(' ')
    const end = Date.parse(`${day.split('/').reverse().join('-')}T${time}${element.getAttribute('utc-offset')}`)
    const numbers = [...element.querySelectorAll('[data-part=number]')].map(({ textContent }) => Number(textContent))
    return { numbers, left: (end - (performance.timeOrigin + performance.now())) / 1_000 }
  })
  return Math.abs(asSeconds(numbers) - left)
}

function documentsOf(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test.describe('the end of a sale', () => {
  test.beforeEach(withoutPhotos)

  const WINDOWS = [360, 1280].flatMap((width) =>
    ['fr', 'nl', 'es', 'de', 'it', 'pt'].map((culture) => ({ culture, width })),
  )
  for (const { culture, width } of partOf(4, WINDOWS))
    test(`counts down in ${culture} at ${width} px, and nothing moves [CONTENT-48, LIMIT-035]`, async ({
      page,
      at,
    }) => {
      await watchShifts(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(`/${culture}${IN_SALE}`))
      await ready(page, 'sale-countdown', 'product-variations')
      await expect(page.getByRole('timer')).toBeVisible()
      const first = await secondsShown(page)
      await expect.poll(() => secondsWrong(page)).toBeLessThan(4)
      await expect.poll(() => secondsShown(page)).toBeLessThan(first)
      expect(await totalShift(page)).toBeLessThan(0.01)
      expect(await tooWide(page)).toBe('')
    })

  test('is counted by the server’s clock on a device that is three days ahead', async ({ page, at }) => {
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 3 * 86_400_000
    })
    await page.goto(at(`/fr${IN_SALE}`))
    await ready(page, 'sale-countdown')
    await expect(page.getByRole('timer')).toBeVisible()
    await expect.poll(() => secondsWrong(page)).toBeLessThan(4)
  })

  test('stays right in a visit, on the way back, and when the price is replaced @in-page', async ({ page, at }) => {
    await page.goto(at(`/fr${IN_SALE}`))
    await ready(page, 'sale-countdown', 'product-variations')
    await expect(page.getByRole('timer')).toBeVisible()
    const before = await secondsShown(page)
    await page.locator('.trail a').first().click()
    await expect(page.locator('sale-countdown')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('timer')).toBeVisible()
    // A page that is restored from memory updates its seconds with the next second.
    await expect.poll(() => secondsWrong(page)).toBeLessThan(4)
    const printed = await page.locator('sale-countdown').getAttribute('server-now')
    await page.locator('quantity-input [data-part=increase]').first().click()
    await expect(page.locator('sale-countdown')).not.toHaveAttribute('server-now', printed ?? '')
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await secondsShown(page)).toBeLessThan(before)
  })

  test('reloads the page once, and never again [CONTENT-47, CONTENT-51]', { tag: '@full-loads' }, async ({
    page,
    at,
  }) => {
    await page.route('**/catalog/product/13/*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/end-time="[^"]*"/, 'end-time="01/11/2026"')
      await route.fulfill({ response, body })
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(at(`/fr${IN_SALE}`))
    await expect.poll(() => loads).toBe(2)
    await ready(page, 'sale-countdown')
    await expect(page.getByRole('timer')).toContainText('00')
    await page.reload()
    await ready(page, 'sale-countdown')
    await expect(page.getByRole('timer')).toContainText('00')
    expect(loads).toBe(3)
  })
})

test.describe('a product that is sold out', () => {
  test.beforeEach(withoutPhotos)

  for (const width of partOf(2, [360, 1280]))
    test(`can be asked for by keyboard in a modal at ${width} px [WISH-03, WISH-04, WISH-30]`, async ({ page, at }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(`/fr${SOLD_OUT}`))
      const form = page.waitForRequest((request) => request.url().includes(ASK) && request.method() === 'GET')
      await page.locator('stock-notify a').press('Enter')
      expect(new URL((await form).url()).pathname).toBe(new URL(at(`/fr${ASK}`)).pathname)
      await expect(dialog(page)).toContainText('Laissez votre adresse')
      await dialog(page).getByRole('textbox').fill('ada@example')
      await page.keyboard.press('Enter')
      await expect(dialog(page).locator('[aria-invalid=true]')).toBeFocused()
      await dialog(page).getByRole('textbox').fill('ada@example.com')
      const post = page.waitForRequest((request) => request.url().includes(ASK) && request.method() === 'POST')
      await page.keyboard.press('Enter')
      expect((await post).postData()).toContain('ada%40example.com')
      await expect(dialog(page)).toContainText('nous écrirons à ada@example.com')
      await page.keyboard.press('Escape')
      await expect(page.locator('stock-notify [data-part=asked]')).toBeFocused()
      await expect(page.locator('stock-notify a')).toBeHidden()
    })

  test('a request whose answer fails keeps what was typed and can be sent again', async ({ page, at }) => {
    await page.goto(at(`/fr${SOLD_OUT}`))
    await fault(page, at, { method: 'GET', path: `/fr${ASK}`, status: 500 })
    await page.locator('stock-notify a').click()
    await expect(page.getByRole('alertdialog')).toContainText('erreur')
    await page.keyboard.press('Escape')
    await fault(page, at, { method: 'GET', path: `/fr${ASK}`, status: 404 })
    await page.locator('stock-notify a').click()
    await expect(notices(page)).toContainText('n’existe')
    await page.locator('stock-notify a').click()
    await dialog(page).getByRole('textbox').fill('ada@example.com')
    for (const order of [{ status: 500 }, { drop: 'before' as const }]) {
      await fault(page, at, { method: 'POST', path: `/fr${ASK}`, ...order })
      const sent = page.waitForRequest((request) => request.url().includes(ASK) && request.method() === 'POST')
      await dialog(page).getByRole('button', { name: 'Me prévenir' }).click()
      await sent
      await expect(dialog(page).locator('form:not([aria-busy])')).toBeVisible()
      await expect(notices(page).last()).toBeVisible()
      await expect(dialog(page).getByRole('textbox')).toHaveValue('ada@example.com')
    }
    await dialog(page).getByRole('button', { name: 'Me prévenir' }).click()
    await expect(dialog(page)).toContainText('nous écrirons à ada@example.com')
  })

  test('is asked for only where it is sold out: the link follows the variant', async ({ page, at }) => {
    await page.goto(at(PARTLY))
    await ready(page, 'product-variations', 'colour-swatches')
    await expect(page.locator('stock-notify a')).toBeVisible()
    await page.locator('[name=VariantValueId1]:not(:disabled, :checked)').first().check({ force: true })
    await expect(page.locator('stock-notify')).toHaveCount(0)
  })

  test('a customer who has asked already, by an address that is confirmed, sees it', async ({ page, at }) => {
    await enter(page, at)
    const letters = await (await page.request.get(at('/fr/pages/mailbox'))).text()
    const Token = /confirm\?token=([\w-]+)/.exec(letters)?.[1] ?? ''
    await page.request.post(at('/fr/security/confirm'), { form: { Token } })
    await page.goto(at(`/fr${SOLD_OUT}`))
    await page.locator('stock-notify a').click()
    await dialog(page).getByRole('button', { name: 'Me prévenir' }).click()
    await expect(dialog(page)).toContainText('nous écrirons à')
    await page.reload()
    await page.locator('stock-notify a').click()
    await expect(dialog(page)).toContainText('Vous attendez déjà')
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is asked for on a page of its own', async ({ page, at }) => {
      await page.goto(at(`/fr${SOLD_OUT}`))
      await page.locator('stock-notify a').click()
      await page.getByRole('main').getByLabel('E-mail').fill('ada@example.com')
      await page.getByRole('main').getByRole('button', { name: 'Me prévenir' }).click()
      await expect(page).toHaveURL(/catalog\/product\/4\//)
      await expect(page.getByText('nous écrirons à ada@example.com')).toBeVisible()
    })
  })
})

test.describe('the list of a tag', () => {
  const TAGS = '/fr/tags/search?tag=table'
  const names = (page: Page) => page.locator('main .card h2, main .card h3').allTextContents()
  test.beforeEach(withoutPhotos)

  for (const width of partOf(2, [360, 1280]))
    test(`changes its order and kind without leaving the page at ${width} px [NAV-28, NAV-29, CATALOG-11] @in-page`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(TAGS))
      await ready(page, 'tag-search')
      const documents = documentsOf(page)
      const fresh = await names(page)
      const sort = page.getByLabel('Trier par')
      await sort.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      await sort.selectOption('name_asc')
      await expect(page).toHaveURL(/[?&]sort=name_asc/)
      await expect.poll(() => names(page)).not.toEqual(fresh)
      const sorted = await names(page)
      expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('fr', { numeric: true }).compare))
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await page.getByLabel('Montrer').selectOption('News')
      await expect(page).toHaveURL(/[?&]entityName=News/)
      await expect(page.locator('main .card h2')).toHaveCount(0)
      await page.goBack()
      await expect.poll(() => names(page)).toEqual(sorted)
      await page.goBack()
      await expect.poll(() => names(page)).toEqual(fresh)
      await expect(page.getByLabel('Trier par')).toHaveValue('newest')
      expect(documents).toEqual([])
    })

  test('keeps its order from page to page, and the focus on what was chosen @in-page', async ({ page, at }) => {
    await page.goto(at(`${TAGS}&pageindex=2`))
    await ready(page, 'tag-search')
    const sort = page.getByLabel('Trier par')
    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).not.toHaveURL(/sort=/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=name_asc/)
    await expect(page).not.toHaveURL(/pageindex/)
    await expect(page.getByLabel('Trier par')).toBeFocused()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }).first().click()
    await expect(page).toHaveURL(/sort=name_asc.*pageindex=2/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is sorted by a form', async ({ page, at }) => {
      await page.goto(at(TAGS))
      await page.getByLabel('Trier par').selectOption('name_desc')
      await page.getByRole('button', { name: 'Appliquer' }).click()
      await expect(page).toHaveURL(/sort=name_desc/)
      await expect(page.getByLabel('Trier par')).toHaveValue('name_desc')
    })
  })
})

test.describe('the tree of categories', () => {
  const LIST = '/fr/catalog/category/2/x'
  const tree = (page: Page) => page.locator('category-nav')
  const toggle = (page: Page, name: string) =>
    tree(page).getByRole('button', { name: `Sous-catégories : ${name}`, exact: true })
  test.beforeEach(withoutPhotos)

  test('leads to every list, with the way to this one open, and keeps what is opened [CATALOG-05] @in-page', async ({
    page,
    at,
  }) => {
    await page.goto(at(LIST))
    await ready(page, 'category-nav')
    const current = tree(page).locator('[aria-current=page]')
    await expect(current).toHaveText('Assiettes')
    await expect(current).toBeVisible()
    await expect(toggle(page, 'Vaisselle')).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle(page, 'Luminaires')).toHaveAttribute('aria-expanded', 'false')
    await toggle(page, 'Luminaires').focus()
    await page.keyboard.press('Enter')
    await toggle(page, 'Vaisselle').press('Space')
    await expect(current).toBeHidden()
    const link = tree(page).getByRole('link', { name: 'Plantes' })
    const path = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(at(path ?? '').replace(/(?<!:)\/\//g, '/'))
    await expect(tree(page).locator('[aria-current=page]')).toHaveText('Plantes')
    for (const [name, open] of [
      ['Luminaires', 'true'],
      ['Vaisselle', 'false'],
      ['Plantes', 'true'],
    ] as const)
      await expect(toggle(page, name)).toHaveAttribute('aria-expanded', open)
    await page.goBack()
    await expect(toggle(page, 'Luminaires')).toHaveAttribute('aria-expanded', 'true')
    await page.reload()
    await ready(page, 'category-nav')
    await expect(toggle(page, 'Vaisselle')).toHaveAttribute('aria-expanded', 'false')
  })

  test('is behind one button in a narrow window, open until the next list @in-page', async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at(LIST))
    await ready(page, 'category-nav', 'list-toolbar')
    const fold = tree(page).getByRole('button', { name: 'Toutes les catégories' })
    await expect(tree(page).getByRole('link').first()).toBeHidden()
    await fold.press('Enter')
    await expect(tree(page).getByRole('link', { name: 'Vases', exact: true })).toBeVisible()
    expect(await tooWide(page)).toBe('')
    await page.getByLabel('Trier par').selectOption('name_asc')
    await expect(page).toHaveURL(/sort=name_asc/)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await tree(page).getByRole('link', { name: 'Vases', exact: true }).click()
    await expect(page).not.toHaveURL(/sort=name_asc/)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a tree of links', async ({ page, at }) => {
      await page.goto(at(LIST))
      await expect(tree(page).getByRole('button')).toHaveCount(0)
      await tree(page).getByRole('link', { name: 'Luminaires', exact: true }).click()
      await expect(tree(page).locator('[aria-current=page]')).toHaveText('Luminaires')
    })
  })
})

test.describe('for axe', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(withoutPhotos)

  test('the countdown, the request and the open tree are clean in light and dark', async ({ page, at }) => {
    const clean = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect.soft(await axe(page)).toEqual([])
      }
    }
    await page.goto(at(`/fr${IN_SALE}`))
    await ready(page, 'sale-countdown')
    await clean()
    await page.goto(at(`/fr${SOLD_OUT}`))
    await page.locator('stock-notify a').click()
    await expect(dialog(page).getByRole('textbox')).toBeVisible()
    await clean()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/fr/catalog/category/2/x'))
    await ready(page, 'category-nav')
    await page.locator('category-nav [data-part=fold]').click()
    await clean()
  })
})
