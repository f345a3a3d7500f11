import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'

/** `code` is in capitals; from `minimum_incl` on it takes `percent` off the sum of the products. */
interface CouponTable {
  id: Generated<number>
  code: string
  percent: number
  minimum_incl: number
  starts_at: Moment
  ends_at: Moment
}

interface CartLineTable {
  id: Generated<number>
  cart_id: string
  variant_id: number
  quantity: number
  origin: ColumnType<
    Record<string, unknown>,
    Record<string, unknown> | string | undefined,
    Record<string, unknown> | string
  >
  added_at: MomentNow
}

interface OrderLineTable {
  id: Generated<number>
  order_id: number
  variant_id: Optional<number>
  sku: string
  name: string
  quantity: number
  unit_price_excl: number
  unit_price_incl: number
}

interface ShippingMethodTable {
  id: Generated<number>
  code: string
  name: Json<Localized>
  price_excl: number
  position: number
}

/** What carts and orders are made of, but for themselves. */
export interface CartTables {
  coupon: CouponTable
  cart_line: CartLineTable
  order_line: OrderLineTable
  shipping_method: ShippingMethodTable
}
