import type { Db } from '../../../data/schema.ts'
import type { Customer, Session, ShopContext } from '../../context.ts'
import { dropCookie, giveCookie, readCookies } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import { clearEvents } from '../security/audit.ts'
import { agentOf } from '../security/devices.ts'

const lifetimeDays = 90
const staffHours = 12
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * The end of a session: without a customer 90 days after its last use, with one 90 days after the sign-in. For staff,
 * who see data of others, it is 12 hours after the sign-in.
 */
const expiryOf = (customer: Pick<Customer, 'role'> | null) =>
  new Date(Date.now() + (customer?.role === 'staff' ? staffHours * hourMs : lifetimeDays * dayMs))

const giveToken = (c: ShopContext, token: string, expires: Date) =>
  giveCookie(c, shopCookies.session, token, Math.ceil((expires.getTime() - Date.now()) / 1000))

/** `chosen` has the codes of a currency and of a country for taxes, and a company's VAT number. */
type Visitor = {
  session: Session
  customer: Customer | null
  chosen: { currency: string | null; country: string | null; vatNumber: string | null }
}

/** Reads the session and the customer of a request's cookie; without one, a session without an id. */
export async function loadSession(c: ShopContext): Promise<Visitor> {
  const tokens = new Map(readCookies(c, shopCookies.session).map(({ value }) => [fingerprint(value), value]))
  const none: Visitor = {
    session: { id: null, cartId: null, customerId: null },
    customer: null,
    chosen: { currency: null, country: null, vatNumber: null },
  }
  if (tokens.size === 0) return none
  const rows = await c
    .get('db')
    .selectFrom('session')
    .leftJoin('customer', 'customer.id', 'session.customer_id')
    .leftJoin('country', 'country.id', 'session.tax_country_id')
    .select(['session.id', 'session.cart_id', 'session.customer_id', 'session.expires_at', 'session.seen_at'])
    .select(['customer.email', 'customer.first_name', 'customer.last_name', 'customer.role'])
    .select(['session.currency', 'country.code as country', 'session.vat_number'])
    .where('session.id', 'in', [...tokens.keys()])
    .where('session.expires_at', '>', new Date())
    .execute()
  // Invalid sessions are skipped; the last cookie is that of the whole site.
  const row = [...tokens.keys()].map((known) => rows.find((one) => one.id === known)).findLast(Boolean)
  const token = row && tokens.get(row.id)
  if (!row || !token) return none
  const isOld = row.expires_at.getTime() - Date.now() < (lifetimeDays - 1) * dayMs
  if (row.customer_id === null && isOld) await prolong(c, row.id, token)
  if (Date.now() - row.seen_at.getTime() > seenEveryMs) await noteSeen(c, row.id)
  const { email, first_name: firstName, last_name: lastName, role, customer_id: id } = row
  const customer =
    id && email && role ? { id, email, firstName: firstName ?? '', lastName: lastName ?? '', role } : null
  const { currency, country, vat_number: vatNumber } = row
  return {
    session: { id: row.id, cartId: row.cart_id, customerId: id },
    customer,
    chosen: { currency, country, vatNumber },
  }
}

/** The resolution of the last use of a session, so that not every request writes to the database. */
const seenEveryMs = 5 * 60 * 1000

const noteSeen = (c: ShopContext, id: string) =>
  c
    .get('db')
    .updateTable('session')
    .set({ seen_at: new Date(), user_agent: agentOf(c) })
    .where('id', '=', id)
    .execute()

async function prolong(c: ShopContext, id: string, token: string) {
  const expires_at = expiryOf(null)
  await c.get('db').updateTable('session').set({ expires_at }).where('id', '=', id).execute()
  giveToken(c, token, expires_at)
}

function issueCookie(c: ShopContext, expires: Date): string {
  const token = createToken()
  giveToken(c, token, expires)
  return fingerprint(token)
}

/** Stores a session for the visitor if there is none: called only when there is something to store. */
export async function rememberVisitor(c: ShopContext): Promise<string> {
  const session = c.get('session')
  if (session.id !== null) return session.id
  const expires_at = expiryOf(null)
  const id = issueCookie(c, expires_at)
  await c
    .get('db')
    .insertInto('session')
    .values({ id, culture: c.get('culture'), expires_at })
    .execute()
  session.id = id
  return id
}

/**
 * Signs a customer in with a new token, so that an older token, which somebody may have planted, is useless. The old
 * session is deleted. Its currency and country are kept, and its orders as a guest belong to the customer. Works on the
 * given transaction; the cookie is set on the answer.
 */
export async function startCustomerSession(c: ShopContext, db: Db, customer: Customer) {
  const session = c.get('session')
  await db
    .updateTable('customer_order')
    .set({ customer_id: customer.id, email: null, session_id: null })
    .where('session_id', '=', session.id ?? '')
    .where('email', '=', customer.email)
    .execute()
  const old = db
    .deleteFrom('session')
    .where('id', '=', session.id ?? '')
    .returning(['currency', 'tax_country_id', 'vat_number'])
  const chosen = (await old.executeTakeFirst()) ?? {}
  const expires_at = expiryOf(customer)
  const id = issueCookie(c, expires_at)
  const values = { id, ...chosen, customer_id: customer.id, culture: c.get('culture'), expires_at }
  await db
    .insertInto('session')
    .values({ ...values, user_agent: agentOf(c) })
    .execute()
  Object.assign(session, { id, customerId: customer.id, cartId: null })
  c.set('customer', customer)
}

/**
 * Gives the customer's session a new token, so that a copied token becomes invalid. The end of the session is not
 * changed.
 */
export async function renewSession(c: ShopContext, trx: Db): Promise<void> {
  const session = c.get('session')
  if (session.id === null) return
  const row = await trx.selectFrom('session').select('expires_at').where('id', '=', session.id).executeTakeFirst()
  if (!row) return
  const id = issueCookie(c, row.expires_at)
  await trx.updateTable('session').set({ id }).where('id', '=', session.id).execute()
  session.id = id
}

/** Ends the session on the server and in the browser. The customer's cart is kept. */
export async function endSession(c: ShopContext): Promise<void> {
  const session = c.get('session')
  if (session.id !== null) await c.get('db').deleteFrom('session').where('id', '=', session.id).execute()
  dropCookie(c, shopCookies.session)
  Object.assign(session, { id: null, customerId: null, cartId: null })
  c.set('customer', null)
}

const expiring = [
  'session',
  'password_reset',
  'pending_sign_in',
  'email_code',
  'trusted_device',
  'known_device',
  'passkey_challenge',
  'email_change',
  'account_deletion',
] as const

/**
 * Deletes unreachable data: expired sessions, links and delays, anonymous carts without a session, removed saved items,
 * old attempts.
 */
export async function clearExpired(db: Db): Promise<void> {
  for (const table of expiring) {
    await db.deleteFrom(table).where('expires_at', '<', new Date()).execute()
  }
  await db
    .deleteFrom('cart')
    .where('customer_id', 'is', null)
    .where('updated_at', '<', new Date(Date.now() - lifetimeDays * dayMs))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('id').whereRef('session.cart_id', '=', 'cart.id'))),
    )
    .execute()
  await db
    .deleteFrom('saved_line')
    .where('forgotten_at', '<', new Date(Date.now() - dayMs))
    .execute()
  await clearEvents(db)
  await db
    .deleteFrom('login_attempt')
    .where('window_start', '<', new Date(Date.now() - dayMs))
    .execute()
}
