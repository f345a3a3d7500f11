import { chunks } from './chunks.ts'
import { partOf } from './part.ts'
import { collectScripts, kilobytesOf } from './scripts.ts'
import { openPainted, totalShift, watchShifts } from './shifts.ts'
import { defined, expect, ready, test } from './shop.ts'
import { countInShop, enter, signIn } from './visitor.ts'

/** The budgets for a product page (kB of brotli beside the renderer, which has its own; requests for JavaScript). */
const MOST_KILOBYTES = 95
const MOST_REQUESTS = 20

/** kB of brotli with the renderer, on React and in the lean build. */
const MOST_OF_ACCOUNT = { react: 125, lean: 69 }

const MOST_SHIFT = 0.01

/** The tags of the demo's product page; a page with in-page loading has its loader, too. */
const TAGS = [
  ...['loading-bar', 'main-nav', 'mobile-nav', 'language-switch', 'cart-summary', 'notice-stack', 'consent-banner'],
  ...['product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart', 'tab-set', 'social-share'],
  ...['copy-button', 'side-panel', 'product-gallery', 'warehouse-stock', 'product-search', 'product-slider'],
]

const isRenderer = (url: string) => chunks('react').test(url)

/** The package of sliders: it is fetched when a slider is near the window, so at once on a page that is still short. */
const isSlider = (url: string) => chunks('sliders', 'start-splide').test(url)

test('a product page fetches little code, and React not before it has painted', async ({ page, at }) => {
  const scripts = collectScripts(page)
  await page.addInitScript(() =>
    requestAnimationFrame(() => Object.assign(globalThis, { firstFrame: performance.now() })),
  )
  await page.goto(at('/fr/catalog/product/1/x'))
  // Those below the fold are fetched as they come near, some at the first touch. A touch of the basket's link loads its drawer, too.
  await page.evaluate(
    (tags) => {
      for (const tag of tags) document.querySelector(tag)?.dispatchEvent(new PointerEvent('pointerdown'))
    },
    TAGS.filter((tag) => tag !== 'cart-summary'),
  )
  await defined(page, ...TAGS)
  const times = await page.evaluate(
    (renderer) => ({
      painted: (globalThis as unknown as { firstFrame: number }).firstFrame,
      fetched: performance.getEntriesByType('resource').find(({ name }) => renderer.test(name))?.startTime,
    }),
    chunks('react'),
  )
  expect(times.fetched).toBeGreaterThan(times.painted)
  expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  const counted = scripts.filter(({ url }) => !isRenderer(url) && !isSlider(url))
  expect(await kilobytesOf(counted)).toBeLessThanOrEqual(MOST_KILOBYTES)
  await page.locator('add-to-cart button').first().click()
  await expect(page.getByRole('dialog').locator('[data-part="basket"]')).toBeVisible()
  expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(scripts.filter(({ url }) => isRenderer(url)).length).toBe(1)
})

test('a page of the account fetches at most 125 kB of code before it is touched, 69 in the lean build @everywhere', async ({
  page,
  at,
}, { project }) => {
  const build = project.name.includes('lean build') ? 'lean' : 'react'
  await enter(page, at)
  const params = { productVariantId: 1, name: 'Cadeaux' }
  await page.request.post(at('/api/v1/catalog/wishlist/addproductvariant'), { params })
  const scripts = collectScripts(page)
  for (const path of partOf(3, [
    '/account',
    '/account/orders',
    '/account/profile',
    '/account/addresses',
    '/account/prepaid',
    '/account/sessions',
    '/security/changepassword',
    '/security/passkeys',
    '/security/twofactorhome',
    '/sales/withdrawal',
    // The content of this one is rendered by its code.
    ...(build === 'react' ? ['/catalog/wishlist/list'] : []),
  ])) {
    scripts.length = 0
    await page.goto(at(`/fr${path}`), { waitUntil: 'networkidle' })
    expect(await kilobytesOf(scripts), path).toBeLessThanOrEqual(MOST_OF_ACCOUNT[build])
  }
})

test('an addition on a page without its confirmation is announced beside the button', async ({ page, at }) => {
  await page.route('**/catalog/product/1/x', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<cart-confirm.*?<\/cart-confirm>/s, '') })
  })
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'cart-summary')
  await page.locator('add-to-cart button').first().click()
  await expect(page.locator('add-to-cart [data-part="message"]').first()).not.toBeEmpty()
  await expect(page.locator('cart-summary [data-part="count"]')).toHaveText('1')
})

test('an addition is made and announced when the code of its dialog cannot be fetched', async ({
  page,
  at,
  complaints,
}) => {
  await page.route(chunks('cart-confirm'), (route) => route.abort())
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'cart-summary')
  await page.locator('add-to-cart button').first().click()
  await expect(page.locator('add-to-cart [data-part=message]').first()).not.toBeEmpty()
  await expect(page.locator('cart-summary [data-part="count"]')).toHaveText('1')
  expect(await countInShop(page, at)).toBe(1)
  // The lost chunk is what developers are shown, and nothing else.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('/cart-confirm-'))).toEqual([])
})

test('a form whose code cannot be fetched is sent as any other of the page', async ({ page, at, complaints }) => {
  let lost = 0
  await page.route(chunks('send-in-place'), (route) => {
    lost += 1
    return route.abort()
  })
  const targets: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === at('/fr/security/login'))
      targets.push(request.headers()['x-page-target'])
  })
  await page.goto(at('/fr/security/login?returnUrl=%2Ffr%2Faccount%2Forders'))
  await signIn(page)
  await expect(page).toHaveURL(at('/fr/account/orders'))
  expect(lost).toBeGreaterThan(0)
  // Once, and not by the tag.
  expect(targets).toHaveLength(1)
  expect(targets).not.toContain('login-form')
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('/sending-'))).toEqual([])
})

test('a page where no view is near or touched fetches no React', async ({ page, at }) => {
  await page.route('**/plain.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="${at('/vitrine/vitrine.js')}"></script>
        <loading-bar></loading-bar><bigger-link><a href="#end">end</a></bigger-link>
        <div style="height: 3000px"></div><tab-set id="end"></tab-set>`,
    }),
  )
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto(at('/plain.html'))
  await ready(page, 'loading-bar', 'bigger-link')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(isRenderer)).toEqual([])
  await page.locator('tab-set').dispatchEvent('pointerdown')
  await ready(page, 'tab-set')
  expect(scripts.filter(isRenderer).length).toBe(1)
})

const PATHS = [
  '/fr/',
  '/fr/catalog',
  '/fr/catalog/product/1/x',
  '/fr/shoppingcarts',
  '/fr/security/register',
  '/fr/security/login',
  '/fr/pages/landing',
  '/fr/pages/stores',
  '/fr/news',
]
const WINDOWS = partOf(
  3,
  PATHS.flatMap((path) => [360, 1280].map((width) => ({ path, width }))),
)

test('nothing moves while the tags of a page wake, in a narrow window and in a wide one', async ({ page, at }) => {
  await watchShifts(page)
  await page.request.post(at('/api/v1/catalog/products/addtocart'), {
    data: { ProductVariantId: 1, Quantity: 1, Name: 'A' },
  })
  for (const { path, width } of WINDOWS) {
    await page.setViewportSize({ width, height: 800 })
    const upgrade = await openPainted(page, at(path))
    await upgrade()
    await ready(page, 'cart-summary', 'notice-stack')
    expect(await totalShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT)
  }
})
