import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { fault, hold, listen, withoutPhotos, withPhotos } from './visitor.ts'

const CALL = '/api/v1/catalog/search/suggestions'

const field = (page: Page) => page.locator('#shop-search')
const tag = (page: Page) => page.locator('product-search')
const popup = (page: Page) => tag(page).locator('[data-vt-popup]')
const rows = (page: Page) => tag(page).locator('[data-part=suggestion]')
const names = (page: Page) => rows(page).locator('[data-part=name]')
const all = (page: Page) => tag(page).locator('[data-part=all]')
/** The code of the suggestions loads when the field is touched. */
const upgraded = (page: Page) => expect(field(page)).toHaveAttribute('role', 'combobox')
const status = (page: Page) => tag(page).locator('[role=status]')

async function type(page: Page, text: string): Promise<void> {
  await field(page).click()
  await field(page).fill('')
  await upgraded(page)
  await field(page).pressSequentially(text)
}

test.beforeEach(withoutPhotos)

test('typing suggests products, and one leads to its page [SEARCH-01, SEARCH-02, SEARCH-03, SEARCH-04, SEARCH-06, LIMIT-022] @everywhere', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  // A photo that cannot be shown would be removed.
  await withPhotos(page)
  await page.goto(at('/fr/'))
  const calls = listen(page, at)
  await type(page, 'v')
  await expect(popup(page)).toBeHidden()
  expect(calls.filter((call) => call.includes(CALL))).toEqual([])
  const answer = page.waitForResponse((response) => response.url().includes(`${CALL}?q=va&`))
  await field(page).press('a')
  const list = (await (await answer).json()) as { Name: string; ProductUrl: string }[]
  await expect(names(page)).toHaveText(list.map(({ Name }) => Name))
  await expect(rows(page).first().locator('img')).toHaveJSProperty('width', 80)
  await expect(rows(page).first().locator('img')).toHaveJSProperty('height', 80)
  await rows(page).nth(1).click()
  await expect(page).toHaveURL(new RegExp(`${list[1]?.ProductUrl}$`))
  await expect(page.locator('h1')).toHaveText(list[1]?.Name ?? '')
  await expect(popup(page)).toBeHidden()
})

test('a text leads to its results and stays in the field; none leads nowhere [SEARCH-07, SEARCH-08, SEARCH-17]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const before = page.url()
  await field(page).focus()
  await ready(page, 'product-search')
  await field(page).press('Enter')
  await tag(page).getByRole('button').click()
  await field(page).fill('   ')
  await field(page).press('Enter')
  expect(page.url()).toBe(before)
  await field(page).fill('vase b')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/fr\/catalog\?q=vase(\+|%20)b$/)
  await expect(page.locator('h1')).toContainText('vase b')
  await expect(page.locator('.page-head .count')).toContainText(/\d/)
  await expect(field(page)).toHaveValue('vase b')
  await page.locator('.shop-mark').click()
  await expect(page).toHaveURL(/\/fr\/$/)
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(page.locator('h1')).toContainText('vase b')
  await expect(field(page)).toHaveValue('vase b')
})

test('the keyboard alone finds a product, all results, and its way out', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  await field(page).focus()
  await upgraded(page)
  await page.keyboard.type('vas')
  await expect(all(page)).toContainText('vas')
  await expect(status(page)).toHaveText('5 suggestions')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const id = (await field(page).getAttribute('aria-activedescendant')) ?? ''
  await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/catalog\?q=vas$/)
  await field(page).focus()
  await upgraded(page)
  await page.keyboard.press('ArrowDown')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await expect(field(page)).toHaveValue('vas')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(tag(page).getByRole('button')).toBeFocused()
})

test('a middle click opens the product in another tab', async ({ page, at, context }) => {
  await page.goto(at('/fr/'))
  await type(page, 'vase')
  const opened = context.waitForEvent('page')
  await rows(page).first().click({ button: 'middle' })
  await expect(await opened).toHaveURL(/catalog\/product/)
  await expect(page).toHaveURL(/\/fr\/$/)
})

