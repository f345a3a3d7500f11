import type { Address } from './address.ts'

export type OrderState = 'placed' | 'paid' | 'sent' | 'delivered' | 'cancelled'

/** A product of an order. `price` is for one unit; amounts include taxes. */
export type OrderLine = {
  variantId: string
  name: string
  sku: string
  quantity: number
  price: number
  total: number
  url: string
  image: string
}

/** An order that was placed. */
export type Order = {
  number: string
  state: OrderState
  placedAt: Date
  lines: readonly OrderLine[]
  products: number
  discounts: number
  delivery: number
  tax: number
  total: number
  /** ISO 4217. */
  currency: string
  /** The address of the delivery. */
  shipping?: Address
  /** The address of the page that shows the order. */
  url: string
}

export type OrderCalls = {
  /** A page, from 1, of the orders of the signed-in customer, the newest first. Throws `signInRequired()` for others. */
  list(page: number): Promise<{ orders: readonly Order[]; pages: number }>
  /** An order that the visitor may see: a customer's own, and that of a guest for some time. Undefined: none. */
  one(number: string): Promise<Order | undefined>
}
