import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { fill, listen, withoutPhotos } from './visitor.ts'

const lose = (page: Page) => page.context().setOffline(true)
const restore = (page: Page) => page.context().setOffline(false)
const dialog = (page: Page) => page.locator('dialog[open]')

test.beforeEach(withoutPhotos)
// Lost calls may be logged.
test.afterEach(({ complaints }) => void complaints.splice(0))

test('a month and a day of the news come when the connection is back', async ({ page, at }) => {
  await page.goto(at('/fr/news'))
  const calendar = page.locator('news-calendar')
  await expect(calendar).toHaveAttribute('data-hydrated')
  const month = () => calendar.locator('[data-part=days]').getAttribute('data-month')
  const first = await month()
  const address = page.url()
  await lose(page)
  await calendar.locator('[data-part=previous]').click()
  await expect(calendar.getByRole('alert')).toBeVisible()
  expect([await month(), page.url()]).toEqual([first, address])
  await restore(page)
  await expect.poll(month).not.toBe(first)
  await expect(calendar.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\?month=/)

  const list = page.locator('.news-page news-list')
  await lose(page)
  await calendar.locator('td a').first().click()
  await expect(list.getByRole('alert')).toBeVisible()
  await restore(page)
  await expect(page.locator('.news-day h2')).toBeVisible()
  await expect(list.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\?day=/)
})

test('suggestions come for what was typed without a connection', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const field = page.locator('#shop-search')
  const rows = page.locator('product-search [data-part=suggestion]')
  await field.click()
  await expect(field).toHaveAttribute('role', 'combobox')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('suggestions'))
  await lose(page)
  await field.fill('vase')
  await lost
  await expect(page.locator('product-search')).not.toHaveAttribute('data-searching')
  await expect(rows).toHaveCount(0)
  await restore(page)
  await expect(rows.first()).toBeVisible()
  await expect(field).toBeFocused()
})

test('filters that were lost come when the connection is back', async ({ page, at }) => {
  const widget = /ListFilter/
  await page.route(widget, (route) => route.abort('internetdisconnected'))
  await page.goto(at('/fr/'))
  await page.locator('.finder').scrollIntoViewIfNeeded()
  await expect(page.locator('.finder [data-part=retry]')).toBeVisible()
  await page.unroute(widget)
  await lose(page)
  await restore(page)
  await expect(page.locator('.finder form')).toBeVisible()
  await expect(page.locator('.finder [data-part=retry]')).toHaveCount(0)
})

test('the stock of the warehouses loads in its modal, which reports the lost connection meanwhile', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await ready(page, 'warehouse-stock')
  const link = page.getByRole('link', { name: 'Stock par entrepôt' })
  await link.click()
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await lose(page)
  await link.click()
  await expect(page.getByRole('alertdialog')).toContainText('Vous n’avez pas de connexion à Internet.')
  await restore(page)
  await expect(page.getByRole('dialog', { name: 'Stock par entrepôt' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('pickup points are searched again when the connection is back, and the notice is removed', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr'))
  await fill(page, at, 1)
  await page.goto(at('/fr/checkout'))
  await page.locator('[name=ShippingPostalCode]').fill('75011')
  await page.locator('[name=ShippingCity]').fill('Paris')
  await page.locator('.pickup-place a').first().click()
  const points = dialog(page).locator('[data-part=point]')
  await expect(points.first()).toContainText('Paris')
  const field = dialog(page).locator('[name=address]')
  const notice = page.locator('notice-stack [data-kind=error]')
  await lose(page)
  await field.fill('69001 Lyon')
  await field.press('Enter')
  await expect(notice).toBeVisible()
  const calls = listen(page, at)
  await restore(page)
  await expect(points.first()).toContainText('Lyon')
  await expect(notice).toHaveCount(0)
  expect(calls.filter((call) => call.includes('getpickuppoints'))).toHaveLength(1)
})

test('a page that was lost is loaded when the connection is back, unless its message was closed @in-page', async ({
  page,
  at,
}) => {
  const workshop = /pages\/workshop/
  const link = page.locator('.shop-footer a[href$="/pages/workshop"]').first()
  const follow = async () => {
    await page.route(workshop, (route) => route.abort('internetdisconnected'))
    await link.click()
    await expect(page.locator('dialog[open][role=alertdialog]')).toBeVisible()
    await page.unroute(workshop)
  }
  await page.goto(at('/fr/catalog/product/8/x'))
  await ready(page)
  await follow()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => workshop.test(request.url()) && asked.push(request.url()))
  await lose(page)
  const online = page.evaluate(() => new Promise<void>((done) => addEventListener('online', () => done())))
  await restore(page)
  await online
  expect(asked).toEqual([])
  await follow()
  await lose(page)
  await restore(page)
  await expect(page).toHaveURL(workshop)
  await expect(dialog(page)).toHaveCount(0)
})
