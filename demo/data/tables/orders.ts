import type { ColumnType, Generated } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { IsoDay, Json, MomentNow, Optional } from './columns.ts'

/** A postal address in carts and orders: a copy, so that an old order never changes. */
export type PostalAddress = {
  firstName: string
  lastName: string
  street1: string
  street2?: string
  postalCode: string
  /** Only for countries whose addresses have a region. */
  region?: string
  city: string
  countryId: number
  phoneNumber?: string
}

/** A pickup point in carts and orders: a copy too. */
export type PickupPlace = {
  carrier: string
  /** The carrier's own name for the point. */
  ref: string
  methodId: number
  name: string
  street1: string
  postalCode: string
  city: string
  countryId: number
  phoneNumber: string
  /** Entries, separated by semicolons. */
  hours: string
  /** The recipient; empty for the buyer. */
  firstName: string
  lastName: string
  /** The country of the delivery without the point, two letters. */
  countryBefore: string
}

export type Pickup = ColumnType<PickupPlace | null, string | null | undefined, string | null>

interface CustomerOrderTable {
  id: Generated<number>
  number: string
  /** Null for a guest, who has an `email` and may see the order in the session that placed it. */
  customer_id: Optional<number>
  email: Optional<string>
  session_id: Optional<string>
  /** The key of the cart at the time of the order. */
  attempt_key: Optional<string>
  culture: Culture
  shipping: Json<PostalAddress>
  billing: Json<PostalAddress>
  shipping_method: string
  pickup: Pickup
  shipping_excl: Generated<number>
  shipping_incl: Generated<number>
  shipping_tax_rate: number
  payment_method: string
  /** The provider's key of the payment: that of the attempt for an order placed with a card, else the order's own. */
  payment_key: Generated<string>
  card_payment: Optional<string>
  remarks: Generated<string>
  /** The requested day of delivery. */
  wished_day: Optional<IsoDay>
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** True for an order that its customer collects. */
  is_collected: Generated<boolean>
  /** The moment at which it was handed to the carrier, or was ready to be collected. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The moment at which it arrived, or was collected. */
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The moment at which the shop accepted the withdrawal from the whole order. */
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tracking_number: Optional<string>
  currency: Generated<string>
  /** The company that bought; with `is_reverse_charge` the buyer owes the tax. */
  company: Optional<string>
  vat_number: Optional<string>
  is_reverse_charge: Generated<boolean>
  /** The country whose taxes are in the prices; null for old orders, which have the taxes of the shop's country. */
  tax_country: Optional<string>
  /** The discount is already subtracted from the totals. */
  coupon_code: Optional<string>
  discount_excl: Generated<number>
  discount_incl: Generated<number>
  /**
   * The moment at which the customer's account was deleted: the order is kept, anonymized, because the law requires it.
   */
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The amount that the order pays into the customer's prepaid account; null for an order of goods. */
  top_up: Optional<number>
  total_excl: number
  total_incl: number
  created_at: MomentNow
}

export interface OrderTables {
  customer_order: CustomerOrderTable
}
