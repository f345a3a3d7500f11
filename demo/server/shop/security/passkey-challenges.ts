import type { ShopContext } from '../../context.ts'
import { dropCookie, giveCookie, readCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'

const lifetimeMinutes = 5

type Purpose = 'sign-in' | 'add'

export async function openChallenge(c: ShopContext, purpose: Purpose, challenge: string, customerId: number | null) {
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeMinutes * 60_000)
  await c.var.db
    .insertInto('passkey_challenge')
    .values({ id: fingerprint(token), purpose, challenge, customer_id: customerId, expires_at: expires })
    .execute()
  giveCookie(c, shopCookies.passkey, token, lifetimeMinutes * 60)
}

/** Reads and deletes the challenge of this browser. */
export async function takeChallenge(c: ShopContext, purpose: Purpose) {
  const token = readCookie(c, shopCookies.passkey)
  if (token === undefined) return undefined
  dropCookie(c, shopCookies.passkey)
  return c.var.db
    .deleteFrom('passkey_challenge')
    .where('id', '=', fingerprint(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['challenge', 'customer_id as customerId'])
    .executeTakeFirst()
}
