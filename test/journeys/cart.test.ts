import type { Page } from '@playwright/test'
import { axeInLightAndDark, tooWide } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { countInShop, fault, fill, hold, listen, shownCount, variantOf, withoutPhotos } from './visitor.ts'

const ADD = '/api/v1/catalog/products/addtocart'
const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/'

const add = (page: Page) => page.locator('product-variations add-to-cart button')
const row = (page: Page) => page.locator('shop-cart [data-item-id]')
const quantity = (page: Page) => row(page).locator('quantity-input input')

type Recorder = { notified: string[]; details: unknown[]; layer: { event?: string }[] }
const recorded = (page: Page) => page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder)

/** Records the order of the page's notifications about an addition: the answer, analytics, the events, the modal. */
function record(layer: string) {
  const notified: string[] = []
  const entries: object[] = []
  const recorder = { notified, details: [] as unknown[], layer: entries }
  const push = (entry: { event?: string }) => {
    // The shop's own head sends the consent here too.
    if (entry.event === undefined && !('ecommerce' in entry)) return
    if (entry.event) notified.push(entry.event)
    entries.push(entry)
  }
  Object.assign(globalThis, { recorder, [layer]: { push } })
  const send = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const answer = await send(...call)
    if (/addtocart/.test(String(call[0] instanceof Request ? call[0].url : call[0]))) notified.push('answer')
    return answer
  }
  for (const name of ['Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart'])
    document.addEventListener(name, (event) => {
      notified.push(name)
      recorder.details.push((event as CustomEvent).detail)
    })
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]') && !notified.includes('modal')) notified.push('modal')
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
}

test.beforeEach(withoutPhotos)

test('an addition is answered, counted by analytics, announced to the page and shown, in this order [CART-03, CART-04, CART-05, ANALYTICS-01, ANALYTICS-03, ANALYTICS-04, ANALYTICS-13]', async ({
  page,
  at,
}) => {
  const { id, sku, price } = await variantOf(page, at, 1)
  await page.addInitScript(record, 'dataLayer')
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'quantity-input')
  await page.locator('product-variations quantity-input [data-part=increase]').click()
  await add(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { notified, details, layer } = await recorded(page)
  const events = ['Shoppingcarts:Changed', 'Catalog:AddedToShoppingCart']
  expect(notified).toEqual(['answer', 'add_to_cart', ...events, 'modal'])
  expect(details).toEqual([
    { ItemOriginAndKey: `Catalog-${id}`, ItemName: 'Vase haut Galet' },
    { ProductVariantId: `${id}`, Quantity: 2, Name: 'Vase haut Galet' },
  ])
  const items = [{ item_id: sku, item_name: 'Vase haut Galet', price, quantity: 2 }]
  expect(layer).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 2 * price, items } },
  ])
})

test('analytics go where the page’s settings say [ANALYTICS-14]', async ({ page, at }) => {
  await page.addInitScript(record, 'tagQueue')
  await page.addInitScript(() => Object.assign(globalThis, { shopSettings: { dataLayer: 'tagQueue' }, dataLayer: [] }))
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart')
  await add(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await recorded(page)).layer).toHaveLength(2)
  const usual = () => (globalThis as unknown as { dataLayer: object[] }).dataLayer.filter((entry) => 'event' in entry)
  expect(await page.evaluate(usual)).toEqual([])
})

