import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { fault, hold, listen, withoutPhotos } from './visitor.ts'

const VARIANTS = '/productvariants'

const area = (page: Page) => page.locator('product-variations').first()
const bound = (page: Page, name: string) => area(page).locator(`[data-bind=${name}]:not(sticky-buy *)`)
const others = (page: Page) => area(page).locator('colour-swatches input:not(:checked, :disabled)')
const steps = (page: Page) => area(page).locator('degressive-price tr')
const facts = async (page: Page) =>
  JSON.parse((await area(page).locator('script[type="application/ld+json"]').textContent()) ?? '')

const upgraded = (page: Page) =>
  ready(page, 'product-variations', 'colour-swatches', 'add-to-cart', 'degressive-price', 'warehouse-stock')

const asked = (page: Page) => page.waitForResponse((answer) => answer.url().includes(VARIANTS))

/** Marks each table of prices with its variant: the table stays in the page, with new content. */
const markTables = (page: Page) =>
  page.evaluate(() => {
    const own = window.fetch
    window.fetch = async (input, init) => {
      const response = await own(input, init)
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
      if (!pathname.endsWith('/DegressivePrice')) return response
      const id = searchParams.get('productVariantId')
      const marked = new Response((await response.text()).replace('<table', `<table data-of="${id}"`), response)
      return Object.defineProperty(marked, 'url', { value: response.url })
    }
  })

/** Records, after each change and in each frame, the variants that the page shows; `states` are the observed sets. */
const watchVariants = (page: Page) =>
  page.evaluate(() => {
    const product = document.querySelector('product-variations') as Element
    const first = product.getAttribute('variant-id')
    const tableOf = () => product.querySelector('degressive-price table')?.getAttribute('data-of') ?? first
    const read = () => {
      const find = (selector: string) => product.querySelector(selector)
      const idIn = (text: string | null | undefined) => /(?:variant(?:id)?=|photos\/)(\d+)/i.exec(text ?? '')?.[1]
      const data = JSON.parse(find('script[type="application/ld+json"]')?.textContent ?? '{}')
      return {
        host: product.getAttribute('variant-id'),
        buys: (find('form [name=ProductVariantId]') as HTMLInputElement).value,
        button: find('add-to-cart')?.getAttribute('product-variant-id'),
        photo: idIn(find('[data-bind=ProductGalleryHtml] img')?.getAttribute('src')),
        stock:
          idIn(find('warehouse-stock a')?.getAttribute('href')) ?? find('warehouse-stock')?.getAttribute('variant-id'),
        prices: find('degressive-price')?.getAttribute('product-variant-id'),
        wish: idIn(find('[data-bind=WishLinkHtml] a')?.getAttribute('href')),
        offer: idIn(data.offers?.url),
        address: idIn(location.search) ?? product.getAttribute('variant-id'),
        sku: data.sku === find('[data-bind=SKU]')?.textContent ? product.getAttribute('variant-id') : 'other',
        // Prices that are still loading are not visible.
        table:
          getComputedStyle(find('degressive-price table') as Element).visibility === 'hidden' ? undefined : tableOf(),
      }
    }
    const seen: Record<string, unknown>[] = []
    const note = () => seen.push(read())
    // A view renders in a microtask: changes of one task are visible at once.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = note
    new MutationObserver(() => port2.postMessage('')).observe(product, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const frame = () => {
      note()
      requestAnimationFrame(frame)
    }
    frame()
    Object.assign(window, { seenVariants: seen })
  })

/** The states with parts of different variants, and the variants that were shown. */
const seenVariants = (page: Page) =>
  page.evaluate(() => {
    const seen = (window as unknown as { seenVariants: Record<string, string | undefined>[] }).seenVariants
    const kinds = (state: object) => new Set(Object.values(state).filter(Boolean))
    return {
      mixed: seen.filter((state) => kinds(state).size > 1),
      variants: [...new Set(seen.map(({ host }) => host))],
    }
  })

test.beforeEach(withoutPhotos)

test('everything that a page shows of a variant changes in one frame [PRODUCT-17, PRODUCT-19, PRODUCT-20, PRODUCT-43] @everywhere', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  await markTables(page)
  await watchVariants(page)
  for (const place of [0, 1]) {
    const answer = asked(page)
    await others(page).nth(place).check({ force: true })
    const { ProductVariantViewModel: model } = await (await answer).json()
    await expect(bound(page, 'SKU')).toHaveText(model.SKU)
  }
  const { mixed, variants } = await seenVariants(page)
  expect(mixed).toEqual([])
  expect(variants.length).toBe(3)
})

