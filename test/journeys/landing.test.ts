import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const sites = /youtube|vimeo/
const popup = (page: Page) => page.locator('popup-modal dialog[open]')

/** The requests to the video sites; they are intercepted. */
async function sitesOf(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(sites, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Player</p>' })
  })
  return asked
}

test.beforeEach(withoutPhotos)

test('the page to arrive at shows banners, news, videos and stores, and pleases axe [CONTENT-24, CONTENT-25]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/pages/landing'))
  await expect(page.locator('banner-slider')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('news-ticker a')).toHaveCount(5)
  await page.locator('shop-map').scrollIntoViewIfNeeded()
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(10)
  expect(await axe(page)).toEqual([])
})

test('the film of a banner plays when it is shown, and its button stops it [CONTENT-26]', async ({ page, at }) => {
  await page.goto(at('/fr/pages/landing'))
  const isPaused = () => page.locator('banner-slider video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect(page.locator('banner-slider')).toHaveAttribute('data-state', 'ready')
  expect(await isPaused()).toBe(true)
  await page.locator('[data-part=slider-next]').click()
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  await expect.poll(isPaused).toBe(true)
})

test('a film opens in a modal and ends with it', async ({ page, at }) => {
  await page.goto(at('/fr/pages/landing'))
  const link = page.locator('video-modal a').first()
  await link.click()
  const film = page.locator('dialog[open] video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect(film.locator('track')).toHaveAttribute('srclang', 'fr')
  await page.keyboard.press('Escape')
  await expect(page.locator('video-modal video')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('nothing of another site is fetched until the visitor says yes [NAV-68, NAV-69]', async ({ page, at }) => {
  const asked = await sitesOf(page)
  await page.goto(at('/fr/pages/landing'))
  await page.locator('video-modal a').nth(1).click()
  const dialog = page.locator('video-modal dialog[open]')
  await expect(dialog.getByText('www.youtube-nocookie.com')).toBeVisible()
  expect(asked).toEqual([])
  await dialog.locator('[data-part=embed-once]').click()
  await expect(dialog.frameLocator('iframe').getByText('Player')).toBeVisible()
  expect(asked.map((address) => new URL(address).host)).toEqual(['www.youtube-nocookie.com'])
  await dialog.locator('[data-part=dialog-close]').click()
  await expect(page.locator('video-modal iframe')).toHaveCount(0)
})

test('a modal opens after three seconds, once, also where pages load in the page [CONTENT-28, CONTENT-33, LIMIT-062]', async ({
  page,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/fr/pages/landing'))
  await expect(page.locator('popup-modal[data-hydrated]')).toHaveCount(1)
  await page.clock.runFor(1_500)
  // A visit ends its time; the page that is restored starts again.
  await page.locator('.trail a').first().click()
  await expect(page.locator('popup-modal')).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('popup-modal[data-hydrated]')).toHaveCount(1)
  // Its time begins when its view has rendered.
  await expect
    .poll(async () => {
      await page.clock.runFor(3_500)
      return popup(page).count()
    })
    .toBe(1)
  await popup(page).locator('[data-part=dismiss]').click()
  await expect(popup(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('popup-modal[data-hydrated]')).toHaveCount(1)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toHaveCount(0)
})

test('each film has a name, in the page and in a modal', async ({ page, at }) => {
  const names = () => page.locator('video').evaluateAll((films) => films.map((film) => film.ariaLabel ?? ''))
  await page.goto(at('/fr/catalog/product/1/x'))
  expect(await names()).toEqual([expect.stringMatching(/\p{L}/u)])
  await page.goto(at('/fr/pages/landing'))
  const link = page.locator('video-modal a').first()
  const text = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page.locator('dialog[open] video')).toHaveAttribute('aria-label', text)
  for (const name of await names()) expect(name).toMatch(/\p{L}/u)
})
