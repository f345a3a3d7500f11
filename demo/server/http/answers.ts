import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ShopContext } from '../context.ts'
import { messagePage } from '../pages/plain/message.tsx'

/** True for the calls of §7 that return JSON, and for requests that accept nothing else. */
export const wantsJson = (c: ShopContext): boolean =>
  c.req.path.startsWith(`${c.get('app')}/api/`) || (c.req.header('Accept') ?? '').startsWith('application/json')

/** An error for a script: `{ Message }` in the culture of the request, with the fields of `more`. */
export const refuseJson = (c: ShopContext, status: ContentfulStatusCode, key: string, more: Refusal = {}) =>
  c.json({ Message: c.get('t')(key, more.values), ...more.extra }, status, more.headers)

export type Refusal = {
  values?: Record<string, string | number>
  extra?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Refuses a request in the format of the caller: JSON for calls, a page of the shop for people. */
export function refuse(c: ShopContext, status: ContentfulStatusCode, key: string, more: Refusal = {}) {
  if (wantsJson(c)) return refuseJson(c, status, key, more)
  for (const [name, value] of Object.entries(more.headers ?? {})) c.header(name, value)
  return messagePage(c, status, c.get('t')(key, more.values))
}
