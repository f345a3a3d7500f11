import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { giveCookie, readCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'

/** Days for which a device needs no further code. */
export const trustedDays = 30
const dayMs = 24 * 60 * 60 * 1000

const longestAgent = 300

export const agentOf = (c: ShopContext): string => (c.req.header('User-Agent') ?? '').slice(0, longestAgent)

/**
 * Marks this device as trusted after the second step. It always gets a new token, so that one that was planted before
 * is useless.
 */
export async function trustDevice(c: ShopContext, customerId: number): Promise<void> {
  const token = createToken()
  const expires = new Date(Date.now() + trustedDays * dayMs)
  await c.var.db
    .insertInto('trusted_device')
    .values({ id: fingerprint(token), customer_id: customerId, user_agent: agentOf(c), expires_at: expires })
    .execute()
  giveCookie(c, shopCookies.device, token, (trustedDays * dayMs) / 1000)
}

/** Whether a customer has recently done the second step on this device. */
export async function isTrusted(c: ShopContext, customerId: number): Promise<boolean> {
  const token = readCookie(c, shopCookies.device)
  if (token === undefined) return false
  const row = await c.var.db
    .selectFrom('trusted_device')
    .select('id')
    .where('id', '=', fingerprint(token))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** The trusted devices, the newest first; `isHere` marks this one. */
export async function trustedDevices(c: ShopContext, customerId: number) {
  const here = fingerprint(readCookie(c, shopCookies.device) ?? '')
  const rows = await c.var.db
    .selectFrom('trusted_device')
    .select(['id', 'handle', 'user_agent as userAgent', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, ...device }) => ({ ...device, isHere: id === here }))
}

/** Ends the trust in a device of a customer, or in all devices without a handle. Returns their number. */
export async function forgetDevices(db: Db, customerId: number, handle?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trusted_device')
    .where('customer_id', '=', customerId)
    .$if(handle !== undefined, (query) => query.where('handle', '=', handle ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
