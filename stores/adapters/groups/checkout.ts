import type { Address, Country, KeptAddress } from './address.ts'
import type { Costs } from './costs.ts'
import type { Order } from './orders.ts'

/** A way of delivery that serves the address. `price` includes taxes. */
export type Delivery = { id: string; name: string; description: string; price: number }

/** A payment. With `refusal`, the order cannot have it, and the text says why. */
export type Payment = { id: string; name: string; description: string; refusal?: string }

/** The order as it can be placed now. */
export type Checkout = {
  /** Names this attempt to order, in every tab: a second order with the key is the first one. */
  key: string
  lines: readonly { name: string; quantity: number; total: number }[]
  costs: Costs
  /** The chosen way of delivery, or ''. */
  delivery: string
  deliveries: readonly Delivery[]
  payments: readonly Payment[]
  countries: readonly Country[]
  /** The addresses that the order has. */
  shipping?: Address
  billing?: Address
  /** The signed-in customer, or the guest as far as the shop knows the guest. */
  customer?: { isSignedIn: boolean; email: string; firstName: string; lastName: string; phone: string }
  /** The addresses of a signed-in customer. */
  addresses: readonly KeptAddress[]
}

/** An order as the shopper sends it. */
export type Ordered = {
  key: string
  email: string
  /** An address, or the id of one that the customer has kept. */
  shipping: Address | string
  /** Undefined: the address of the delivery. */
  billing?: Address | undefined
  delivery: string
  payment: string
  /** The total that the shopper has seen. */
  seen: { total: number; currency: string }
}

/** Another total than the shopper has seen: nothing was ordered. */
export type OtherTotal = { otherTotal: number; currency: string }

export type CheckoutCalls = {
  /** Resolves to undefined without a line in the basket. */
  read(): Promise<Checkout | undefined>
  deliverTo(country: string): Promise<void>
  chooseDelivery(id: string): Promise<void>
  /**
   * Places the order and pays for it, whole or not at all. With the key of an order that was placed before, resolves to
   * that order, and charges nothing. Resolves to undefined if the basket of the key does not exist any more.
   */
  place(order: Ordered): Promise<Order | OtherTotal | undefined>
}
