import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { IsoDay, Json, Moment, MomentNow, Optional } from './columns.ts'

/** Somebody who knew the password and owes the code. `id` is the SHA-256 of the cookie's token, in hexadecimal. */
interface PendingSignInTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/**
 * Of a customer, or of a guest's session. `share_key` opens it to whoever was given its address; null: to nobody.
 * `hides_given`: its owner wants to be surprised.
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

/** What was ordered from a birth list, and by whom. */
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

/** A view of a product that belongs to a news item, after its still life. */
interface NewsPictureTable {
  article_id: number
  position: number
  variant_id: number
  view: string
}

/** Seven days from Monday on: when a store opens and closes, as `10:00`; an empty day is closed. */
export type StoreHours = [opens: string, closes: string][][]

/** The shop's own stores. */
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
  /** Null once the account of the owner has ended. */
  customer_id: Optional<number>
  is_notified: Generated<boolean>
}

/** Money that came (above 0) or went (below 0), in euros. */
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
  /** The withdrawal that it pays back. */
  withdrawal_id: Optional<string>
  /** What it pays back of the delivery. */
  shipping_incl: Generated<number>
  created_at: MomentNow
}

/** A state that a refund came to, and what staff wrote to the customer. */
interface RefundStepTable {
  id: Generated<number>
  request_id: number
  state: 'accepted' | 'received' | 'paid' | 'refused'
  note: Generated<string>
  at: MomentNow
}

/** A photo of what was wrong, re-encoded by the shop. */
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
  /** What is paid back for these units, in the currency of the order. */
  amount_incl: number
}

/** Wishlists, news, tags, prepaid accounts, refunds, and sign-ins that wait for their code. */
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