const IN_CULTURES = [
  ['fr', 'théière', 'Aucune pièce ne correspond à votre recherche.'],
  ['nl', 'theepot', 'Geen enkel stuk past bij uw zoekopdracht.'],
  ['es', 'jarrón', 'Ninguna pieza corresponde a su búsqueda.'],
  ['de', 'schüssel', 'Kein Stück passt zu Ihrer Suche.'],
  ['it', 'teiera', 'Nessun pezzo corrisponde alla sua ricerca.'],
  ['pt', 'jarra', 'Nenhuma peça corresponde à sua pesquisa.'],
] as const

for (const [culture, typed, none] of partOf(6, IN_CULTURES))
  test(`${culture}: accents do not count, and nonsense is announced [ERROR-30]`, async ({ page, at }) => {
    await page.goto(at(`/${culture}/`))
    await type(page, typed)
    await expect(all(page)).toContainText(typed)
    const found = await names(page).allTextContents()
    expect(found.length).toBeGreaterThan(0)
    await field(page).fill(typed.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
    await expect(all(page)).not.toContainText(typed)
    await expect(names(page)).toHaveText(found)
    await field(page).fill('xqxqxq')
    await expect(popup(page).locator('[data-part=none]')).toHaveText(none)
    await expect(status(page)).toHaveText(none)
    await field(page).press('Enter')
    await expect(page).toHaveURL(/q=xqxqxq/)
    await expect(page.locator('main .empty')).toContainText(none)
  })

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 }, bypassCSP: true, hasTouch: true })

  test('the list lies below the field and over all else, whole or scrolling, and axe is content', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/catalog'))
    await page.mouse.wheel(0, 400)
    await page.mouse.wheel(0, -100)
    await page.locator('.search-label').tap()
    await expect(field(page)).toBeFocused()
    await type(page, 'vase')
    await expect(all(page)).toBeAttached()
    const boxes = async () => [await popup(page).boundingBox(), await field(page).boundingBox()]
    // The header may still be moving, and the list with it.
    await expect
      .poll(async () => {
        const [list, input] = await boxes()
        return list && input ? list.y - input.y - input.height : -1
      })
      .toBeGreaterThanOrEqual(0)
    const [list] = await boxes()
    if (!list) throw new Error('The list is hidden.')
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(360)
    expect(list.y + list.height).toBeLessThanOrEqual(640)
    const isOnTop = await rows(page)
      .first()
      .evaluate((row) => {
        const { left, top, width } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(left + width / 2, top + 10))
      })
    expect(isOnTop).toBe(true)
    expect(await axe(page)).toEqual([])
    await rows(page).first().tap()
    await expect(page).toHaveURL(/catalog\/product/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches [SEARCH-08]', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    await field(page).fill('vase')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/fr\/catalog\?q=vase$/)
    await expect(field(page)).toHaveValue('vase')
    await expect(page.locator('h1')).toContainText('vase')
  })
})

test('slow and failing answers keep the form and the old list', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  await type(page, 'va')
  await expect(all(page)).toContainText('va')
  const before = await names(page).allTextContents()
  const letGo = await hold(page, at, { method: 'GET', path: CALL })
  await field(page).press('s')
  await expect(tag(page)).toHaveAttribute('data-searching', '')
  await expect(names(page)).toHaveText(before)
  await letGo()
  await expect(all(page)).toContainText('vas')
  for (const status of [500, 404, 401]) {
    await fault(page, at, { method: 'GET', path: CALL, times: 1, status, body: '<b>broken' })
    await field(page).fill(`vase${status}`)
    await expect(popup(page)).toBeHidden()
    await expect(page.locator('notice-stack [role=alert], dialog[open]')).toHaveCount(0)
  }
  await field(page).fill('vase')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/q=vase$/)
})

