import type { Address } from './address.ts'
import type { BasketLine } from './basket.ts'
import type { Costs } from './costs.ts'

export type OrderState = 'placed' | 'paid' | 'sent' | 'delivered' | 'cancelled'

/** A product of an order. */
export type OrderLine = Omit<BasketLine, 'id'>

/** An order that was placed. */
export type Order = Costs & {
  number: string
  /** Names the order in addresses, if the number is only for people. */
  id?: string
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
  /**
   * The order with an id, or with a number if it has no id, that the visitor may see: a customer's own, and that of a
   * guest for some time. Undefined: none.
   */
  one(id: string): Promise<Order | undefined>
}