test('a fast second choice wins while prices and variants are slow, in one frame too [PRODUCT-16]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  await markTables(page)
  await watchVariants(page)
  const letGo = await hold(page, at, { method: 'GET', path: '/widget/catalog/DegressivePrice', times: 2 })
  const [one, two] = [await others(page).nth(0).inputValue(), await others(page).nth(1).inputValue()]
  const swatch = (value: string) => area(page).locator(`[name=VariantValueId1][value="${value}"]`)
  const first = page.waitForRequest(/DegressivePrice/)
  await swatch(one).check({ force: true })
  await first
  const answer = page.waitForResponse((response) => response.url().includes(`VariantValueId1=${two}`))
  await swatch(two).check({ force: true })
  const { ProductVariantViewModel: model } = await (await answer).json()
  await letGo()
  await expect(bound(page, 'SKU')).toHaveText(model.SKU)
  const { mixed, variants } = await seenVariants(page)
  expect(mixed).toEqual([])
  expect(variants).toHaveLength(2)
  expect((await facts(page)).sku).toBe(model.SKU)
})

for (const [what, order] of [
  ['refused', { status: 422, body: '{"Message":"Ce choix n’est pas possible."}' }],
  ['unknown', { status: 404, body: '{"Message":"Ce choix n’est pas possible."}' }],
  ['a failure', { status: 500, body: '<h1>Oops</h1>' }],
  ['lost', { drop: 'after' }],
] as const) {
  test(`a choice whose answer is ${what} changes nothing else on the page`, async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/8/x'))
    await upgraded(page)
    await watchVariants(page)
    const sku = (await bound(page, 'SKU').textContent()) ?? ''
    await fault(page, at, { method: 'GET', path: '/api/v1/catalog/products/8', ...order })
    await others(page).first().check({ force: true })
    await expect(page.locator('notice-stack')).toContainText('Ce choix n’')
    await expect(bound(page, 'SKU')).toHaveText(sku)
    expect((await seenVariants(page)).mixed).toEqual([])
    expect((await facts(page)).sku).toBe(sku)
  })
}

test('late prices are never those of another variant', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  const letGo = await hold(page, at, { method: 'GET', path: '/widget/catalog/DegressivePrice' })
  const answer = asked(page)
  await others(page).first().check({ force: true })
  const { ProductVariantViewModel: model } = await (await answer).json()
  await expect(bound(page, 'SKU')).toHaveText(model.SKU)
  await expect(area(page).locator('degressive-price')).toHaveAttribute('data-stale')
  await expect(steps(page).first()).toBeHidden()
  await letGo()
  await expect(steps(page).first()).toBeVisible()
  await expect(area(page).locator('degressive-price')).not.toHaveAttribute('data-stale')
})

test('the price of the chosen quantity is marked, by the buttons, by typing and after a reload [PRODUCT-42]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  await expect(steps(page)).toHaveText([/Dès 1 pièce\s*22,50/, /Dès 6 pièces\s*20,70/, /Dès 12 pièces\s*19,13/])
  const current = area(page).locator('degressive-price [aria-current=true]')
  await expect(current).toContainText('Dès 1 pièce')
  const quantity = area(page).locator('quantity-input input')
  await quantity.fill('6')
  await expect(current).toContainText('Dès 6 pièces')
  await area(page).locator('[data-part=decrease]').click()
  await expect(current).toContainText('Dès 1 pièce')
  await page.goto(at('/fr/catalog/product/8/x?Quantity=12'))
  await expect(current).toContainText('Dès 12 pièces')
})

