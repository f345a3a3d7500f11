import type { Page } from '@playwright/test'
import { TEST_LIMIT } from '../harness/limits.ts'
import { axe } from './look.ts'
import { expect, ready, test } from './shop.ts'

/** A picture that a browser can decode; drawing photos takes the shop a while. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const PRODUCT = '/fr/catalog/product/1/x'

const spin = (page: Page) => page.locator('product-spin')
const photo = (page: Page) => spin(page).locator('img')
const slider = (page: Page) => spin(page).getByRole('slider')
const shownFrame = async (page: Page) => Number(/spin-(\d\d)/.exec((await photo(page).getAttribute('src')) ?? '')?.[1])

/** The names of the requested frames: `spin-09-640`. */
function framesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/photos\/\d+\/(spin-[\d-]+)\.webp/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

const thumbnail = (page: Page) =>
  page.locator('product-gallery [data-part=thumbnails]').getByRole('link', { name: /sous tous les angles$/ })

async function openSpin(page: Page, address: string) {
  await page.goto(address)
  await ready(page, 'product-gallery')
  await thumbnail(page).click()
  await ready(page, 'product-spin')
  await expect(slider(page)).toBeVisible()
  await photo(page).evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(spin(page)).toBeInViewport({ ratio: 0.9 })
}

const isReady = (page: Page) => expect(spin(page)).toHaveAttribute('data-state', 'ready', { timeout: TEST_LIMIT })

async function swipe(page: Page, by: { x: number; y: number }) {
  const box = await photo(page).boundingBox()
  if (!box) throw new Error('There is no photo.')
  const finger = await page.context().newCDPSession(page)
  const from = { x: box.x + box.width / 2 - by.x / 2, y: box.y + box.height / 3 - by.y / 2 }
  const point = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(share) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a product turns by dragging: 36 photos, in the width of the screen [PRODUCT-39]', async ({ page, at }) => {
  // All photos may still have to be rendered.
  await page.setViewportSize({ width: 360, height: 740 })
  const asked = framesOf(page)
  await openSpin(page, at(PRODUCT))
  await photo(page).hover()
  await isReady(page)
  // The browser has chosen the first photo, by its own rules.
  expect(new Set(asked.filter((name) => name !== 'spin-00-640'))).toEqual(
    new Set(Array.from({ length: 36 }, (_, frame) => `spin-${String(frame).padStart(2, '0')}-320`)),
  )
  // A hover waits until the photo is still.
  await photo(page).hover({ position: { x: 20, y: 60 } })
  const box = await photo(page).boundingBox()
  const y = (box?.y ?? 0) + 60
  const x = (box?.x ?? 0) + 20
  await page.mouse.down()
  await page.mouse.move(x + (box?.width ?? 0) / 4, y, { steps: 12 })
  await expect.poll(() => shownFrame(page)).toBe(9)
  await page.mouse.up()
  await expect(thumbnail(page)).toHaveAttribute('aria-current', 'true')
})

test.describe('with other pictures', () => {
  test.beforeEach(({ page }) =>
    page.context().route('**/photos/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' })),
  )

  test('a product turns by keys, beside a gallery that ignores them', async ({ page, at }) => {
    const asked = framesOf(page)
    await openSpin(page, at(PRODUCT))
    const before = asked.length
    await slider(page).focus()
    await isReady(page)
    expect(asked.slice(before).every((name) => name.endsWith('-640'))).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await shownFrame(page)).toBe(1)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await shownFrame(page)).toBe(35)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^350\sdegrés$/)
    await expect(slider(page)).toHaveAccessibleName(/^Faire tourner : /)
    await expect(slider(page)).toBeFocused()
    await expect(spin(page)).toBeInViewport({ ratio: 0.9 })
  })

  test('plays and stops by its button, also with less motion, and by a touch [LIMIT-033]', async ({ page, at }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSpin(page, at(PRODUCT))
    await expect(spin(page)).not.toHaveAttribute('data-playing', '')
    await spin(page).getByRole('button', { name: 'Lancer la rotation' }).click()
    await isReady(page)
    await expect.poll(() => shownFrame(page)).toBeGreaterThan(3)
    await spin(page).getByRole('button', { name: 'Arrêter la rotation' }).click()
    await expect(spin(page)).not.toHaveAttribute('data-playing', '')
    const still = await shownFrame(page)
    await spin(page).getByRole('button', { name: 'Lancer la rotation' }).click()
    await expect.poll(() => shownFrame(page)).not.toBe(still)
    await photo(page).click()
    await expect(spin(page)).not.toHaveAttribute('data-playing', '')
  })

  test('a photo that does not come is passed over', async ({ page, at }) => {
    await page.context().route(/spin-0[12]-\d+\.webp/, (route) => route.abort())
    await openSpin(page, at(PRODUCT))
    await slider(page).focus()
    await isReady(page)
    await page.keyboard.press('ArrowRight')
    expect(await shownFrame(page)).toBe(3)
  })

  test('requests in progress are aborted when the page is left', { tag: '@full-loads' }, async ({ page, at }) => {
    await page.context().route(/spin-(?!00)\d\d-\d+\.webp/, () => undefined)
    const asked = framesOf(page)
    await openSpin(page, at(PRODUCT))
    await slider(page).focus()
    await expect.poll(() => asked.length).toBeGreaterThan(3)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('spin-'))
    await page.locator('.trail a').first().click()
    await lost
    await expect(spin(page)).toHaveCount(0)
    expect(asked.length).toBeLessThan(12)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

    test('a swipe across turns it; one up or down scrolls the page', async ({ page, at }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openSpin(page, at(PRODUCT))
      await photo(page).tap()
      await isReady(page)
      const top = await page.evaluate(() => scrollY)
      await swipe(page, { x: 160, y: 0 })
      await expect.poll(() => shownFrame(page)).toBeGreaterThan(5)
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await expect(spin(page)).toBeInViewport({ ratio: 0.9 })
      await expect(spin(page)).not.toHaveAttribute('data-dragging', '')
      const frame = await slider(page).inputValue()
      await swipe(page, { x: 0, y: -200 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50)
      await expect(slider(page)).toHaveValue(frame)
    })
  })

  test.describe('for axe', () => {
    test.use({ bypassCSP: true })

    test('the turning product is clean in light and dark', async ({ page, at }) => {
      await openSpin(page, at(PRODUCT))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await axe(page)).toEqual([])
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the first photo of the turn is in the gallery', async ({ page, at }) => {
      await page.goto(at(PRODUCT))
      await photo(page).scrollIntoViewIfNeeded()
      await expect(photo(page)).toHaveAttribute('src', /spin-00-640/)
      await expect(photo(page)).toHaveAttribute('alt', /sous tous les angles$/)
      await expect(spin(page).locator('input, button')).toHaveCount(0)
    })
  })
})
