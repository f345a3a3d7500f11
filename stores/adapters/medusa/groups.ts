import { medusaAccount } from './account.ts'
import { medusaCheckout } from './checkout/checkout.ts'
import { medusaList } from './list.ts'
import { medusaOrders } from './orders.ts'
import type { Parts } from './parts.ts'

/** The groups of Medusa, which few pages need. */
export const medusaGroups = (parts: Parts) => ({
  orders: medusaOrders(parts.client, parts.medusa),
  account: medusaAccount(parts.client, parts.region),
  checkout: medusaCheckout(parts),
  list: medusaList(parts.client, parts.medusa),
})
