import { boolean, type Infer, nullable, number, optional, type } from 'superstruct'
import type { MedusaClient } from './client.ts'

/** The stock of a variant. */
export const stock = {
  ...{ manage_inventory: boolean(), allow_backorder: boolean() },
  inventory_quantity: optional(nullable(number())),
}
const Stock = type(stock)
const Found = type({ variant: Stock })

/** The names of its fields, for a query. */
export const STOCK = Object.keys(stock)

/** How many units can be had, in all. */
export const stockIn = (variant: Infer<typeof Stock>): number =>
  !variant.manage_inventory || variant.allow_backorder
    ? Number.POSITIVE_INFINITY
    : Math.max(0, variant.inventory_quantity ?? 0)

/** How many units of a variant the server has now. Carts reserve none. */
export const stockOf = async ({ get }: MedusaClient, variant: string): Promise<number> =>
  stockIn(
    (await get(`/store/product-variants/${encodeURIComponent(variant)}`, Found, { fields: STOCK.join() })).variant,
  )
