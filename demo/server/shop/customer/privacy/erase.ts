import { sql } from 'kysely'
import type { Db } from '../../../../data/schema.ts'
import { personOf } from './export.ts'
import type { Person } from './plan.ts'

/**
 * Years for which the law requires an order with its invoice: ten, as in France, the longest period of the shop's
 * countries.
 */
const keptYears = 10

/** An anonymized address; the country is kept, since it decides the taxes. */
const nobodyAt = (column: 'shipping' | 'billing') =>
  sql<string>`jsonb_build_object('firstName', '', 'lastName', '', 'street1', '', 'postalCode', '', 'city', '',
    'countryId', ${sql.ref(column)} -> 'countryId')`

/**
 * Deletes an account and the customer's data. Orders, refunds and movements of money are kept, as the law requires, but
 * anonymized. `kept` when the prepaid account has a balance, which must be paid back first. All sessions end. One
 * transaction.
 */
export const eraseCustomer = (db: Db, id: number): Promise<'erased' | 'kept'> =>
  db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('customer').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return 'erased'
    if (await hasMoney(trx, id)) return 'kept'
    const person = await personOf(trx, id)
    await leaveOrders(trx, person)
    await forgetContacts(trx, person)
    await trx.deleteFrom('coupon').where('customer_id', '=', id).execute()
    // Addresses, lists, carts, sessions and links are deleted by their foreign keys.
    const gone = trx.deleteFrom('customer').where('id', '=', id).returning('email')
    await forgetSalt(trx, (await gone.executeTakeFirstOrThrow()).email)
    await stripErased(trx)
    return 'erased'
  })

/** The salt is deleted if no account has the e-mail any more. */
async function forgetSalt(trx: Db, email: string): Promise<void> {
  await trx
    .deleteFrom('email_salt')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('customer').select('id').where('email', '=', email))))
    .execute()
}

/** Whether the prepaid account has a balance. Its row is locked, so that no payment arrives in between. */
async function hasMoney(trx: Db, id: number): Promise<boolean> {
  const account = trx.selectFrom('prepaid_account').select('id').where('customer_id', '=', id)
  const row = await account.forUpdate().executeTakeFirst()
  if (!row) return false
  const entries = trx.selectFrom('prepaid_entry').where('account_id', '=', row.id)
  const { sum } = await entries.select((e) => e.fn.sum<string | null>('amount').as('sum')).executeTakeFirstOrThrow()
  return Number(sum ?? 0) > 0
}

/** Detaches the orders of the account, those that its owner placed as a guest, and gifts from other people's lists. */
async function leaveOrders(trx: Db, { id, email }: Person): Promise<void> {
  const orders = trx
    .selectFrom('customer_order')
    .select('id')
    .where((e) => e.or([e('customer_id', '=', id), e.and([e('customer_id', 'is', null), e('email', '=', email)])]))
  // A withdrawal, with its moment, is kept with the order.
  await trx
    .updateTable('withdrawal')
    .set({ name: '', email: '', part: '' })
    .where((e) => e.or([e('order_id', 'in', orders), e(sql`lower(email)`, '=', email)]))
    .execute()
  await trx.deleteFrom('coupon_use').where('order_id', 'in', orders).execute()
  await trx.updateTable('wishlist_given').set({ giver: '' }).where('order_id', 'in', orders).execute()
  await trx
    .updateTable('customer_order')
    .set({ customer_id: null, email: null, session_id: null, attempt_key: null, erased_at: new Date() })
    .where('id', 'in', orders)
    .execute()
}

async function forgetContacts(trx: Db, { id, email }: Person): Promise<void> {
  await trx
    .deleteFrom('contact_message')
    .where((e) => e.or([e('customer_id', '=', id), e(sql`lower(email)`, '=', email)]))
    .execute()
  await trx
    .deleteFrom('newsletter_subscriber')
    .where('email', '=', email ?? '')
    .execute()
  await trx
    .deleteFrom('stock_request')
    .where('email', '=', email ?? '')
    .execute()
  const { email: written } = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ofSessions = trx.selectFrom('session').select('id').where('customer_id', '=', id)
  await trx
    .deleteFrom('letter')
    .where((e) => e.or([e('session_id', 'in', ofSessions), ...(email ? [e('recipient', '=', written)] : [])]))
    .execute()
}

/**
 * Removes personal data from orders of former customers, as the law requires. Delivery addresses, remarks and greeting
 * cards are removed once the order has arrived, or after a month without a payment. After ten years all data are
 * removed, also the name on the invoice.
 */
export async function stripErased(db: Db): Promise<void> {
  const past = new Date()
  past.setFullYear(past.getFullYear() - keptYears)
  await db.deleteFrom('customer_order').where('erased_at', 'is not', null).where('created_at', '<', past).execute()
  const done = db
    .selectFrom('customer_order')
    .select('id')
    .where('erased_at', 'is not', null)
    .where((e) => e.or([e('delivered_at', 'is not', null), e('cancelled_at', 'is not', null), isUnpaid()]))
  await db.deleteFrom('address_request').where('order_id', 'in', done).execute()
  const refunds = db.selectFrom('refund_request').select('id').where('order_id', 'in', done)
  await db.deleteFrom('refund_photo').where('request_id', 'in', refunds).execute()
  await db.updateTable('refund_step').set({ note: '' }).where('request_id', 'in', refunds).execute()
  await db.updateTable('refund_request').set({ reason: '' }).where('order_id', 'in', done).execute()
  await db.updateTable('order_line').set({ gift: null }).where('order_id', 'in', done).execute()
  const nothing = { remarks: '', wished_day: null, pickup: null, tracking_number: null, card_payment: null }
  await db
    .updateTable('customer_order')
    .set({ ...nothing, shipping: nobodyAt('shipping') })
    .where('id', 'in', done)
    .execute()
  await db
    .updateTable('customer_order')
    .set({ billing: nobodyAt('billing'), company: null, vat_number: null })
    .where('erased_at', 'is not', null)
    .where(isUnpaid())
    .execute()
}

/** Days after which an unpaid order is no longer expected to be paid. */
const awaitedDays = 30

/** An order that was neither paid nor sent for that long: it has no invoice. */
const isUnpaid = () => {
  const awaited = new Date(Date.now() - awaitedDays * 24 * 60 * 60_000)
  return sql<boolean>`(paid_at is null and sent_at is null and created_at < ${awaited})`
}