test('an addition from a list counts in the header and opens a summary with two ways on [CART-06, CART-07, CART-08, CART-10]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.goto(at('/fr/catalog?q=soliflore'))
  await ready(page, 'add-to-cart', 'cart-summary')
  const button = page.locator('product-list add-to-cart button:enabled').first()
  await expect(shownCount(page)).toHaveText('0')
  await button.click()
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('Votre panier contient 1 pièce.')
  await expect(modal.locator('[data-part=amount]')).toContainText('€')
  await expect(shownCount(page)).toHaveText('1')
  await modal.getByRole('button', { name: 'Continuer mes achats' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(at('/fr/catalog?q=soliflore'))
  await expect(button).toBeFocused()
  await button.click()
  await modal.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  await expect(quantity(page)).toHaveValue('2')
})

test('a changed quantity is sent, and the items come anew with their amounts [CART-12, CART-14, CART-15, CART-16, CART-39] @everywhere', async ({
  page,
  at,
}) => {
  await fill(page, at, 1)
  await page.addInitScript(record, 'dataLayer')
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'quantity-input')
  const itemId = await row(page).getAttribute('data-item-id')
  await expect(row(page)).toHaveAttribute('data-quantity', '1')
  const calls = listen(page, at)
  const fresh = page.waitForRequest(/widget\/shoppingcartitems/)
  await row(page).locator('[data-part=increase]').click()
  expect((await fresh).headers()).toMatchObject({ 'x-page-target': /./, 'x-requested-with': 'XMLHttpRequest' })
  await expect(row(page)).toHaveAttribute('data-quantity', '2')
  await expect(page.locator('shop-cart')).toContainText('120,00')
  await expect(shownCount(page)).toHaveText('2')
  expect(calls).toEqual([`PUT ${ITEM}${itemId}`, 'GET /fr/widget/shoppingcartitems'])
  const { details } = await recorded(page)
  expect(details).toEqual([{ ItemOriginAndKey: expect.stringMatching(/^Catalog-\d+$/), ItemName: 'Vase haut Galet' }])
})

test('the wheel over a quantity that has focus scrolls the page, and sends nothing', async ({ page, at }) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await fill(page, at, 1)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'quantity-input')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await quantity(page).focus()
  const before = await quantity(page).inputValue()
  await quantity(page).hover()
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.mouse.wheel(0, 20)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(20 * turn)
  }
  await expect(quantity(page)).toBeFocused()
  await expect(quantity(page)).toBeEditable()
  expect([await quantity(page).inputValue(), sent]).toEqual([before, []])
})

test('an item that is taken out leaves the page, the shop and analytics [CART-17, CART-39, ANALYTICS-05, ANALYTICS-06, ANALYTICS-07, ANALYTICS-09, ANALYTICS-10]', async ({
  page,
  at,
}) => {
  await fill(page, at, 1, 2)
  const { sku } = await variantOf(page, at, 1)
  await page.addInitScript(record, 'dataLayer')
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart')
  await row(page).locator('button[name=remove]').click()
  await expect(row(page)).toHaveCount(0)
  await expect(page.locator('shop-cart')).toContainText('Votre panier est encore vide')
  await expect(shownCount(page)).toHaveText('0')
  await expect.poll(() => countInShop(page, at)).toBe(0)
  const { layer, details } = await recorded(page)
  const items = [{ item_id: sku, item_name: 'Vase haut Galet', price: 60, quantity: 2 }]
  expect(layer).toMatchObject([{ ecommerce: null }, { event: 'remove_from_cart', value: 120, items }])
  expect(details).toMatchObject([{ ItemName: 'Vase haut Galet' }])
})

