import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { refuse } from '../http/answers.ts'

/** A text in PostgreSQL cannot contain a NUL byte, so that no such name exists. */
export const noNul: MiddlewareHandler<Shop> = async (c, next) =>
  c.req.url.includes('%00') ? refuse(c, 400, 'Answers.Unreadable') : next()
