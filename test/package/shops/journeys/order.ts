import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '../../../journeys/shop.ts'

/** A shopper on the pages of the theme. */
export type Buyer = {
  page: Page
  /** Puts products into the basket. */
  add(product: string, quantity?: number): Promise<void>
  /** Opens the checkout, and fills in the address of a guest. */
  fillCheckout(email?: string): Promise<void>
  pay(): Promise<void>
  /** The number of the order that the page confirms. */
  confirmed(): Promise<string>
}

const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Street and number': '1 High Street',
  'Postal code': 'SW1A 1AA',
  City: 'London',
}

/** Resolves once the shop has stored a country or a way of delivery. */
const stored = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('shipping:change', () => done(), { once: true })),
  )

export function buyerOn(page: Page, address: string): Buyer {
  return {
    page,
    async add(product, quantity = 1) {
      await page.goto(`${address}${product}`)
      await page.locator('[name=Quantity]').fill(`${quantity}`)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page.locator('cart-summary [data-part=count]')).toHaveText(`${quantity}`)
    },
    async fillCheckout(email = 'guest@shop.example') {
      await page.goto(`${address}/en/checkout`)
      await page.getByLabel('Email').fill(email)
      for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label).first().fill(text)
      await expect(page.locator('shipping-options')).toHaveAttribute('data-hydrated')
      const isStored = stored(page)
      await page.getByLabel('Country').first().selectOption('GB')
      await isStored
      await expect(page.locator('[data-part=summary]')).not.toHaveAttribute('aria-busy')
    },
    pay: () => page.getByRole('button', { name: 'Order and pay' }).click(),
    async confirmed() {
      await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible()
      return new URL(page.url()).searchParams.get('number') ?? ''
    },
  }
}

/** What the journey of an order needs of a shop. */
type Ordering = {
  /** The address of the theme's pages, and the path of a product. */
  theme: string
  product: string
  /** The address of the shop's server, and its requests that place an order. */
  server: string
  places(request: Request): boolean
  /** What is ordered already is not sent again. Else the server finds the order of a repeated request. */
  isSentOnce: boolean
}

/** Orders by a double click, in two tabs at once, and with a lost answer: each is one order. */
export async function orderOnceJourney(context: BrowserContext, page: Page, shop: Ordering): Promise<void> {
  const { theme, product, server, places, isSentOnce } = shop
  const buyer = buyerOn(page, theme)
  let placed = 0
  context.on('request', (request) => {
    if (places(request)) placed += 1
  })
  await buyer.add(product)
  await buyer.fillCheckout()
  await page.getByRole('button', { name: 'Order and pay' }).dblclick()
  const first = await buyer.confirmed()
  expect(placed).toBe(1)
  await page.goBack()
  await expect(page.locator('page-fragment')).toContainText('0 items')

  await buyer.add(product)
  await buyer.fillCheckout()
  const other = buyerOn(await context.newPage(), theme)
  await other.fillCheckout()
  await other.pay()
  const second = await other.confirmed()
  await buyer.pay()
  expect(await buyer.confirmed()).toBe(second)
  expect(second).not.toBe(first)
  if (isSentOnce) expect(placed).toBe(2)

  await buyer.add(product)
  await buyer.fillCheckout()
  let isLost = false
  await page.route(`${server}/**`, async (route) => {
    if (isLost || !places(route.request())) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await buyer.pay()
  expect([first, second]).not.toContain(await buyer.confirmed())
  expect(isLost).toBe(true)
  if (isSentOnce) expect(placed).toBe(3)
}
