import type { Page } from '@playwright/test'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { enter, fault, listen, withoutPhotos, withPhotos } from './visitor.ts'

const calendar = (page: Page) => page.locator('news-calendar')
const shownMonth = (page: Page) => calendar(page).locator('[data-part=days]').getAttribute('data-month')
const items = (page: Page) => page.locator('.news-page news-list [data-part=items] > li')
const live = (page: Page) => expect(calendar(page)).toHaveAttribute('data-hydrated')

/** The previous month, in the format of addresses. */
const monthBefore = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 2)).toISOString().slice(0, 7)

const callOf = (ids: string, month: string) =>
  `GET /widget/news/calendar/${ids}/false/3/${Number(month.slice(5))}/${month.slice(0, 4)}`

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280]))
  test(`the calendar shows another month and a day, and Back and Forward follow, at ${width} px [CONTENT-10, CONTENT-11, LIMIT-055, LIMIT-056] @everywhere`, {
    tag: '@full-loads',
  }, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/fr/news'))
    await live(page)
    const ids = (await calendar(page).getAttribute('category-ids')) ?? ''
    const first = (await shownMonth(page)) ?? ''
    const before = monthBefore(first)
    const calls = listen(page, at)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await calendar(page).locator('[data-part=previous]').click()
    await expect.poll(() => shownMonth(page)).toBe(before)
    await expect(page).toHaveURL(new RegExp(`/fr/news\\?month=${before}$`))
    expect(calls).toContain(callOf(ids, before))
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    const day = calendar(page).locator('td a').first()
    const date = (await day.locator('xpath=..').getAttribute('data-day')) ?? ''
    await day.click()
    await expect(page.locator('.news-day h2')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/fr/news\\?day=${date}$`))
    expect(calls).toContain(`GET /widget/news/newslist/${ids}/false/3/${date}`)
    for (const time of await items(page).locator('time').all()) await expect(time).toHaveAttribute('datetime', date)
    await expect(calendar(page).locator('[aria-current=page]')).toHaveCount(1)
    await page.reload()
    await live(page)
    await expect(page.locator('.news-day h2')).toBeVisible()
    await expect(calendar(page).locator('[aria-current=page]')).toHaveCount(1)
    await expect.poll(() => shownMonth(page)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`month=${before}$`))
    await expect(page.locator('.news-day h2')).toHaveCount(0)
    await expect.poll(() => shownMonth(page)).toBe(before)
    await page.goBack()
    await expect.poll(() => shownMonth(page)).toBe(first)
    await expect(items(page)).toHaveCount(3)
    await page.goForward()
    await expect.poll(() => shownMonth(page)).toBe(before)
  })

test('the calendar is used by keys alone, and follows the focus into another month', async ({ page, at }) => {
  await page.goto(at('/de/news'))
  await live(page)
  const month = (await shownMonth(page)) ?? ''
  await calendar(page).locator('table [tabindex="0"]').focus()
  await page.keyboard.press('PageUp')
  await expect.poll(() => shownMonth(page)).toBe(monthBefore(month))
  await expect(calendar(page).locator('[data-day]:focus, [data-day] :focus')).toHaveCount(1)
  const day = calendar(page).locator('td a').first()
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.news-day h2')).toBeVisible()
})

test('a calendar that the shop cannot answer says Error where it is, and keeps its month [ERROR-43]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/news'))
  await live(page)
  const ids = await calendar(page).getAttribute('category-ids')
  const month = (await shownMonth(page)) ?? ''
  const path = callOf(ids ?? '', monthBefore(month)).slice(4)
  await fault(page, at, { method: 'GET', path, times: 1, status: 500, body: 'Broken' })
  await fault(page, at, { method: 'GET', path, times: 1, drop: 'before' })
  for (const _time of [1, 2]) {
    await calendar(page).locator('[data-part=previous]').click()
    await expect(calendar(page).locator('[role=alert][data-kind=danger]')).toContainText('Erreur')
    expect(await shownMonth(page)).toBe(month)
  }
  await calendar(page).locator('[data-part=previous]').click()
  await expect.poll(() => shownMonth(page)).toBe(monthBefore(month))
  await expect(calendar(page).locator('[role=alert]')).toHaveCount(0)
})

test('the news are in columns whose order is that of the page [CONTENT-08]', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('/fr/news'))
  await ready(page, 'news-list')
  const boxes = () =>
    items(page).evaluateAll((all) =>
      all.map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
  // The third one begins below the shorter of the first two, before the longer one ends.
  await expect.poll(async () => new Set((await boxes()).map(({ top }) => Math.round(top))).size).toBe(2)
  const [one, two, three] = await boxes()
  expect((one?.left ?? 0) < (two?.left ?? 0)).toBe(true)
  expect(three?.top).toBeGreaterThanOrEqual(Math.min(one?.bottom ?? 0, two?.bottom ?? 0))
  expect(three?.top).toBeLessThan(Math.max(one?.bottom ?? 0, two?.bottom ?? 0) + 40)
})

test.describe('a news item', () => {
  test('has a picture that is zoomed by a click [CONTENT-09]', async ({ page, at }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await withPhotos(page)
    await page.goto(at('/fr/news/7/kiln'))
    await ready(page, 'image-zoom')
    const zoom = page.locator('.news-detail image-zoom')
    await expect(zoom).toHaveAttribute('data-zoomable')
    await zoom.locator('img').click()
    await expect(page.locator('[data-part=zoom-layer]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-part=zoom-layer]')).toHaveCount(0)
  })

  test('has a gallery that opens over the page [CONTENT-03]', async ({ page, at }) => {
    await page.goto(at('/fr/news/7/kiln'))
    await page.locator('news-gallery').scrollIntoViewIfNeeded()
    await expect(page.locator('news-gallery')).toHaveAttribute('data-hydrated')
    await page.locator('news-gallery a').nth(1).click()
    const dialog = page.locator('dialog[data-vt-pictures]')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('news-gallery a').nth(2)).toBeFocused()
  })

  test('has other news in a list that is scrolled by two buttons [CONTENT-06, CONTENT-07]', async ({ page, at }) => {
    await page.goto(at('/fr/news/7/kiln'))
    const list = page.locator('.other-news news-list')
    const top = () => list.locator('[data-part=items]').evaluate((element) => element.scrollTop)
    await list.locator('[data-part=down]').click()
    await expect.poll(top).toBeGreaterThan(50)
    await list.locator('[data-part=up]').click()
    await expect.poll(top).toBe(0)
    await expect(list.locator('[data-part=up]')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('the ticker can be stopped, and its dots show each title [CONTENT-04, LIMIT-058, LIMIT-059]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/news'))
  const ticker = page.locator('news-ticker')
  await expect(ticker).toHaveAttribute('data-state', 'ready')
  await ticker.locator('[data-part=slider-pause]').click()
  await expect(ticker.locator('[data-part=slider-dots] button')).toHaveCount(5)
  await expect(ticker.locator('[data-part=slider-next]')).toHaveCount(0)
  await ticker.locator('[data-part=slider-dots] button').nth(3).click()
  await expect(ticker.locator('.splide__slide').nth(3)).not.toHaveAttribute('inert')
  await expect(ticker.locator('.splide__slide').first()).toHaveAttribute('inert')
})

test.describe('a message to the shop', () => {
  const write = async (page: Page) => {
    await page.locator('[name=Name]').fill('Ada <b>')
    await page.locator('contact-form [name=Email]').fill('ada@example.com')
    await page.locator('[name=Message]').fill('Peut-on visiter l’atelier ?')
  }

  test('is sent in place, keeps what was typed when it is lost, and is answered [CONTENT-13]', async ({ page, at }) => {
    await page.goto(at('/fr/pages/contact'))
    await expect(page.locator('contact-form')).toHaveAttribute('data-hydrated')
    await write(page)
    await page.locator('select[name=Subject]').evaluate((select: HTMLSelectElement) => {
      select.value = 'visit'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await fault(page, at, { method: 'POST', path: '/fr/contact', times: 1, drop: 'before' })
    const send = page.locator('contact-form button[type=submit]')
    await send.click()
    await expect(page.locator('[data-part=notice]')).toBeVisible()
    await expect(page.locator('[name=Message]')).toHaveValue('Peut-on visiter l’atelier ?')
    await send.click()
    const answer = page.locator('contact-form [data-part=answer]')
    await expect(answer).toContainText('Votre message est arrivé')
    await expect(answer).toBeFocused()
    await page.goto(at('/fr/pages/mailbox'))
    await expect(page.getByText('Votre message est arrivé').first()).toBeVisible()
  })

  test('knows who is signed in', async ({ page, at }) => {
    const { email } = await enter(page, at)
    await page.goto(at('/fr/contact'))
    await expect(page.locator('contact-form [name=Email]')).toHaveValue(email)
    await expect(page.locator('[name=Name]')).toHaveValue('Ada Lovelace')
  })
})

test('the help is searched in place, and its address can be shared', async ({ page, at }) => {
  await page.goto(at('/fr/pages/help'))
  await page.locator('#help-q').fill('mot de passe')
  await page.locator('#help-q').press('Enter')
  await expect(page.locator('main [role=status]').first()).toContainText('« mot de passe »')
  await expect(page).toHaveURL(/\/fr\/pages\/help\?q=mot(\+|%20)de(\+|%20)passe$/)
  await expect(page.locator('#help-q')).toHaveValue('mot de passe')
  await page.goBack()
  await expect(page.locator('main section[id]')).toHaveCount(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('months, days, news, pictures and help are pages [CONTENT-01, CONTENT-02, CONTENT-05]', async ({ page, at }) => {
    await page.goto(at('/fr/news'))
    const month = (await shownMonth(page)) ?? ''
    await calendar(page).locator('[data-part=previous]').click()
    await expect.poll(() => shownMonth(page)).toBe(monthBefore(month))
    await calendar(page).locator('td a').first().click()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d$/)
    await expect(page.locator('.news-day h2')).toBeVisible()
    await items(page).locator('a').first().click()
    await expect(page.locator('news-gallery a').first()).toHaveAttribute('href', /\/photos\/\d+\/\d-1280\.webp/)
    const list = page.locator('.other-news [data-part=items]')
    await expect(list).toHaveCSS('overflow-y', 'auto')
    await page.goto(at('/fr/pages/help'))
    await page.locator('#help-q').fill('retour')
    await page.locator('.help-search button').click()
    await expect(page.locator('main section[id]')).toHaveCount(1)
  })

  test('a message is sent as any form [CONTENT-13]', async ({ page, at }) => {
    await page.goto(at('/fr/contact'))
    await page.locator('[name=Name]').fill('Ada')
    await page.locator('contact-form [name=Email]').fill('ada@example.com')
    await page.locator('select[name=Subject]').selectOption('visit')
    await page.locator('[name=Message]').fill('Bonjour')
    await page.locator('contact-form button[type=submit]').click()
    await expect(page.getByText('Votre message est arrivé')).toBeVisible()
  })
})
