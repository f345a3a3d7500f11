import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Shop } from '../context.ts'
import { log, writesJson } from './log.ts'

/**
 * Adds an entry for each request: its id, method, route, status and milliseconds. The route is the pattern of the
 * address, so that neither names, search terms nor tokens are in the log.
 */
export const logRequests: MiddlewareHandler<Shop> = async (c, next) => {
  if (!writesJson()) return next()
  const begun = performance.now()
  await next()
  const ms = Math.round(performance.now() - begun)
  const { method } = c.req
  log('info', 'request', { id: c.get('requestId'), method, route: routePath(c, -1), status: c.res.status, ms })
}
