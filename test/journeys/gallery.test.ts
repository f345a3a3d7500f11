import type { Page } from '@playwright/test'
import { axe, tooWide, upgraded } from './look.ts'
import { partOf } from './part.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, ready, test } from './shop.ts'

const PRODUCT = '/fr/catalog/product/1/x'

/** The shown photo: before the view is hydrated, all photos of the strip are shown. */
const photo = (page: Page) =>
  page.locator('product-gallery[data-hydrated] [data-part=photos] > li:not([inert]) a > img')
const thumbnails = (page: Page) => page.locator('product-gallery [data-part=thumbnails] a')
const counted = (page: Page) => page.locator('product-gallery [data-part=gallery-count]')
const overlay = (page: Page) => page.locator('dialog[data-vt-pictures]')
const inOverlay = (page: Page) => overlay(page).locator('li:not([inert]) img')

async function open(page: Page, address: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(address)
  await ready(page, 'product-gallery', 'product-variations')
  await photo(page).scrollIntoViewIfNeeded()
}

/** Seconds between two steps of fingers; `RESTED` is from their first step until they are lifted. */
const STEP = 0.05
const RESTED = 1

/**
 * Fingers on the screen, by the browser's own protocol. Each step has their positions; afterwards they rest, and are
 * lifted. A finger that is lifted while it moves starts a fling of the browser, whose end swallows the next tap.
 */
async function touch(page: Page, ...steps: [x: number, y: number][][]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000 - RESTED
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: [number, number][], timestamp: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    })
  for (const [step, places] of steps.entries())
    await send(step === 0 ? 'touchStart' : 'touchMove', places, begun + step * STEP)
  await send('touchEnd', [], begun + RESTED)
}

/** One finger that moves a number of pixels to the right from the centre of a picture. */
async function swipe(page: Page, way: number): Promise<void> {
  const box = await ((await overlay(page).count()) ? inOverlay(page) : photo(page)).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await touch(page, [[x, y]], [[x + way / 2, y]], [[x + way, y]])
}

for (const width of partOf(2, [360, 1280]))
  test(`the photos of a product are looked at, at ${width} px [PRODUCT-36] [PRODUCT-37] [PRODUCT-38]`, async ({
    page,
    at,
  }) => {
    await open(page, at(PRODUCT), width)
    const first = await photo(page).getAttribute('src')
    if (width === 360) {
      // The arrows and the thumbnail are in one line.
      const boxes = ['[data-part=gallery-next]', '[data-part=thumbnails]'].map((part) =>
        page.locator(`product-gallery > ${part}`).boundingBox(),
      )
      const [arrow, thumbnail] = (await Promise.all(boxes)).map((box) => box && box.y + box.height / 2)
      expect(arrow).toBe(thumbnail)
    }
    await page.getByRole('button', { name: 'Image suivante' }).click()
    await expect(photo(page)).not.toHaveAttribute('src', first ?? '')
    await expect(counted(page)).toContainText('Image 2 sur 6')
    await thumbnails(page).nth(2).click()
    await expect(photo(page)).toHaveAttribute('src', /\/2-640/)
    await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await photo(page).click()
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 3 sur 4/)
    await expect(overlay(page).locator('[data-part=picture-count]')).toContainText('Image 3 sur 4')
    await overlay(page).getByRole('button', { name: 'Image suivante' }).click()
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 4 sur 4/)
    await overlay(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(overlay(page)).toHaveCount(0)
    await expect(photo(page)).toHaveAttribute('src', /\/3-640/)
    expect(await tooWide(page)).toBe('')
  })

