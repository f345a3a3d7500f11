import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { IsoDay, Json, Moment, MomentNow, Optional } from './columns.ts'

/** A sign-in that waits for its code after the password. `id` is the SHA-256 of the cookie's token, in hexadecimal. */
interface PendingSignInTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/**
 * A list of a customer, or of a guest's session. `share_key` is the key of its public address; null if it is private.
 * `hides_given`: its owner wants a surprise.
 */
interface WishlistTable {
  id: Generated<number>
  customer_id: Optional<number>
  session_id: Optional<string>
  kind: Generated<'wish' | 'birth'>
  share_key: Optional<string>
  shows_owner: Generated<boolean>
  hides_given: Generated<boolean>
  name: string
  description: Generated<string>
  created_at: MomentNow
}

interface WishlistItemTable {
  id: Generated<number>
  wishlist_id: number
  variant_id: number
  quantity: Generated<number>
  added_at: MomentNow
}

interface WishlistGivenTable {
  id: Generated<number>
  wishlist_id: number
  variant_id: number
  order_id: Optional<number>
  quantity: number
  giver: Generated<string>
  given_at: MomentNow
}

interface NewsArticleTable {
  id: Generated<number>
  slug: string
  title: Json<Localized>
  summary: Json<Localized>
  body: Json<Localized>
  /** The name of a still life. */
  still: string
  published_on: IsoDay
  category_id: Optional<number>
}

interface NewsCategoryTable {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name: Json<Localized>
  position: Generated<number>
}

interface NewsPictureTable {
  article_id: number
  position: number
  variant_id: number
  view: string
}

/** Seven days from Monday: opening and closing times, as `10:00`; an empty day is closed. */
export type StoreHours = [opens: string, closes: string][][]

interface ShopStoreTable {
  id: Generated<number>
  slug: string
  name: string
  street: string
  postal_code: string
  city: string
  country_id: number
  phone: string
  latitude: number
  longitude: number
  hours: Json<StoreHours>
}

interface TagTable {
  id: Generated<number>
  slug: string
  name: Json<Localized>
}

interface TagProductTable {
  tag_id: number
  product_id: number
}

interface TagArticleTable {
  tag_id: number
  article_id: number
}

interface PrepaidAccountTable {
  id: Generated<number>
  /** Null once the owner's customer account was deleted. */
  customer_id: Optional<number>
  is_notified: Generated<boolean>
}

/** A movement in euros: a payment into the account (above 0) or from it (below 0). */
interface PrepaidEntryTable {
  id: Generated<number>
  account_id: number
  kind: 'top-up' | 'order' | 'refund'
  order_number: Optional<string>
  amount: number
  created_at: MomentNow
}

interface RefundRequestTable {
  id: Generated<number>
  order_id: number
  reason: string
  state: Generated<'asked' | 'accepted' | 'received' | 'paid' | 'refused'>
  /** The withdrawal that caused the refund. */
  withdrawal_id: Optional<string>
  /** The part of the refund that pays back the delivery. */
  shipping_incl: Generated<number>
  created_at: MomentNow
}

interface RefundStepTable {
  id: Generated<number>
  request_id: number
  state: 'accepted' | 'received' | 'paid' | 'refused'
  note: Generated<string>
  at: MomentNow
}

/** A photo of the damage, encoded again by the shop. */
interface RefundPhotoTable {
  id: Generated<string>
  request_id: number
  position: number
  width: number
  height: number
  webp: ColumnType<Uint8Array, Uint8Array, never>
}

interface RefundLineTable {
  request_id: number
  order_line_id: number
  quantity: number
  /** The amount for these units, in the currency of the order. */
  amount_incl: number
}

export interface ContentTables {
  pending_sign_in: PendingSignInTable
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
  wishlist_given: WishlistGivenTable
  news_article: NewsArticleTable
  shop_store: ShopStoreTable
  news_category: NewsCategoryTable
  news_picture: NewsPictureTable
  tag: TagTable
  tag_product: TagProductTable
  tag_article: TagArticleTable
  prepaid_account: PrepaidAccountTable
  prepaid_entry: PrepaidEntryTable
  refund_request: RefundRequestTable
  refund_line: RefundLineTable
  refund_step: RefundStepTable
  refund_photo: RefundPhotoTable
}
