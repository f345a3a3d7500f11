import type { Locator, Page } from '@playwright/test'
import { chunks } from './chunks.ts'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { holdCode, shiftsOf, watchShifts } from './shifts.ts'
import { consoleOf, expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

const seen = (slider: Locator) =>
  slider.evaluate((host) => {
    const { left, right } = host.getBoundingClientRect()
    return [...host.querySelectorAll('.splide__slide')].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : []
    })
  })

const fresh = (page: Page) => page.locator('[aria-labelledby=band-fresh] product-slider')
const logos = (page: Page) => page.locator('logo-carousel')
const button = (slider: Locator, name: 'pause' | 'previous' | 'next') => slider.locator(`[data-part=slider-${name}]`)

/** Scrolls a slider into view and waits until it can be moved. */
async function upgraded(slider: Locator): Promise<Locator> {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-state', 'ready')
  return slider
}

/** Whether a logo has passed: a carousel's first slides are then out of reach. */
const hasMoved = (slider: Locator) => slider.evaluate((host) => (host.querySelector('li') as HTMLElement).inert)

test.beforeEach(withoutPhotos)

const WINDOWS = [
  [1280, 4, 6, 5],
  [1000, 3, 3, 5],
  [590, 2, 2, 4],
  [360, 2, 1, 2],
] as const

for (const [width, products, makers, papers] of partOf(2, WINDOWS))
  test(`the home page has its sliders in ${width} px, and nothing moves while they are upgraded in sight`, async ({
    page,
    at,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const [slider, count] of [
      [fresh(page), products],
      [page.locator('brand-carousel'), makers],
      [logos(page), papers],
    ] as const) {
      const release = await holdCode(page, chunks('product', 'sliders', 'start-splide'))
      await page.goto(at('/fr/'))
      await slider.evaluate((host) => host.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(slider).toBeInViewport()
      expect(await seen(slider)).toHaveLength(count)
      const before = await slider.boundingBox()
      release()
      await upgraded(slider)
      expect(await seen(slider)).toHaveLength(count)
      const after = await slider.boundingBox()
      expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
      // The browser may round the position of the element above it to another pixel.
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
      expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(await page.locator('brand-carousel li').count()).toBe(27)
    expect(await tooWide(page)).toBe('')
  })

test('a maker’s sign leads to what the shop has of it', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const makers = await upgraded(page.locator('brand-carousel'))
  const signs = await makers.locator('use').evaluateAll((uses) => uses.map((use) => use.getBoundingClientRect().width))
  expect(signs.filter((sign) => sign < 10)).toEqual([])
  const name = await makers.locator('.maker-name').first().textContent()
  await makers.locator('a').first().click()
  await expect(page).toHaveURL(/filter=/)
  await expect(page.locator('.card .overline').first()).toHaveText(name ?? '')
})

test('buttons, keys and Tab show other products', async ({ page, at }) => {
  await page.goto(at('/fr/'))
  const slider = await upgraded(fresh(page))
  await button(slider, 'next').click()
  await expect.poll(() => seen(slider)).toEqual([5, 6, 7, 8])
  await expect(slider.getByRole('status')).toHaveText('5 à 8 sur 12')
  await button(slider, 'next').press('End')
  await expect.poll(() => seen(slider)).toEqual([9, 10, 11, 12])
  await expect(button(slider, 'next')).toHaveAttribute('aria-disabled', 'true')
  await button(slider, 'next').press('Tab')
  await expect(slider.locator('li').nth(8).locator(':focus')).toBeVisible()
})

test.describe('for axe', () => {
  test.use({ bypassCSP: true })

  test('moved sliders are clean in light and dark', async ({ page, at }) => {
    await page.goto(at('/fr/'))
    await upgraded(logos(page))
    await button(await upgraded(fresh(page)), 'next').click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axe(page)).toEqual([])
    }
  })
})

