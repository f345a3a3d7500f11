import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { IsoDay, Json, Moment, MomentNow, Optional } from './columns.ts'

/** Somebody who knew the password and owes the code. `id` is the SHA-256 of the cookie's token, in hexadecimal. */
interface PendingSignInTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** `share_key` opens a birth list to whoever was given its address. */
interface WishlistTable {
  id: Generated<number>
  customer_id: number
  kind: Generated<'wish' | 'birth'>
  share_key: string
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

interface AssetFolderTable {
  id: Generated<number>
  parent_id: number | null
  name: Json<Localized>
  position: Generated<number>
}

/** `photo` and `thumbnail` are addresses below `{app}/photos/`. */
interface AssetTable {
  id: Generated<number>
  folder_id: number
  name: string
  title: Json<Localized>
  photo: string
  thumbnail: string
  width: number
  height: number
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
  customer_id: number
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
}

/** Wishlists, assets, news, tags, prepaid accounts, refunds, and sign-ins that wait for their code. */
export interface ContentTables {
  pending_sign_in: PendingSignInTable
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
  asset_folder: AssetFolderTable
  asset: AssetTable
  news_article: NewsArticleTable
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
