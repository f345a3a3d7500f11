import { boolean, nullable, number, optional, type } from 'superstruct'
import type { MedusaClient } from './client.ts'

const Stock = type({
  variant: type({
    ...{ manage_inventory: boolean(), allow_backorder: boolean() },
    inventory_quantity: optional(nullable(number())),
  }),
})
const fields = 'manage_inventory,allow_backorder,inventory_quantity'

/** How many units of a variant can be had, in all. Carts reserve none. */
export async function stockOf({ get }: MedusaClient, variant: string): Promise<number> {
  const found = await get(`/store/product-variants/${encodeURIComponent(variant)}`, Stock, { fields })
  const { manage_inventory, allow_backorder, inventory_quantity } = found.variant
  if (!manage_inventory || allow_backorder) return Number.POSITIVE_INFINITY
  return Math.max(0, inventory_quantity ?? 0)
}
