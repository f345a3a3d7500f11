import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { giveCookie, readCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'

/** Days without a sign-in after which a device is no longer known. */
const lifetimeDays = 365
const dayMs = 24 * 60 * 60 * 1000

/**
 * Records that a customer has signed in in this browser, each time with a new token, so that one that was planted
 * before is useless. Other customers of the browser stay known. Works on the given transaction; the cookie is set on
 * the answer.
 */
export async function knowDevice(c: ShopContext, trx: Db, customerId: number): Promise<void> {
  const before = readCookie(c, shopCookies.known)
  const token = createToken()
  const id = fingerprint(token)
  const expires_at = new Date(Date.now() + lifetimeDays * dayMs)
  if (before !== undefined) {
    await trx.updateTable('known_device').set({ id }).where('id', '=', fingerprint(before)).execute()
  }
  await trx
    .insertInto('known_device')
    .values({ id, customer_id: customerId, expires_at })
    .onConflict((conflict) => conflict.columns(['id', 'customer_id']).doUpdateSet({ expires_at }))
    .execute()
  giveCookie(c, shopCookies.known, token, (lifetimeDays * dayMs) / 1000)
}

/**
 * The key under which this browser is counted: that of the device on which the owner of an e-mail has signed in, by the
 * e-mail or the owner's id. Undefined on other devices, and for an unconfirmed e-mail: anybody can register with it.
 */
export async function knownDevice(c: ShopContext, owner: string | number): Promise<string | undefined> {
  const token = readCookie(c, shopCookies.known)
  if (token === undefined) return undefined
  const row = await known(c, token)
    .where(typeof owner === 'number' ? 'customer.id' : 'customer.email', '=', owner)
    .executeTakeFirst()
  return row && `device ${row.id}`
}

/** The first customer who has signed in in this browser. */
export async function knownCustomer(c: ShopContext): Promise<number | undefined> {
  const token = readCookie(c, shopCookies.known)
  return token === undefined ? undefined : (await known(c, token).executeTakeFirst())?.customer_id
}

const known = (c: ShopContext, token: string) =>
  c.var.db
    .selectFrom('known_device')
    .innerJoin('customer', 'customer.id', 'known_device.customer_id')
    .select(['known_device.id', 'known_device.customer_id'])
    .where('known_device.id', '=', fingerprint(token))
    .where('known_device.expires_at', '>', new Date())
    .where('customer.confirmed_at', 'is not', null)
    .orderBy('customer_id')
