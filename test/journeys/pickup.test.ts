import type { Page } from '@playwright/test'
import { chunks } from './chunks.ts'
import { axe } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { type At, fault, fill, withoutPhotos } from './visitor.ts'

const open = (page: Page) => page.locator('.pickup-place a').first()
const dialog = (page: Page) => page.locator('dialog[open]')
const radios = (page: Page) => dialog(page).locator('[name=PickupPoint]')
const markers = (page: Page) => dialog(page).locator('.leaflet-marker-icon')
const choose = (page: Page) => dialog(page).locator('[data-part=choose]')

async function toSearch(page: Page, at: At) {
  await page.goto(at('/fr'))
  await fill(page, at, 1)
  await page.goto(at('/fr/checkout'))
  await page.locator('[name=ShippingFirstName]').fill('Ada')
  await page.locator('[name=ShippingPostalCode]').fill('75011')
  await page.locator('[name=ShippingCity]').fill('Paris')
  // An earlier choice of another method is replaced by the point's own.
  const kept = page.waitForResponse(/shippingmethods/)
  await page.locator('[name=ShippingMethodId][value="2"]').click()
  await kept
  await open(page).click()
  await expect(radios(page).first()).toBeVisible()
}

test.beforeEach(withoutPhotos)

test('a point is found in the list and on the map, kept, and is in the summary [CHECKOUT-26, CHECKOUT-34, CHECKOUT-35, CHECKOUT-36, CHECKOUT-37, CHECKOUT-38, LIMIT-066]', async ({
  page,
  at,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await toSearch(page, at)
  await expect(markers(page)).toHaveCount(20)
  await expect.poll(() => addresses.some((address) => /\/tiles\/13\//.test(address))).toBe(true)
  expect(await axe(page)).toEqual([])
  await expect(dialog(page).locator('select option')).not.toHaveCount(0)
  await expect(choose(page)).toBeDisabled()

  await radios(page).nth(3).check()
  await expect(dialog(page).locator('[data-part=map-info]')).toBeVisible()
  await markers(page).nth(5).focus()
  await page.keyboard.press('Enter')
  await expect(radios(page).nth(5)).toBeChecked()

  const field = dialog(page).locator('[name=address]')
  await field.fill('12 rue Haute, Lyon')
  await field.press('End')
  await expect(dialog(page).locator('[data-part=place]').first()).toContainText('69001')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('[data-part=point]').first()).toContainText('Lyon')
  await field.fill('75001 Paris')
  const again = page.waitForRequest(/getpickuppoints/)
  await dialog(page).getByRole('button', { name: 'Rechercher' }).click()
  expect((await again).postDataJSON()).toMatchObject({
    ...{ PostalCode: '75001', City: 'Paris', SearchRadius: 10, MaximumListSize: 20 },
  })
  await expect(dialog(page).locator('[data-part=point]').first()).toContainText('Paris')

  await radios(page).nth(2).focus()
  await page.keyboard.press('Space')
  const name = (await dialog(page).locator('.active strong').textContent()) ?? ''
  const reloaded = page.waitForEvent('load')
  await choose(page).focus()
  await page.keyboard.press('Enter')
  await reloaded
  await expect(page.locator('[data-part=summary] [data-part=pickup]')).toContainText(name)
  await expect(page.locator('.pickup-place').first()).toContainText(name)
  await ready(page, 'one-step-checkout')
  await expect(page.locator('[name=ShippingMethodId]:checked')).toHaveValue('4')
  await expect(page.locator('[name=ShippingCity]')).toHaveValue('Paris')
})

test('no code of the search or the map is fetched before the search is opened', async ({ page, at }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(at('/fr'))
  await fill(page, at, 1)
  await page.goto(at('/fr/checkout'))
  await expect(page.locator('one-step-checkout[data-hydrated]')).toBeAttached()
  expect(scripts.filter((path) => chunks('pickup-search', 'leaflet-map').test(path))).toEqual([])
  await page.locator('[name=ShippingCity]').fill('Lyon')
  await open(page).click()
  await expect(markers(page)).not.toHaveCount(0)
  expect(scripts.some((path) => chunks('leaflet-map').test(path))).toBe(true)
})

test('a map whose code was lost is tried again when the shopper is near', async ({ page, at }) => {
  await page.route(chunks('leaflet-map'), (route) => route.abort(), { times: 1 })
  const lost = page.waitForEvent('requestfailed', (request) => chunks('leaflet-map').test(request.url()))
  await toSearch(page, at)
  await expect(radios(page)).toHaveCount(20)
  await lost
  await page.mouse.move(0, 0)
  await dialog(page).locator('pickup-search').hover()
  await expect(markers(page)).not.toHaveCount(0)
})

test('a search that fails says so and leaves what was found; the list needs no map', async ({ page, at }) => {
  await page.route(chunks('leaflet-map'), (route) => route.abort())
  await toSearch(page, at)
  await expect(radios(page)).toHaveCount(20)
  const field = dialog(page).locator('[name=address]')
  await field.fill('99999 Nulle part')
  await field.press('Enter')
  await expect(page.locator('notice-stack')).toContainText('Le service ne répond pas comme prévu.')
  await expect(radios(page)).toHaveCount(20)
  await fault(page, at, { method: 'POST', path: '/api/v1/shoppingcarts/externalpickuppoint', status: 500 })
  await radios(page).first().check()
  await choose(page).click()
  await expect(page.locator('notice-stack [data-kind=error]').last()).toBeVisible()
  await expect(radios(page).first()).toBeChecked()
})

test('the page of the search leads back to the checkout', async ({ page, at }) => {
  await page.goto(at('/fr'))
  await fill(page, at, 1)
  await page.goto(at('/fr/shippings/pickuppoint/search?shippingMethodId=5&countryId=2&city=Gent'))
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(3)
  await page.locator('[name=PickupPoint]').nth(1).check()
  const name = (await page.locator('.active strong').textContent()) ?? ''
  const kept = page.waitForRequest(/externalpickuppoint/)
  await page.getByRole('button', { name: 'Choisir ce point' }).click()
  expect((await kept).postDataJSON()).toMatchObject({ PickupPointId: expect.any(Number), PickupPointName: name })
  await page.waitForURL(/\/checkout#step-2$/)
  await expect(page.locator('[data-part=summary] [data-part=pickup]')).toContainText(name)
})