test.describe('the cart is never wrong', () => {
  test('two products added in quick succession are both in the cart, with a slow answer', async ({ page, at }) => {
    await page.goto(at('/fr/catalog?q=soliflore'))
    await ready(page, 'add-to-cart', 'cart-summary')
    const letGo = await hold(page, at, { method: 'POST', path: ADD })
    const calls = listen(page, at)
    await page.evaluate(() => {
      const [one, other] = document.querySelectorAll<HTMLButtonElement>('product-list add-to-cart button:enabled')
      one?.click()
      other?.click()
      one?.click()
    })
    await letGo()
    await expect(page.getByRole('dialog')).toContainText('Votre panier contient 2 pièces.')
    await expect(shownCount(page)).toHaveText('2')
    await expect.poll(() => countInShop(page, at)).toBe(2)
    expect(calls).toEqual([`POST ${ADD}`, `POST ${ADD}`])
  })

  test('a double click adds once', async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/1/x'))
    await ready(page, 'add-to-cart')
    const letGo = await hold(page, at, { method: 'POST', path: ADD })
    await add(page).dblclick()
    await letGo()
    await expect(page.getByRole('dialog')).toContainText('1 pièce')
    expect(await countInShop(page, at)).toBe(1)
  })

  test('changing an item and taking it out at once ends without it', async ({ page, at }) => {
    await fill(page, at, 1)
    await page.goto(at('/fr/shoppingcarts'))
    await ready(page, 'shop-cart', 'quantity-input')
    const letGo = await hold(page, at, { method: 'PUT', path: ITEM })
    await page.evaluate(() => {
      const one = document.querySelector('shop-cart [data-item-id]')
      one?.querySelector<HTMLElement>('[data-part=increase]')?.click()
      one?.querySelector<HTMLElement>('button[name=remove]')?.click()
    })
    await letGo()
    await expect(row(page)).toHaveCount(0)
    await expect(shownCount(page)).toHaveText('0')
    await expect.poll(() => countInShop(page, at)).toBe(0)
  })

  test('too many units are refused at their row, and the cart keeps what it had', async ({ page, at }) => {
    await fill(page, at, 1, 2)
    await fill(page, at, 3)
    await page.goto(at('/fr/shoppingcarts'))
    await ready(page, 'shop-cart', 'quantity-input')
    await quantity(page).first().fill('900000')
    await quantity(page).first().press('Enter')
    await expect(row(page).first().locator('[data-part=item-error]')).toContainText(/\d/)
    await expect(row(page).nth(1).locator('[data-part=item-error]')).toBeEmpty()
    await expect(quantity(page).first()).toHaveValue('2')
    await expect(shownCount(page)).toHaveText('3')
    expect(await countInShop(page, at)).toBe(3)
  })

  test('too many units are refused at the button that would add them', async ({ page, at }) => {
    await page.goto(at('/fr/catalog/product/1/x'))
    await ready(page, 'add-to-cart', 'quantity-input')
    await page.locator('product-variations quantity-input input').fill('900000')
    await add(page).click()
    await expect(page.locator('product-variations add-to-cart [data-part=message]')).toContainText(/\d/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(shownCount(page)).toHaveText('0')
  })

  for (const [drop, count] of [
    ['after', '2'],
    ['before', '1'],
  ] as const) {
    test(`an answer that is lost ${drop} the work is looked up, and nothing is sent twice`, async ({ page, at }) => {
      await fill(page, at, 3)
      await page.goto(at('/fr/catalog/product/1/x'))
      await ready(page, 'add-to-cart', 'cart-summary')
      await fault(page, at, { method: 'POST', path: ADD, drop })
      const calls = listen(page, at)
      await add(page).click()
      await expect(page.locator('notice-stack')).toContainText('La boutique n’a pas répondu.')
      await expect(shownCount(page)).toHaveText(count)
      await expect.poll(() => calls).toEqual([`POST ${ADD}`, 'GET /api/v1/shoppingcarts'])
      expect(await countInShop(page, at)).toBe(Number(count))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('two tabs show the same cart', async ({ page, at, context }) => {
    await fill(page, at, 1, 2)
    await page.goto(at('/fr/shoppingcarts'))
    await ready(page, 'shop-cart', 'cart-summary')
    const other = await context.newPage()
    await other.goto(at('/fr/catalog/product/3/x'))
    await ready(other, 'add-to-cart', 'cart-summary')
    await add(other).click()
    await expect(other.getByRole('dialog')).toBeVisible()
    await expect(row(page)).toHaveCount(2)
    await expect(shownCount(page)).toHaveText('3')
    await row(page).first().locator('button[name=remove]').click()
    await expect(shownCount(other)).toHaveText('1')
  })

  test('a script of the page that changes the cart by its own call only has to say so', async ({ page, at }) => {
    await page.goto(at('/fr/shoppingcarts'))
    await expect(page.locator('shop-cart')).toHaveAttribute('data-hydrated', '')
    await ready(page, 'cart-summary')
    const { id } = await variantOf(page, at, 1)
    await page.evaluate(
      async ({ url, variantId }) => {
        const body = JSON.stringify({ ProductVariantId: variantId, Quantity: 3, Name: 'Vase' })
        await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed'))
      },
      { url: at(ADD), variantId: id },
    )
    await expect(row(page)).toHaveAttribute('data-quantity', '3')
    await expect(shownCount(page)).toHaveText('3')
  })
})

test.describe('a coupon code', () => {
  const code = (page: Page) => page.getByLabel('Code promo')
  const total = (page: Page) => page.locator('[data-part=total-incl]')
  const discount = (page: Page) => page.locator('[data-part=discount]')

  /** The cart with its form, whose code is fetched when it is touched. */
  async function open(page: Page, at: (path: string) => string) {
    await fill(page, at, 1, 2)
    await page.goto(at('/fr/shoppingcarts'))
    await code(page).focus()
    await ready(page, 'coupon-form', 'notice-stack')
  }

  test('is applied by Enter and removed, in place: notice, discount and total [CART-22, CART-24, CART-25, API-58, API-60, ERROR-38] @everywhere', async ({
    page,
    at,
  }) => {
    await open(page, at)
    await ready(page, 'shop-cart', 'quantity-input')
    const calls = listen(page, at)
    await code(page).fill('bienvenue')
    await code(page).press('Enter')
    await expect(page.locator('notice-stack')).toContainText('Ce code promo est appliqué.')
    await expect(discount(page)).toContainText('-12,00')
    await expect(total(page)).toContainText('108,00')
    await expect(page.locator('cart-summary')).toContainText('108,00')
    await expect(code(page)).toHaveValue('BIENVENUE')
    await expect(code(page)).toBeFocused()
    expect(calls.slice(0, 2)).toEqual(['POST /api/v1/shoppingcarts/coupon', 'GET /fr/widget/shoppingcartitems'])
    await row(page).locator('[data-part=increase]').click()
    await expect(discount(page)).toContainText('-18,00')
    await page.getByRole('button', { name: 'Retirer le code BIENVENUE' }).click()
    await expect(total(page)).toContainText('180,00')
    await expect(discount(page)).toHaveCount(0)
    await expect(code(page)).toHaveValue('')
    await expect(code(page)).toBeFocused()
  })

  test('that is refused stays in the field, and the total stays as it is [CART-23, ERROR-37]', async ({ page, at }) => {
    await open(page, at)
    await ready(page, 'shop-cart')
    const calls = listen(page, at)
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await code(page).fill('HIER15')
    await page.getByRole('button', { name: 'Appliquer' }).dblclick()
    await expect(page.locator('notice-stack')).toContainText('Ce code promo n’existe pas')
    await expect(code(page)).toHaveValue('HIER15')
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(total(page)).toContainText('120,00')
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('stays in the field when its call fails, and a notice reports it [ERROR-33]', async ({ page, at }) => {
    await open(page, at)
    await ready(page, 'shop-cart')
    await fault(page, at, { method: 'POST', path: '/api/v1/shoppingcarts/coupon', status: 500 })
    await code(page).fill('BIENVENUE')
    await code(page).press('Enter')
    await expect(page.locator('notice-stack')).toContainText('Votre demande n’a pas pu être envoyée.')
    await expect(code(page)).toHaveValue('BIENVENUE')
    await code(page).press('Enter')
    await expect(total(page)).toContainText('108,00')
  })

  test('reports its outcome after the reload of a page that lists no cart [ERROR-39]', async ({ page, at }) => {
    // The form alone, as a theme may have it beside its checkout.
    await page.route(at('/fr/shoppingcarts'), async (route) => {
      const html = (await (await route.fetch()).text()).replaceAll(/<(\/?)shop-cart/g, '<$1div')
      await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    })
    await open(page, at)
    const reload = page.waitForEvent('load')
    await code(page).fill('BIENVENUE')
    await code(page).press('Enter')
    await reload
    await expect(page.locator('notice-stack')).toContainText('Ce code promo est appliqué.')
    await expect(total(page)).toContainText('108,00')
  })

  test('is clean for axe in light and dark, and fits 360 and 1280 px', async ({ browser, at }) => {
    const page = await browser.newPage({ bypassCSP: true, locale: 'fr', reducedMotion: 'reduce' })
    await open(page, at)
    await ready(page, 'shop-cart')
    await code(page).fill('BIENVENUE')
    await code(page).press('Enter')
    await expect(discount(page)).toBeVisible()
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `at ${width} px`).toBe('')
    }
    expect(await axeInLightAndDark(page)).toEqual([])
    await page.close()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    test('is applied and removed by its form, and the page shows the outcome [CART-22]', async ({ page, at }) => {
      await fill(page, at, 1, 2)
      await page.goto(at('/fr/shoppingcarts'))
      await code(page).fill('HIER15')
      await page.getByRole('button', { name: 'Appliquer' }).click()
      await expect(page.getByText('Ce code promo n’existe pas')).toBeVisible()
      await code(page).fill('BIENVENUE')
      await code(page).press('Enter')
      await expect(page.getByText('Ce code promo est appliqué.')).toBeVisible()
      await expect(total(page)).toContainText('108,00')
      await page.getByRole('button', { name: 'Retirer le code BIENVENUE' }).click()
      await expect(page.getByText('Votre panier n’a plus de code promo.')).toBeVisible()
      await expect(total(page)).toContainText('120,00')
    })
  })
})
