import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'
import type { Zone } from './market.ts'

/**
 * `code` is in capitals. It takes `percent` or `amount_incl` off the products (those of its category, if it has one), or
 * makes the delivery free, from `minimum_incl` on; with a `customer_id` for that customer alone.
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

/** Who has used a code that each person has once, and in which order. */
interface CouponUseTable {
  coupon_id: number
  /** One of the keys of `person_keys`: a hash of an account or of an e-mail. */
  person: string
  order_id: number
  /** For a code of a first order: each person has one of all such codes. */
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

/** How many of a line were put into the cart from a birth list. */
interface CartLineListTable {
  line_id: number
  wishlist_id: number
  quantity: number
}

/** Who a product is given to, by whom, and the message. */
export type GiftCard = { for: string; from: string; message: string }

type Gift = ColumnType<GiftCard | null, string | null | undefined, string | null>

/**
 * What a cart keeps for another time, with what was known of it in the cart; `lists` are the birth lists it is for. What was
 * forgotten last can come back for a day.
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
  /** From this sum of products on it costs nothing. */
  free_from_incl: Optional<number>
  /** How many working days it takes, at least and at most. */
  least_days: Generated<number>
  most_days: Generated<number>
  /** Who brings it to points where it is collected; `static` are the shop's own. Null for a way that does not end there. */
  carrier: Optional<string>
  carrier_gateway_id: Optional<number>
}

/** What a method costs in a zone for what weighs no more than `to_grams`; there is none for what it does not take. */
interface ShippingRateTable {
  method_id: number
  zone: Zone
  to_grams: number
  price_excl: number
}

/** What carts and orders are made of, but for themselves. */
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
