import type { Kysely } from 'kysely'
import type { Database } from '../../demo/data/schema.ts'

/** A text that is in every row of a customer, and in no other. */
export const mark = (name: string) => `marked-${name}`

/** Secrets that open an account, as the tables store them. */
export const secretsOf = (name: string) =>
  [
    ...['hash', 'secret', 'session', 'reset', 'pending', 'confirm', 'change', 'delete', 'list', 'letter', 'cart'],
    ...['recovery', 'code', 'device', 'challenge', 'key', 'giver', 'file', 'upload', 'draft', 'use', 'salt', 'parts'],
    'known',
  ].map((what) => `secret-${what}-${name}`)

type Db = Kysely<Database>
type Options = { isConfirmed?: boolean; isDelivered?: boolean; balance?: number }

/** A customer with at least one row in each table that has data about people, all of them marked. */
export async function withEverything(db: Db, name: string, options: Options = {}): Promise<number> {
  const { isConfirmed = true, balance = 0 } = options
  const [text, email] = [mark(name), `${mark(name)}@example.com`]
  const secret = (what: string) => `secret-${what}-${name}`
  const later = new Date(Date.now() + 3_600_000)
  const id = await one(db, 'customer', {
    ...{ email, first_name: text, last_name: text, phone_number: text, password_hash: secret('hash') },
    ...{ two_factor_secret: secret('secret'), ...(isConfirmed && { confirmed_at: new Date() }) },
  })
  const of = { customer_id: id }
  for (const [table, what] of [
    ['session', 'session'],
    ['password_reset', 'reset'],
    ['pending_sign_in', 'pending'],
    ['address_confirmation', 'confirm'],
    ['account_deletion', 'delete'],
  ] as const)
    await add(db, table, { ...of, id: secret(what), expires_at: later })
  await add(db, 'email_change', { ...of, id: secret('change'), email: `new-${email}`, expires_at: later })
  await add(db, 'customer_reference', { ...of, variant_id: 1, sku: text })
  await add(db, 'consent_choice', { ...of, stamp: text, preferences: true, statistics: false, marketing: false })
  await add(db, 'coupon', {
    ...{ ...of, code: text.toUpperCase(), percent: 10, minimum_incl: 0 },
    ...{ starts_at: new Date(), ends_at: later },
  })
  const place = { postal_code: '9000', city: text, country_id: 1 }
  await add(db, 'address', { ...of, ...place, type: 'Both', first_name: text, last_name: text, street1: text })
  await withReview(db, id, name)
  await withSafety(db, id, name)
  await withLists(db, id, name)
  await withLetters(db, id, name)
  await withOrder(db, id, name, options)
  await withAssets(db, id, name)
  const account = await one(db, 'prepaid_account', of)
  const entry = { account_id: account, order_number: `x-${id}` }
  await add(db, 'prepaid_entry', { ...entry, kind: 'top-up', amount: 50 })
  await add(db, 'prepaid_entry', { ...entry, kind: 'order', amount: balance - 50 })
  return id
}

async function withReview(db: Db, id: number, name: string): Promise<void> {
  const text = mark(name)
  const review = { product_id: 40, culture: 'fr' as const, rating: 4, name: text, title: text, body: text }
  const reviewId = await one(db, 'review', { ...review, customer_id: id })
  await add(db, 'review_vote', { review_id: reviewId, customer_id: id })
}

async function withAssets(db: Db, id: number, name: string): Promise<void> {
  // The name of a file is the shop's, and is kept.
  const file = { folder_id: 1, name: 'file.png', file_key: `secret-file-${name}` }
  const asset = await one(db, 'asset', { ...file, uploaded_by: id, upload_id: `secret-upload-${name}` })
  const draft = { name: `secret-draft-${name}`, asset_id: asset, expires_at: new Date(Date.now() + 3_600_000) }
  await add(db, 'asset_draft', { ...draft, customer_id: id })
  const upload = `secret-parts-${name}`
  await add(db, 'resumable_upload', { id: upload, customer_id: id, metadata: { filename: mark(name) } })
  await add(db, 'upload_part', { upload_id: upload, start: 0, bytes: Buffer.from(mark(name)) })
}

