import type { Address } from './address.ts'
import type { BasketLine } from './basket.ts'
import type { Costs } from './costs.ts'

export type OrderState = 'placed' | 'paid' | 'sent' | 'delivered' | 'cancelled'

/** A product of an order. */
export type OrderLine = Omit<BasketLine, 'id'>

/** An order that was placed. */
export type Order = Costs & {
  number: string
  state: OrderState
  placedAt: Date
  lines: readonly OrderLine[]
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
