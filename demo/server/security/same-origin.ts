import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { refuse } from '../http/answers.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * True when a page of another site sent the request. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a client that
 * sends neither is not a browser and has no visitor's cookies.
 */
export function isForeign(headers: Headers): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  const origin = headers.get('Origin')
  if (origin === null) return false
  if (origin === 'null') return fetchSite !== 'same-origin'
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('Host')
}

/** Refuses a POST from another site, since it has the visitor's cookies: 403. */
export const sameOriginOnly: MiddlewareHandler<Shop> = async (c, next) => {
  if (!safeMethods.includes(c.req.method) && isForeign(c.req.raw.headers)) return refuse(c, 403, 'Answers.Foreign')
  return next()
}
