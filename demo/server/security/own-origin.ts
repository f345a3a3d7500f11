import type { MiddlewareHandler } from 'hono'
import type { Shop, ShopContext } from '../context.ts'

/** The origin that the visitor sees: it is https behind a trusted proxy that terminates TLS. */
export function ownOrigin(c: ShopContext, trustsProxy: boolean): string {
  const { origin } = new URL(c.req.url)
  const isHttps = trustsProxy && c.req.header('X-Forwarded-Proto') === 'https'
  return isHttps ? origin.replace(/^http:/, 'https:') : origin
}

/**
 * Refuses requests for another host than the public one (421): an attacker could otherwise put that host into our pages
 * or letters.
 */
export function ownHostOnly(publicUrl: string): MiddlewareHandler<Shop> {
  const { host } = new URL(publicUrl)
  return async (c, next) =>
    c.req.header('Host')?.toLowerCase() === host ? next() : c.text('This shop has another host.', 421)
}
