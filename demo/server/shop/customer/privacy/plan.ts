import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../../data/schema.ts'

/** `email` is null until the customer has confirmed it: its rows may belong to somebody else. */
export type Person = { id: number; email: string | null }

type Treatment = {
  rows(person: Person): RawBuilder<SqlBool>
  /** The column that orders the export; unique in the table. */
  order: string
  /** Columns with secrets of the shop, or with keys that give access: they are never exported. */
  secrets?: string[]
  /** `kept` rows are required by law, and are anonymized where possible. */
  end: 'deleted' | 'kept'
}

/** Tables without personal data: products, countries, texts, anonymous counts of attempts. */
const nobody = 'nobody'

const own = ({ id }: Person) => sql<SqlBool>`customer_id = ${id}`
const mine = (order = 'id', ...secrets: string[]): Treatment => ({ rows: own, order, secrets, end: 'deleted' })

const carts = ({ id }: Person) => sql`(select id from cart where customer_id = ${id})`
const orders = ({ id, email }: Person) =>
  sql`(select id from customer_order where customer_id = ${id} or (customer_id is null and email = ${email}))`
const byEmail = ({ email }: Person) => sql<SqlBool>`email = ${email}`

/**
 * Every table of the shop, and its treatment in the export and the deletion of an account. A new table does not compile
 * until it is listed, and a test fails if a table that refers to a customer is marked as `nobody`.
 */
export const plan: Record<keyof Database, Treatment | typeof nobody> = {
  customer: {
    rows: ({ id }) => sql`id = ${id}`,
    order: 'id',
    secrets: ['password_hash', 'two_factor_secret', 'two_factor_last_step'],
    end: 'deleted',
  },
  email_change: mine('id', 'id'),
  email_code: mine('customer_id', 'code'),
  recovery_code: mine('id', 'id'),
  code_failure: mine('kind'),
  trusted_device: mine('id', 'id'),
  known_device: mine('id', 'id'),
  passkey: mine('id', 'public_key'),
  passkey_challenge: mine('id', 'id', 'challenge'),
  email_salt: { rows: byEmail, order: 'email', secrets: ['salt'], end: 'deleted' },
  audit_event: mine(),
  address: mine(),
  customer_reference: mine('variant_id'),
  consent_choice: mine(),
  session: mine('id', 'id'),
  pending_sign_in: mine('id', 'id'),
  password_reset: mine('id', 'id'),
  address_confirmation: mine('id', 'id'),
  account_deletion: mine('id', 'id'),
  cart: mine(),
  cart_line: { rows: (person) => sql`cart_id in ${carts(person)}`, order: 'id', end: 'deleted' },
  cart_line_list: {
    rows: (person) => sql`line_id in (select id from cart_line where cart_id in ${carts(person)})`,
    order: 'line_id, wishlist_id',
    end: 'deleted',
  },
  saved_line: { rows: (person) => sql`cart_id in ${carts(person)}`, order: 'id', end: 'deleted' },
  coupon: mine(),
  coupon_use: {
    rows: (person) => sql`order_id in ${orders(person)}`,
    order: 'coupon_id, person',
    secrets: ['person'],
    end: 'deleted',
  },
  customer_order: {
    rows: ({ id, email }) => sql`customer_id = ${id} or (customer_id is null and email = ${email})`,
    order: 'id',
    secrets: ['session_id', 'attempt_key', 'payment_key', 'card_payment'],
    end: 'kept',
  },
  order_line: { rows: (person) => sql`order_id in ${orders(person)}`, order: 'id', end: 'kept' },
  refund_request: { rows: (person) => sql`order_id in ${orders(person)}`, order: 'id', end: 'kept' },
  refund_line: {
    rows: (person) => sql`request_id in (select id from refund_request where order_id in ${orders(person)})`,
    order: 'request_id, order_line_id',
    end: 'kept',
  },
  refund_step: {
    rows: (person) => sql`request_id in (select id from refund_request where order_id in ${orders(person)})`,
    order: 'id',
    end: 'kept',
  },
  refund_photo: {
    rows: (person) => sql`request_id in (select id from refund_request where order_id in ${orders(person)})`,
    order: 'request_id, position',
    end: 'deleted',
  },
  withdrawal: {
    rows: (person) => sql`order_id in ${orders(person)} or lower(email) = ${person.email}`,
    order: 'id',
    end: 'kept',
  },
  // Files belong to the shop; they are kept without the name of their sender.
  asset: { rows: ({ id }) => sql`uploaded_by = ${id}`, order: 'id', secrets: ['file_key', 'upload_id'], end: 'kept' },
  asset_draft: mine('name', 'name'),
  resumable_upload: mine('id', 'id'),
  upload_part: {
    rows: ({ id }) => sql`upload_id in (select id from resumable_upload where customer_id = ${id})`,
    order: 'upload_id, start',
    secrets: ['upload_id', 'bytes'],
    end: 'deleted',
  },
  address_request: { rows: (person) => sql`order_id in ${orders(person)}`, order: 'id', end: 'deleted' },
  wishlist: mine('id', 'share_key'),
  wishlist_item: {
    rows: ({ id }) => sql`wishlist_id in (select id from wishlist where customer_id = ${id})`,
    order: 'id',
    end: 'deleted',
  },
  // The giver is another person.
  wishlist_given: {
    rows: ({ id }) => sql`wishlist_id in (select id from wishlist where customer_id = ${id})`,
    order: 'id',
    secrets: ['giver', 'order_id'],
    end: 'deleted',
  },
  prepaid_account: { ...mine(), end: 'kept' },
  prepaid_entry: {
    rows: ({ id }) => sql`account_id in (select id from prepaid_account where customer_id = ${id})`,
    order: 'id',
    end: 'kept',
  },
  review: mine(),
  review_vote: mine('review_id', 'session_id'),
  contact_message: {
    rows: ({ id, email }) => sql`customer_id = ${id} or lower(email) = ${email}`,
    order: 'id',
    end: 'deleted',
  },
  newsletter_subscriber: { rows: byEmail, order: 'email', secrets: ['confirmation', 'leave_key'], end: 'deleted' },
  stock_request: { rows: byEmail, order: 'id', end: 'deleted' },
  letter: {
    rows: ({ email }) => sql`recipient = ${email}`,
    order: 'id',
    // Links of letters give access to accounts.
    secrets: ['session_id', 'link', 'headers'],
    end: 'deleted',
  },
  asset_folder: nobody,
  attribute: nobody,
  attribute_value: nobody,
  brand: nobody,
  category: nobody,
  city: nobody,
  country: nobody,
  currency: nobody,
  // Keys are hashes, which are deleted after a day.
  login_attempt: nobody,
  news_article: nobody,
  shop_store: nobody,
  news_category: nobody,
  news_picture: nobody,
  pickup_point: nobody,
  price_step: nobody,
  product: nobody,
  product_option: nobody,
  product_search: nobody,
  product_value: nobody,
  // Data of the payment provider: amounts without persons.
  provider_event: nobody,
  provider_payment: nobody,
  sale: nobody,
  search_word: nobody,
  shipping_method: nobody,
  shipping_rate: nobody,
  stock: nobody,
  tag: nobody,
  tag_article: nobody,
  tag_product: nobody,
  tax_rate: nobody,
  variant: nobody,
  variant_value: nobody,
  vat_register: nobody,
  warehouse: nobody,
}

/** The tables with personal data, in the order of the plan. */
export const personalTables = Object.entries(plan).flatMap(([table, treatment]) =>
  treatment === nobody ? [] : [{ table: table as keyof Database, ...treatment }],
)
