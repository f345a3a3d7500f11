import type { ShopContext } from '../context.ts'
import { refuse } from '../http/answers.ts'
import { type Fields, readBody } from '../http/body.ts'

/** An unreadable body is refused. */
export async function withFields(c: ShopContext, go: (fields: Fields) => Promise<Response>): Promise<Response> {
  const body = await readBody(c)
  return body.ok ? go(body.fields) : refuse(c, body.status, body.key)
}

/** The answer of a form that is done: a redirect (303) for a browser, its address as JSON for the library. */
export const proceed = (c: ShopContext, path: string): Response =>
  c.get('isFragment') ? c.json({ Uri: path }) : c.redirect(path, 303)