test('logos pass by until the shopper pauses them', async ({ page, at }) => {
  await page.clock.install()
  await page.goto(at('/fr/'))
  const carousel = await upgraded(logos(page))
  await page.mouse.move(2, 2)
  await page.clock.runFor(3_100)
  await expect.poll(() => hasMoved(carousel)).toBe(true)
  await button(carousel, 'pause').focus()
  await page.keyboard.press('Enter')
  await expect(button(carousel, 'pause')).toHaveAccessibleName('Reprendre le défilement')
  await page.locator('h1').click()
  const before = await carousel.evaluate((host) => host.querySelectorAll('li[inert]').length && host.innerHTML)
  await page.clock.runFor(60_000)
  expect(await carousel.evaluate((host) => host.innerHTML)).toBe(before)
})

test('no logo moves for a visitor who prefers reduced motion', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(at('/fr/'))
  const carousel = await upgraded(logos(page))
  await expect(button(carousel, 'pause')).toBeHidden()
  await page.clock.runFor(60_000)
  expect(await hasMoved(carousel)).toBe(false)
})

test('a page that is left takes its sliders along, and Back shows the slides of before [CATALOG-10] @in-page', async ({
  page,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/fr/'))
  await upgraded(logos(page))
  const slider = await upgraded(fresh(page))
  await page.evaluate(() => {
    const left = [...document.querySelectorAll<HTMLElement>('.splide__list')]
    Object.assign(globalThis, { left })
  })
  await button(slider, 'next').click()
  // A press on moving slides stops them at the nearest one.
  await expect.poll(() => seen(slider)).toEqual([5, 6, 7, 8])
  await slider.locator('li').nth(5).locator('h3 a').click()
  await expect(page).toHaveURL(/\/catalog\/product\//)
  await page.clock.runFor(30_000)
  const traces = () =>
    page.evaluate(() =>
      (globalThis as unknown as { left: HTMLElement[] }).left.map(
        (list) => list.style.cssText + list.querySelectorAll('[inert]').length,
      ),
    )
  expect(new Set(await traces())).toEqual(new Set(['0']))
  const related = await upgraded(page.locator('product-slider'))
  expect(await seen(related)).toEqual([1, 2, 3, 4])
  await page.goBack()
  await expect(page).toHaveURL(at('/fr/'))
  await upgraded(fresh(page))
  expect(await seen(fresh(page))).toEqual([5, 6, 7, 8])
})

test('without its code a slider is a list that scrolls; its code is loaded again under the pointer', async ({
  page,
  at,
}) => {
  const said = consoleOf(page)
  await page.route(chunks('start-splide'), (route) => route.abort(), { times: 1 })
  await page.goto(at('/fr/catalog/product/3/x'))
  const slider = page.locator('product-slider')
  const lost = page.waitForEvent('requestfailed')
  await slider.evaluate((host) => host.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await lost
  await expect(slider).not.toHaveAttribute('data-state')
  await expect(slider).not.toHaveAttribute('data-error')
  expect(await slider.locator('.splide__list').evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await expect.poll(() => said.join()).toContain('Splide could not be loaded')
  await slider.locator('li').first().hover()
  await expect(slider).toHaveAttribute('data-state', 'ready')
})

test('a telephone moves the products aside by a finger, and the page still scrolls', async ({
  browser,
  at,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await withoutPhotos({ context, baseURL })
  const page = await context.newPage()
  await page.goto(at('/fr/'))
  const slider = await upgraded(fresh(page))
  const box = (await slider.locator('li:nth-child(2) img').first().boundingBox()) as {
    x: number
    y: number
    height: number
  }
  const session = await context.newCDPSession(page)
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  const touch = (type: string, points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', [{ x: x - step * 25, y }])
  await touch('touchEnd', [])
  await expect.poll(() => seen(slider)).not.toContain(1)
  expect(page.url()).toBe(at('/fr/'))
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists scroll and snap, and all products can be reached', async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/fr/'))
    const last = fresh(page).locator('li').last()
    await expect(fresh(page).locator('li')).toHaveCount(12)
    await expect(last).not.toBeInViewport()
    await last.locator('h3 a').focus()
    await expect(last).toBeInViewport()
    expect(await seen(fresh(page))).toEqual([11, 12])
    await expect(fresh(page).locator('button', { hasText: 'Suivant' })).toHaveCount(0)
  })
})