test('nothing moves while the gallery is upgraded, and the first photo loads first, without the code of the full screen', async ({
  page,
  at,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await watchShifts(page)
  for (const width of [360, 1280]) {
    asked.length = 0
    await open(page, at(PRODUCT), width)
    await upgraded(page)
    expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([])
    const large = asked.filter((path) => /\/photos\/1\/\d-(320|480|640|960|1280)/.test(path))
    expect(large[0], `${width}`).toMatch(/\/0-\d+/)
    // The browser itself fetches lazy photos near the window: a strip that can be swiped has them beside the first.
    const others = new Set(large.filter((path) => !path.includes('/0-')))
    expect(others.size, [...others].join(' ')).toBeLessThanOrEqual(3)
    expect(asked.filter((path) => /viewer/.test(path))).toEqual([])
  }
})

test('the gallery is used by keys alone, up to the full screen and back', async ({ page, at }) => {
  await open(page, at(PRODUCT))
  await page.locator('product-gallery[data-hydrated] [data-part=photos] > li:not([inert]) a').focus()
  await page.keyboard.press('ArrowRight')
  await expect(counted(page)).toContainText('Image 2 sur 6')
  await page.keyboard.press('Enter')
  await expect(inOverlay(page)).toHaveAttribute('alt', /photo 2 sur 4/)
  await page.keyboard.press('End')
  await expect(inOverlay(page)).toHaveAttribute('alt', /photo 4 sur 4/)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('product-gallery [data-part=photos] > li:nth-child(4) a')).toBeFocused()
})

test('another colour shows the same view of its own photos, and keeps the place', async ({ page, at }) => {
  await open(page, at(PRODUCT))
  await thumbnails(page).nth(1).click()
  const before = await photo(page).getAttribute('src')
  const asked = page.waitForResponse(/productvariants/)
  await page.locator('product-variations colour-swatches input:not(:checked)').first().check({ force: true })
  const id = (await (await asked).json()).ProductVariantViewModel.ProductVariantId
  await expect(photo(page)).toHaveAttribute('src', new RegExp(`/photos/${id}/1-640`))
  expect(before).not.toContain(`/photos/${id}/`)
  await expect(counted(page)).toContainText('Image 2 sur 6')
  await expect(page.locator('product-gallery')).toHaveAttribute('variant-id', String(id))
})

test('the way back from another page finds the gallery at work; leaving closes the full screen', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await open(page, at(PRODUCT))
  await photo(page).click()
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('link', { name: 'Vases', exact: true }).first().click()
  await expect(page).not.toHaveURL(/product/)
  await page.goBack()
  await expect(page).toHaveURL(/product/)
  await page.getByRole('button', { name: 'Image suivante' }).click()
  await expect(counted(page)).toContainText('Image 2 sur 6')
  await photo(page).click()
  await expect(overlay(page)).toBeVisible()
  await page.goForward()
  await expect(overlay(page)).toHaveCount(0)
})

test('the part under the mouse is magnified from 768 px [LIMIT-045] [LIMIT-046]', async ({ page, at }) => {
  const zoom = page.locator('product-gallery [data-part=gallery-zoom] img')
  await open(page, at(PRODUCT), 768)
  await photo(page).hover({ position: { x: 60, y: 60 } })
  await expect(zoom).toHaveAttribute('src', /0-1280/)
  const place = () => zoom.evaluate((image) => image.style.translate)
  const before = await place()
  await photo(page).hover({ position: { x: 200, y: 200 } })
  expect(await place()).not.toBe(before)
  await page.mouse.move(1, 1)
  await expect(zoom).toHaveCount(0)
  await page.setViewportSize({ width: 767, height: 800 })
  await photo(page).hover({ position: { x: 60, y: 60 } })
  await expect(zoom).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('dots below the photo say which one is shown, also after a swipe, and each leads to its own', async ({
    page,
    at,
  }) => {
    await page.goto(at(PRODUCT))
    await ready(page, 'product-gallery')
    await expect(thumbnails(page).first()).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails(page).locator('img').first()).toBeHidden()
    await photo(page).scrollIntoViewIfNeeded()
    await swipe(page, -120)
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true')
    for (const dot of await thumbnails(page).all()) await expect(dot).toBeInViewport({ ratio: 1 })
    await thumbnails(page).nth(3).tap()
    await expect(thumbnails(page).nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(counted(page)).toContainText('Image 4 sur 6')
  })

  test('photos follow a finger; two fingers make one grow; a short swipe stays [LIMIT-098]', async ({ page, at }) => {
    await page.goto(at(PRODUCT))
    await ready(page, 'product-gallery')
    await photo(page).scrollIntoViewIfNeeded()
    await swipe(page, -120)
    await expect(counted(page)).toContainText('Image 2 sur 6')
    await photo(page).tap()
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 2 sur 4/)
    await swipe(page, -15)
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 2 sur 4/)
    await swipe(page, -25)
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 3 sur 4/)
    const fingers = (half: number): [number, number][] => [
      [180 - half, 370],
      [180 + half, 370],
    ]
    await touch(page, fingers(40), fingers(60), fingers(80))
    await expect.poll(() => inOverlay(page).evaluate((image) => Number(image.style.scale))).toBeCloseTo(2, 1)
    await swipe(page, -60)
    await expect(inOverlay(page)).toHaveAttribute('alt', /photo 3 sur 4/)
    expect(await inOverlay(page).evaluate((image) => image.style.translate)).not.toBe('')
  })
})

