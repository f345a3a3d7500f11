import type { Page } from '@playwright/test'
import { expect } from '../../journeys/shop.ts'

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