test('stock by warehouse opens in a modal by one call, with the keyboard alone [PRODUCT-40, PRODUCT-41]', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  const calls = listen(page, at)
  const link = area(page).getByRole('link', { name: 'Stock par entrepôt' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Stock par entrepôt' })
  await expect(dialog.getByRole('listitem')).toContainText([
    'Entrepôt central',
    'Entrepôt du Nord',
    'Entrepôt atlantique',
  ])
  expect(calls).toHaveLength(1)
  expect(calls[0]).toContain('/widget/catalog/StockByWarehouse?productId=8&productVariantId=')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('Back shows the variant that was chosen', { tag: '@full-loads' }, async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  const answer = asked(page)
  await others(page).first().check({ force: true })
  const { ProductVariantViewModel: model } = await (await answer).json()
  await expect(page).toHaveURL(new RegExp(`variant=${model.ProductVariantId}`))
  await area(page).locator('.overline a').click()
  await expect(page).toHaveURL(/filter=/)
  await page.goBack()
  await expect(bound(page, 'SKU')).toHaveText(model.SKU)
  await expect(area(page)).toHaveAttribute('variant-id', `${model.ProductVariantId}`)
  expect((await facts(page)).sku).toBe(model.SKU)
  await upgraded(page)
  await others(page).first().check({ force: true })
  await expect(bound(page, 'SKU')).not.toHaveText(model.SKU)
})

test('search engines read every variant with its address, and the shown one first', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  const before = await facts(page)
  const all = [before, ...before.isVariantOf.hasVariant]
  expect(before).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', brand: { name: 'Grès du Lac' } })
  expect(before.isVariantOf.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size'])
  expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length)
  for (const { image, offers, name, color, size } of all) {
    expect(image).toHaveLength(4)
    expect(name).toBe(`Cache-pot Galet, ${color}, ${size}`)
    expect(offers).toMatchObject({ priceCurrency: 'EUR', price: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(offers.availability).toMatch(/^https:\/\/schema.org\/(In|OutOf)Stock$/)
    expect((await page.request.get(offers.url)).status()).toBe(200)
  }
  const answer = asked(page)
  await others(page).first().check({ force: true })
  const { ProductVariantViewModel: model } = await (await answer).json()
  await expect(bound(page, 'SKU')).toHaveText(model.SKU)
  const after = await facts(page)
  expect(after.sku).toBe(model.SKU)
  expect(after.offers.price).toBe(model.UnitPriceTaxIncl.toFixed(2))
  expect(new URL(after.offers.url).search).toBe(new URL(page.url()).search)
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /variant=/)
})

test('the same product in a quick view of its page changes alone', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/8/x'))
  await upgraded(page)
  const address = page.url()
  await page.evaluate((src) => {
    const link = Object.assign(document.createElement('a'), { href: '/fr/catalog/product/8/x', textContent: 'Voir' })
    const view = document.createElement('quick-view')
    view.setAttribute('src', src)
    view.append(link)
    document.querySelector('main')?.append(view)
  }, at('/fr/widget/catalog/QuickView?productId=8'))
  const eye = page.locator('quick-view').last()
  await eye.scrollIntoViewIfNeeded()
  await eye.getByRole('button', { name: 'Voir' }).click()
  const inner = page.locator('product-variations[keep-address]')
  await ready(page, 'colour-swatches')
  await watchVariants(page)
  const answer = asked(page)
  // The view may still be opening: a key finds its radio wherever it is.
  await inner.locator('colour-swatches input:not(:checked, :disabled)').first().press('Space')
  const { ProductVariantViewModel: model } = await (await answer).json()
  await expect(inner).toHaveAttribute('variant-id', `${model.ProductVariantId}`)
  const { mixed, variants } = await seenVariants(page)
  expect(mixed).toEqual([])
  expect(variants).toHaveLength(1)
  expect(variants).not.toContain(`${model.ProductVariantId}`)
  expect(page.url()).toBe(address)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a button shows the choice, and the link leads to the stock of the warehouses [PRODUCT-40]', async ({
    page,
    at,
  }) => {
    await page.goto(at('/fr/catalog/product/8/x'))
    const sku = (await bound(page, 'SKU').textContent()) ?? ''
    await area(page).locator('[name=VariantValueId1]:not(:checked)').last().check()
    await area(page).getByRole('button', { name: 'Afficher ce choix' }).click()
    await expect(bound(page, 'SKU')).not.toHaveText(sku)
    await area(page).getByRole('link', { name: 'Stock par entrepôt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock par entrepôt')
    await expect(page.locator('main').getByRole('listitem')).toContainText(['Entrepôt central'])
    await page.locator('main').getByRole('link').first().click()
    await expect(bound(page, 'SKU')).not.toHaveText(sku)
  })
})
