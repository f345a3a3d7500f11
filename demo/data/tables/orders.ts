import type { ColumnType, Generated } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { IsoDay, Json, MomentNow, Optional } from './columns.ts'

/** A postal address as carts and orders keep it: a copy, so that an old order never changes. */
export type PostalAddress = {
  firstName: string
  lastName: string
  street1: string
  street2?: string
  postalCode: string
  /** Where the country writes one. */
  region?: string
  city: string
  countryId: number
  phoneNumber?: string
}

/** The point where something is collected, as carts and orders keep it: a copy too. */
export type PickupPlace = {
  carrier: string
  /** The carrier's own name for it. */
  ref: string
  methodId: number
  name: string
  street1: string
  postalCode: string
  city: string
  countryId: number
  phoneNumber: string
  /** Entries with semicolons between them. */
  hours: string
  /** Who collects it; empty for who orders. */
  firstName: string
  lastName: string
  /** The country to which it would go otherwise, two letters. */
  countryBefore: string
}

/** A column with a `PickupPlace`. */
export type Pickup = ColumnType<PickupPlace | null, string | null | undefined, string | null>

interface CustomerOrderTable {
  id: Generated<number>
  number: string
  /** Null for a guest, who has an `email` and may see the order in the session that placed it. */
  customer_id: Optional<number>
  email: Optional<string>
  session_id: Optional<string>
  /** The cart's key when it was ordered. */
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
  /** The provider's key of what is paid: that of the attempt for an order placed with a card, else one of its own. */
  payment_key: Generated<string>
  /** The provider's payment by card. */
  card_payment: Optional<string>
  remarks: Generated<string>
  /** The day on which the customer would like to have it. */
  wished_day: Optional<IsoDay>
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** True for an order that its customer collects. */
  is_collected: Generated<boolean>
  /** When it was handed to the carrier, or ready to be collected. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When it arrived, or was collected. */
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the shop accepted that its buyer withdrew from all of it. */
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tracking_number: Optional<string>
  currency: Generated<string>
  /** Of a buyer who is a company; with `is_reverse_charge` the buyer owes the tax. */
  company: Optional<string>
  vat_number: Optional<string>
  is_reverse_charge: Generated<boolean>
  /** The country whose taxes are in it; null for old ones, which have those of the shop's own. */
  tax_country: Optional<string>
  /** What a coupon took off; the totals are without it already. */
  coupon_code: Optional<string>
  discount_excl: Generated<number>
  discount_incl: Generated<number>
  /** When its customer's account ended: it is kept for the law, and nobody's. */
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** How much the order puts on the prepaid account of its customer; null for an order of goods. */
  top_up: Optional<number>
  total_excl: number
  total_incl: number
  created_at: MomentNow
}

/** What was ordered, but for its lines. */
export interface OrderTables {
  customer_order: CustomerOrderTable
}
