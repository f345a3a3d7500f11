import type { ColumnType, Generated } from 'kysely'
import type { Culture, Localized } from '../cultures.ts'
import type { PostalAddress } from '../tables/orders.ts'
import type { IsoDay, Json, Moment, MomentNow, Optional } from './columns.ts'

interface ContactMessageTable {
  id: Generated<number>
  customer_id: Optional<number>
  culture: Culture
  name: string
  email: string
  subject: string
  /** Two letters, any country of the world. */
  country: Optional<string>
  wished_day: Optional<IsoDay>
  heard: Optional<string>
  message: string
  created_at: MomentNow
}

interface NewsletterSubscriberTable {
  email: string
  culture: Culture
  created_at: MomentNow
  /** The moment at which the letter's link was used; null for an address that is not confirmed. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The SHA-256 of the letter's token, in hexadecimal, until the confirmation. */
  confirmation: Optional<string>
  /** The key that ends the subscription; it is in each letter. */
  leave_key: Generated<string>
}

interface StockRequestTable {
  id: Generated<number>
  variant_id: number
  email: string
  culture: Culture
  created_at: MomentNow
}

interface AddressRequestTable {
  id: Generated<number>
  order_id: number
  address: Json<PostalAddress>
  remarks: Generated<string>
  created_at: MomentNow
}

export type PickupKind = 'shop' | 'locker'

interface PickupPointTable {
  id: Generated<number>
  code: string
  name: string
  street: string
  postal_code: string
  city: string
  country_id: number
  latitude: number
  longitude: number
  hours: Json<Localized>
  /** The carrier of the point: `static` for the shop's own points. */
  carrier: Generated<string>
  kind: Generated<PickupKind>
  phone: Generated<string>
  /** Parcels that are handed in until this time are sent on the same day, `17:00`. */
  latest_drop: Generated<string>
}

/** A letter in place of an e-mail: the demo's mailbox page shows it. */
interface LetterTable {
  id: Generated<number>
  /** The visitor who caused the letter may read it in the demo's mailbox. */
  session_id: Optional<string>
  recipient: string
  subject: string
  body: string
  /** The path of the letter's link, with the application path. */
  link: Optional<string>
  /** Lines for mail programs, such as List-Unsubscribe. */
  headers: Optional<string>
  created_at: MomentNow
}

/** `id` is the SHA-256 of the letter's token, in hexadecimal. */
interface PasswordResetTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** `id` is the SHA-256 of the letter's token, in hexadecimal. */
interface AddressConfirmationTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** A statement that withdraws from a contract; `id` is the key of the attempt, and gives access to the receipt. */
interface WithdrawalTable {
  id: string
  order_id: Optional<number>
  number: string
  name: string
  email: string
  part: Generated<string>
  culture: Culture
  state: Generated<'stated' | 'accepted' | 'dismissed'>
  note: Generated<string>
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: MomentNow
}

export interface ServiceTables {
  contact_message: ContactMessageTable
  newsletter_subscriber: NewsletterSubscriberTable
  stock_request: StockRequestTable
  address_request: AddressRequestTable
  pickup_point: PickupPointTable
  letter: LetterTable
  withdrawal: WithdrawalTable
  password_reset: PasswordResetTable
  address_confirmation: AddressConfirmationTable
}
