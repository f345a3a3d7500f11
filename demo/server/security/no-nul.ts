import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { refuse } from '../http/answers.ts'

/** Refuses an address with a NUL byte: no text of PostgreSQL holds one, so that nothing has such a name. */
export const noNul: MiddlewareHandler<Shop> = async (c, next) =>
  c.req.url.includes('%00') ? refuse(c, 400, 'Answers.Unreadable') : next()
