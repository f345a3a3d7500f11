import { type BrowserContext, expect, type Page } from '@playwright/test'
import { newcomer } from './shop.ts'

export type At = (path: string) => string

const PIXELS = 'demo-pixels'

type Visit = { context: BrowserContext; baseURL: string | undefined }

/**
 * Most journeys need no photos, and drawing hundreds takes long: the shop then answers by a pixel.
 * `test.beforeEach(withoutPhotos)`. A route of the test would do the same, but with one route the browser asks the test
 * about every request, and keeps no file and no compiled code for the next page.
 */
export const withoutPhotos = ({ context, baseURL }: Visit): Promise<void> =>
  context.addCookies([{ name: PIXELS, value: '1', url: baseURL ?? '', httpOnly: true }])

/** Shows photos again; only before the first page, as the browser keeps the pixels. */
export const withPhotos = (page: Page): Promise<void> => page.context().clearCookies({ name: PIXELS })

/** Adds a module script of a theme to a page that is loaded whole, before that of the library. */
export async function withModule(page: Page, address: string | RegExp, body: string): Promise<void> {
  await page.route('**/theme/own.js', (route) => route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }))
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /<script type="module" src="[^"]*vitrine\.js"( nonce="[^"]*")?/,
      (tag, nonce = '') => `<script type="module" src="/theme/own.js"${nonce}></script>${tag}`,
    )
    await route.fulfill({ response, body: html })
  })
}

export async function signIn(page: Page): Promise<void> {
  const form = page.locator('main login-form')
  await expect(form).toHaveAttribute('data-hydrated')
  await form.getByLabel('E-mail', { exact: true }).fill('camille@example.com')
  await form.getByLabel('Mot de passe', { exact: true }).fill('vitrine-demo')
  await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** A fault of this visitor's call, ordered by a test; `drop: 'after'` loses the answer, not the work. */
export type Fault = {
  method: string
  path: string
  times?: number
  hold?: boolean
  status?: number
  body?: string
  drop?: 'before' | 'after'
}

/** Orders a fault from the shop, which was started with its test hook. */
export async function fault(page: Page, at: At, order: Fault): Promise<void> {
  const answer = await page.request.post(at('/_test/faults'), { data: order })
  expect(answer.ok()).toBe(true)
}

/** Lets the shop hold a call until the returned function releases it. */
export async function hold(page: Page, at: At, order: Fault): Promise<() => Promise<void>> {
  await fault(page, at, { ...order, hold: true })
  return async () => {
    expect((await page.request.delete(at('/_test/faults'))).ok()).toBe(true)
  }
}

export type Variant = { id: number; sku: string; price: number }

/** The variant with which a product's page opens. */
export async function variantOf(page: Page, at: At, productId: number): Promise<Variant> {
  const answer = await page.request.get(at(`/api/v1/catalog/products/${productId}/productvariants`))
  const { ProductVariantViewModel: model } = await answer.json()
  return { id: model.ProductVariantId, sku: model.SKU, price: model.UnitPriceTaxIncl }
}

/**
 * Adds products to the visitor's cart by the library's own call. Journeys run at the same time and may order them: of
 * these products, the shop has enough.
 */
export async function fill(page: Page, at: At, productId: number, quantity = 1): Promise<void> {
  const { id } = await variantOf(page, at, productId)
  const data = { ProductVariantId: id, Quantity: quantity, Name: 'A product' }
  const answer = await page.request.post(at('/api/v1/catalog/products/addtocart'), { data })
  expect(answer.ok()).toBe(true)
}

/** The number of units in the visitor's cart, as the shop counts them. */
export const countInShop = async (page: Page, at: At): Promise<number> =>
  (await (await page.request.get(at('/api/v1/shoppingcarts'))).json()).ItemsCount

export const shownCount = (page: Page) => page.locator('cart-summary [data-part=count]')

export async function enter(page: Page, at: At): Promise<{ email: string; password: string }> {
  const { email, password } = newcomer()
  const form = {
    Email: email,
    Password: password,
    RepeatPassword: password,
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Terms: 'true',
  }
  const answer = await page.request.post(at('/fr/security/register'), { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return { email, password }
}

/**
 * The calls of the page to the shop's API and widgets, as `PUT /api/v1/…` without the application path, in their order.
 */
export function listen(page: Page, at: At): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = request.url().slice(at('').length)
    if (/^\/(api|widget|..\/widget)\//.test(path)) calls.push(`${request.method()} ${path}`)
  })
  return calls
}
