import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { refuse } from '../http/answers.ts'

/** Refuses an address with a NUL byte: a text in PostgreSQL cannot contain one, so that no such name exists. */
export const noNul: MiddlewareHandler<Shop> = async (c, next) =>
  c.req.url.includes('%00') ? refuse(c, 400, 'Answers.Unreadable') : next()
