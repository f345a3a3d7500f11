import type { MiddlewareHandler } from 'hono'
import type { Flash, Shop, ShopContext } from '../context.ts'
import { dropCookie, giveCookie, readCookie } from './cookies.ts'
import { mostMessages, shopCookies } from './shop-cookies.ts'

const maxAgeSeconds = 60

/** Stores messages for the next page in a cookie: they survive a redirect, whichever process serves it. */
export function leaveFlash(c: ShopContext, ...messages: Flash[]): void {
  const text = Buffer.from(JSON.stringify(messages.slice(0, mostMessages))).toString('base64url')
  giveCookie(c, shopCookies.flash, text, maxAgeSeconds)
}

/** Passes the messages to the next page, and deletes the cookie once a whole page was sent. */
export const flashMessages: MiddlewareHandler<Shop> = async (c, next) => {
  const messages = readCookie(c, shopCookies.flash)
  c.set('flash', messages ?? [])
  await next()
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') && !c.get('isFragment')
  if (messages && isPage) dropCookie(c, shopCookies.flash)
}
