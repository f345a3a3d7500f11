import type { CookieOptions } from 'hono/utils/cookie'
import type { ShopContext } from '../context.ts'

/** How the shop's own cookies are: for the whole site, closed to scripts, and behind https for https alone. */
export const ownCookie = (c: ShopContext, maxAge?: number): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure: c.get('site').startsWith('https:'),
  ...(maxAge !== undefined && { maxAge }),
})
