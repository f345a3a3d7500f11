import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'
import type { Zone } from './market.ts'

/**
 * `code` is in capitals. A coupon subtracts `percent` or `amount_incl` from the products (of its category, if it has
 * one), or makes the delivery free, from the total `minimum_incl`. With a `customer_id` only that customer may use it.
 */
interface CouponTable {
  id: Generated<number>
  code: string
  kind: Generated<'percent' | 'amount' | 'shipping'>
  percent: Optional<number>
  amount_incl: Optional<number>
  minimum_incl: number
  category_id: Optional<number>
  is_first_order: Generated<boolean>
  is_once: Generated<boolean>
  customer_id: Optional<number>
  starts_at: Moment
  ends_at: Moment
}

/** The use of a code that each person may use once, with its order. */
interface CouponUseTable {
  coupon_id: number
  /** One of the keys of `person_keys`: a hash of an account or of an e-mail. */
  person: string
  order_id: number
  /** For a code of a first order: each person may use only one such code. */
  is_first: Generated<boolean>
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
  gift: Gift
}

/** The units of a line that were added to the cart from a birth list. */
interface CartLineListTable {
  line_id: number
  wishlist_id: number
  quantity: number
}

export type GiftCard = { for: string; from: string; message: string }

type Gift = ColumnType<GiftCard | null, string | null | undefined, string | null>

/**
 * An item that was saved for later, with its data in the cart; `lists` are its birth lists. The item that was removed
 * last can be restored for a day.
 */
interface SavedLineTable {
  id: Generated<number>
  cart_id: string
  variant_id: number
  quantity: number
  origin: Generated<Record<string, string>>
  gift: Gift
  lists: Generated<{ id: number; quantity: number }[]>
  saved_at: MomentNow
  forgotten_at: Optional<Date>
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
  tax_rate: number
  discount_excl: Generated<number>
  discount_incl: Generated<number>
  gift: Gift
}

interface ShippingMethodTable {
  id: Generated<number>
  code: string
  name: Json<Localized>
  position: number
  /** The total of products from which it is free. */
  free_from_incl: Optional<number>
  /** The shortest and the longest duration in working days. */
  least_days: Generated<number>
  most_days: Generated<number>
  /** The carrier of its pickup points; `static` for the shop's own. Null for a method without pickup points. */
  carrier: Optional<string>
  carrier_gateway_id: Optional<number>
}

/** The price of a method in a zone for a weight up to `to_grams`; a weight without a row is not accepted. */
interface ShippingRateTable {
  method_id: number
  zone: Zone
  to_grams: number
  price_excl: number
}

export interface CartTables {
  coupon: CouponTable
  coupon_use: CouponUseTable
  cart_line: CartLineTable
  cart_line_list: CartLineListTable
  saved_line: SavedLineTable
  order_line: OrderLineTable
  shipping_method: ShippingMethodTable
  shipping_rate: ShippingRateTable
}