test('a photo that cannot be loaded says so over the screen, and the next one is shown', async ({ page, at }) => {
  await page.route(/\/photos\/\d+\/0-(480|640|800|960|1280)/, (route) => route.abort())
  await open(page, at(PRODUCT))
  await photo(page).click({ force: true })
  await expect(overlay(page)).toContainText('Cette image n’a pas pu être chargée.')
  await overlay(page).getByRole('button', { name: 'Image suivante' }).click()
  await expect(inOverlay(page)).toHaveAttribute('alt', /photo 2 sur 4/)
})

test('the film plays when it is shown, stops when it is left, and waits for shoppers who want less motion', async ({
  page,
  at,
}) => {
  await open(page, at(PRODUCT))
  const film = page.locator('product-gallery video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await thumbnails(page).last().click()
  await expect.poll(isPaused).toBe(false)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  expect(await isPaused()).toBe(true)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await thumbnails(page).first().click()
  await expect.poll(isPaused).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await thumbnails(page).last().click()
  await expect(page.getByRole('button', { name: 'Lire la vidéo' })).toBeVisible()
  expect(await isPaused()).toBe(true)
})

test('the workshop’s pictures: two on each side are fetched and no other, and the slideshow continues [LIMIT-097]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/pages/workshop'))
  await ready(page, 'image-overlay')
  const asked: string[] = []
  const addresses = await page
    .locator('image-overlay a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  await page.locator('image-overlay').scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator('image-overlay img')
        .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('image-overlay a').nth(4).click()
  await expect(overlay(page).locator('[data-part=picture-count]')).toContainText('Image 5 sur 9')
  const near = [5, 6, 4, 7, 3].map((place) => addresses[place - 1] as string)
  await expect(overlay(page).locator('img')).toHaveCount(5)
  // The shop renders a picture at its first request.
  const standing = () => overlay(page).locator('li[data-state=ready]').count()
  await expect.poll(standing).toBe(5)
  expect(asked.filter((path) => path.includes('/stills/') && !near.includes(path))).toEqual([])
  await overlay(page).getByRole('button', { name: 'Lancer le diaporama' }).click()
  await expect(overlay(page).locator('[data-part=picture-count]')).toContainText('Image 6 sur 9')
  await overlay(page).getByRole('button', { name: 'Mettre le diaporama en pause' }).click()
})

test('a picture of the workshop is zoomed over the page, and Escape or scrolling closes it [CONTENT-41] [CONTENT-42]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/pages/workshop'))
  await ready(page, 'image-zoom')
  const layer = page.locator('[data-part=zoom-layer]')
  const picture = page.locator('.chapter image-zoom > img').first()
  await picture.click()
  await expect(layer.locator('img')).toHaveAttribute('src', /-800\.webp/)
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  const tab = page.waitForEvent('popup')
  await picture.click({ modifiers: ['Control'] })
  expect((await tab).url()).toContain('-800.webp')
  await picture.click()
  await expect(layer).toBeVisible()
  await page.mouse.wheel(0, 120)
  await expect(layer).toHaveCount(0)
})

test.describe('as axe sees it', () => {
  test.use({ bypassCSP: true })

  test('the gallery and its full screen have no findings', async ({ page, at }) => {
    await open(page, at(PRODUCT))
    await upgraded(page)
    expect(await axe(page)).toEqual([])
    await photo(page).click()
    await expect(overlay(page)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the small photos lead to the large ones, and a large one opens', async ({ page, at }) => {
    await page.goto(at(PRODUCT))
    const slides = page.locator('[data-part=photos] > li')
    await thumbnails(page).nth(3).click()
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.5 })
    await expect(slides.nth(0)).not.toBeInViewport()
    const large = (await slides.nth(3).locator('a').getAttribute('href')) as string
    expect((await page.request.get(new URL(large, page.url()).href)).headers()['content-type']).toBe('image/webp')
  })
})