test('searches are remembered with consent alone, and forgotten with it', async ({ page, at, shop, context }) => {
  const cookie = (preferences: boolean) => ({
    name: 'cookie-consent',
    value: encodeURIComponent(JSON.stringify({ stamp: '2026-11', preferences, statistics: false, marketing: false })),
    url: new URL(shop).origin,
  })
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('search')))
  const search = async (text: string) => {
    // Until then the form itself handles the search, and stores nothing.
    await field(page).focus()
    await ready(page, 'product-search')
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(page.locator('h1')).toContainText(text)
  }
  await page.goto(at('/fr/'))
  await search('lampe')
  expect(await kept()).toEqual([])
  await context.addCookies([cookie(true)])
  await page.goto(at('/fr/'))
  await search('vase')
  await page.goto(at('/fr/'))
  await field(page).click()
  await upgraded(page)
  await field(page).press('ArrowDown')
  await expect(tag(page).locator('[data-part=recent]')).toHaveText(/vase/)
  await context.addCookies([cookie(false)])
  await page.goto(at('/fr/pages/terms'))
  await expect.poll(kept).toEqual([])
})

test.describe('a customer and staff', () => {
  const signIn = async (page: Page, at: (path: string) => string, Email: string) => {
    const form = { Email, Password: 'vitrine-demo' }
    const answer = await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }

  test('a product is found by the number that the customer has for it [SEARCH-10, SEARCH-11, SEARCH-12]', async ({
    page,
    at,
  }) => {
    await signIn(page, at, 'camille@example.com')
    await page.goto(at('/fr/account'))
    const input = page.locator('#references-q')
    await input.click()
    await expect(input).toHaveAttribute('role', 'combobox')
    await input.pressSequentially('cuisine')
    const found = page.locator('reference-search [data-part=reference]')
    // The list now matches the whole text.
    await expect(found.first().locator('mark')).toHaveText('CUISINE')
    await expect(found).toHaveCount(10)
    const next = page.waitForRequest((request) => request.url().includes('page=2'))
    await page.locator('reference-search [data-part=more]').click()
    await next
    await expect(found).toHaveCount(20)
    await found.nth(10).click()
    await expect(page).toHaveURL(/catalog\/product\/.*variant=/)
    await expect(page.locator('main [value="CUISINE-11"]').first()).toBeAttached()
  })

  test('staff find a customer in the modal and give the account away [SEARCH-13, SEARCH-14, SEARCH-15]', async ({
    page,
    at,
  }) => {
    const heir = `heir-${crypto.randomUUID()}@example.com`
    const register = async (Email: string) => {
      const visitor = await page.context().browser()?.newContext()
      const form = { Email, Password: 'a long password', RepeatPassword: 'a long password' }
      await visitor?.request.post(at('/fr/security/register'), {
        form: { ...form, FirstName: 'Ada', LastName: 'Lovelace', Terms: 'true' },
      })
      return visitor
    }
    const owner = `owner-${crypto.randomUUID()}@example.com`
    const owning = await register(owner)
    // The first use of an account creates it.
    await owning?.request.post(at('/fr/account/prepaid/notification'), { form: { IsActivated: 'true' } })
    await owning?.close()
    await (await register(heir))?.close()

    await signIn(page, at, 'sacha@example.com')
    await page.goto(at('/fr/account/prepaid'))
    await page.locator('tr', { hasText: owner }).getByRole('link').click()
    const dialog = page.getByRole('dialog')
    const input = dialog.locator('input[type=search]')
    await input.click()
    await expect(input).toHaveAttribute('role', 'combobox')
    const calls = listen(page, at)
    await input.pressSequentially(heir.slice(0, 1))
    expect(calls).toEqual([])
    await input.pressSequentially(heir.slice(1, 12))
    await expect(dialog.locator('[data-part=customer]')).toHaveText([heir])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[name=CustomerId]')).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Changer le client' }).click()
    await expect(page.locator('tr', { hasText: heir })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('tr', { hasText: owner })).toHaveCount(0)
  })
})
