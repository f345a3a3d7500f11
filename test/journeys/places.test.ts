import type { Page } from '@playwright/test'
import { chunks } from './chunks.ts'
import { axe } from './look.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const markers = (page: Page) => page.locator('.leaflet-marker-icon')
const show = (page: Page, index: number) => page.locator('[data-part=show]').nth(index)
const chosen = (page: Page) => page.locator('[data-marker-id][data-active]')

const decline = async (page: Page) => page.locator('consent-banner [data-part=decline]').click()

test.beforeEach(withoutPhotos)

test('stores are on a map, and chosen there or in the list [CONTENT-14, CONTENT-19]', async ({ page, at }) => {
  await page.goto(at('/fr/pages/stores'))
  await expect(markers(page)).toHaveCount(10)
  expect(await axe(page)).toEqual([])
  await show(page, 3).click()
  await expect(page.locator('[data-part=map-info]')).toContainText('Atelier Barcelona')
  await expect(show(page, 3)).toBeFocused()
  await expect(chosen(page)).toHaveAttribute('data-title', 'Atelier Barcelona')
  await markers(page).nth(5).focus()
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toHaveAttribute('data-title', 'Atelier Lyon')
  await expect(page.locator('[data-part=map-info]')).toContainText('Atelier Lyon')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=map-info]')).toHaveCount(0)
  await expect(markers(page).nth(5)).toBeFocused()
})

test('the nearest store is chosen for who asks', async ({ page, at, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.4, longitude: 2.1 })
  await page.goto(at('/fr/pages/stores'))
  await page.locator('[data-part=locate]').click()
  await expect(page.locator('shop-map [role=status]')).toContainText('Atelier Barcelona')
})

test('hundreds of points are some markers, which split as the map is zoomed in', async ({ page, at }) => {
  await page.goto(at('/fr/pages/pickuppoints?countryId=1'))
  await expect(page.locator('[data-part=map-cluster]').first()).toBeVisible()
  expect(await markers(page).count()).toBeLessThan(60)
  const before = await markers(page).count()
  await page.locator('.leaflet-marker-icon:has([data-part=map-cluster])').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => markers(page).count()).not.toBe(before)
  await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1)
})

test('pages without a map fetch none of its code [NAV-67]', async ({ page, at }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(at('/fr/pages/terms'))
  await page.waitForLoadState('networkidle')
  const isOfMap = (address: string) => chunks('leaflet-map', 'keyed').test(address) || address.includes('googleapis')
  expect(addresses.filter(isOfMap)).toEqual([])
  await page.goto(at('/fr/pages/stores'))
  await expect(markers(page)).toHaveCount(10)
  expect(addresses.some((address) => chunks('leaflet-map').test(address))).toBe(true)
})

test('a map whose code does not come leaves the list', async ({ page, at }) => {
  await page.route(chunks('leaflet-map'), (route) => route.abort())
  await page.goto(at('/fr/pages/stores'))
  await expect(page.locator('[data-part=map-lost]')).toContainText('liste')
  await expect(page.locator('.place-cards > li')).toHaveCount(10)
})

test('a map whose code was lost is tried again when the shopper is near', async ({ page, at }) => {
  const code = chunks('leaflet-map')
  await page.route(code, (route) => route.abort())
  await page.goto(at('/fr/pages/stores'))
  await expect(page.locator('[data-part=map-lost]')).toBeVisible()
  await page.unroute(code)
  await page.locator('shop-map').hover()
  await expect(markers(page)).toHaveCount(10)
  await expect(page.locator('[data-part=map-lost]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stores, points and the page to arrive at are plain pages', async ({ page, at }) => {
    await page.goto(at('/fr/pages/stores'))
    await expect(page.locator('.place-cards > li')).toHaveCount(10)
    await expect(page.locator('[data-part=map]')).toBeHidden()
    await expect(page.locator('popup-banner p')).toBeVisible()
    await page.getByRole('link', { name: 'Tous les points de retrait' }).click()
    await page.locator('select[name=countryId]').selectOption({ label: 'Belgique' })
    await page.getByRole('button', { name: 'Afficher' }).click()
    await expect(page.locator('.place-rows > li').first()).toContainText('Bruxelles')
    await page.goto(at('/fr/pages/landing'))
    await expect(page.locator('video-modal a').first()).toHaveAttribute('href', /table\.webm$/)
    await expect(page.locator('popup-modal h2')).toBeVisible()
  })
})

test.describe('with the question about cookies open', () => {
  test.use({ consent: 'open' })

  test('a banner waits for the answer about cookies, and is dismissed once for all [CONTENT-27, CONTENT-32, CONTENT-33]', async ({
    page,
    at,
    context,
  }) => {
    await page.goto(at('/fr/pages/stores'))
    const banner = page.locator('popup-banner')
    await expect(page.locator('consent-banner')).toBeVisible()
    await expect(banner).toBeHidden()
    await decline(page)
    await expect(banner).toBeVisible()
    await banner.locator('[data-part=dismiss]').click()
    await expect(banner).toBeHidden()
    const cookie = (await context.cookies()).find(({ name }) => name === 'notShow')
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual([
      { id: expect.stringMatching(/^stocktaking-\d{4}$/), datetime: expect.stringMatching(/^\d{4}-01-02T20:00/) },
    ])
    await page.reload()
    await expect(markers(page)).toHaveCount(10)
    await expect(banner).toBeHidden()
  })
})