async function withSafety(db: Db, id: number, name: string): Promise<void> {
  const of = { customer_id: id }
  const secret = (what: string) => `secret-${what}-${name}`
  const expires_at = new Date(Date.now() + 3_600_000)
  await add(db, 'recovery_code', { ...of, id: secret('recovery') })
  await add(db, 'code_failure', { ...of, kind: 'code', count: 1 })
  await add(db, 'email_code', { ...of, code: secret('code'), expires_at })
  await add(db, 'known_device', { ...of, id: secret('known'), expires_at })
  await add(db, 'trusted_device', { ...of, id: secret('device'), user_agent: mark(name), expires_at })
  const passkey = { id: mark(name), name: mark(name), public_key: secret('key'), counter: 0, transports: '[]' }
  await add(db, 'passkey', { ...of, ...passkey })
  const challenge = { id: secret('challenge'), purpose: 'add', challenge: secret('challenge'), expires_at }
  await add(db, 'passkey_challenge', { ...of, ...challenge })
  await add(db, 'email_salt', { email: `${mark(name)}@example.com`, salt: secret('salt') })
  await add(db, 'audit_event', { ...of, kind: 'signed-in', address: '::1', user_agent: mark(name) })
}

async function withLists(db: Db, id: number, name: string): Promise<void> {
  const of = { customer_id: id }
  const cart = await one(db, 'cart', { ...of, dropped_code: mark(name) })
  const line = await one(db, 'cart_line', { cart_id: cart, variant_id: 1, quantity: 1 })
  const gift = JSON.stringify({ for: mark(name), from: '', message: '' })
  await add(db, 'saved_line', { cart_id: cart, variant_id: 2, quantity: 1, gift })
  const list = await one(db, 'wishlist', { ...of, name: mark(name), share_key: `secret-list-${name}` })
  await add(db, 'wishlist_item', { wishlist_id: list, variant_id: 1 })
  await add(db, 'cart_line_list', { line_id: line, wishlist_id: list, quantity: 1 })
  await add(db, 'wishlist_given', { wishlist_id: list, variant_id: 1, quantity: 1, giver: `secret-giver-${name}` })
}

async function withLetters(db: Db, id: number, name: string): Promise<void> {
  const [text, email] = [mark(name), `${mark(name)}@example.com`]
  const written = { culture: 'fr', name: text, email, subject: 'order', message: text }
  await add(db, 'contact_message', { customer_id: id, ...written })
  const newsletter = { email, culture: 'fr', confirmation: `secret-letter-${name}` }
  await add(db, 'newsletter_subscriber', { ...newsletter, confirmed_at: new Date() })
  await add(db, 'stock_request', { variant_id: 1, email, culture: 'fr' })
  await add(db, 'letter', { recipient: email, subject: text, body: text, link: `/x?token=secret-reset-${name}` })
}

async function withOrder(db: Db, id: number, name: string, { isDelivered = true }: Options): Promise<void> {
  const text = mark(name)
  const address = JSON.stringify({
    ...{ firstName: text, lastName: text, street1: text, postalCode: '9000', city: text, countryId: 1 },
    phoneNumber: text,
  })
  const now = new Date()
  const order = await one(db, 'customer_order', {
    ...{ number: `${text}-${now.getTime()}`.slice(-12), customer_id: id, culture: 'fr', remarks: text },
    ...{ shipping: address, billing: address, shipping_method: 'x', shipping_tax_rate: 0.2, payment_method: 'Card' },
    ...{ total_excl: 10, total_incl: 12, paid_at: now, session_id: `secret-session-${name}` },
    ...(isDelivered && { sent_at: now, delivered_at: now }),
  })
  const gift = JSON.stringify({ for: text, from: text, message: text })
  const price = { unit_price_excl: 10, unit_price_incl: 12, tax_rate: 0.2 }
  const line = await one(db, 'order_line', { order_id: order, sku: 'x', name: 'x', quantity: 1, ...price, gift })
  const refund = await one(db, 'refund_request', { order_id: order, reason: text })
  await add(db, 'refund_step', { request_id: refund, state: 'accepted', note: text })
  const photo = { request_id: refund, position: 0, width: 1, height: 1, webp: Buffer.from(text) }
  await add(db, 'refund_photo', photo)
  const statement = { id: crypto.randomUUID(), number: 'x', name: text, email: `${text}@example.com`, culture: 'fr' }
  await add(db, 'withdrawal', { ...statement, order_id: order })
  await add(db, 'refund_line', { request_id: refund, order_line_id: line, quantity: 1, amount_incl: 12 })
  await add(db, 'coupon_use', { coupon_id: 1, person: `secret-use-${name}`, order_id: order })
  await add(db, 'address_request', { order_id: order, address, remarks: text })
}

type Table = keyof Database
type Values = Record<string, unknown>

/** Tables are named at run time, so that the types of their columns are unknown. */
const into = (db: Db, table: Table, values: Values) => db.insertInto(table).values(values as never)

const add = (db: Db, table: Table, values: Values) => into(db, table, values).execute()

const one = async (db: Db, table: Table, values: Values) =>
  ((await into(db, table, values).returning('id').executeTakeFirstOrThrow()) as { id: number }).id
