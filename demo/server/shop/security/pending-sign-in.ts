import type { ShopContext } from '../../context.ts'
import { dropCookie, giveCookie, readCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'

const lifetimeMinutes = 10

/** Records for this browser that the password was right, until the second step is done. */
export async function awaitCode(c: ShopContext, customerId: number): Promise<void> {
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeMinutes * 60_000)
  await c.var.db
    .insertInto('pending_sign_in')
    .values({ id: fingerprint(token), customer_id: customerId, expires_at: expires })
    .execute()
  giveCookie(c, shopCookies.twoFactor, token, lifetimeMinutes * 60)
}

/** The customer whose password was right in this browser, and whose second step is pending. */
export async function awaitedCustomer(c: ShopContext) {
  const token = readCookie(c, shopCookies.twoFactor)
  if (token === undefined) return undefined
  return c.var.db
    .selectFrom('pending_sign_in')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer.id', 'customer.email', 'customer.first_name', 'customer.last_name', 'customer.role'])
    .select('two_factor_method as method')
    .where('pending_sign_in.id', '=', fingerprint(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
}

export async function endWait(c: ShopContext): Promise<void> {
  const token = readCookie(c, shopCookies.twoFactor)
  if (token === undefined) return
  await c.get('db').deleteFrom('pending_sign_in').where('id', '=', fingerprint(token)).execute()
  dropCookie(c, shopCookies.twoFactor)
}
