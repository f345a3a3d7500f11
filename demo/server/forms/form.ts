import type { ShopContext } from '../context.ts'
import { refuse } from '../http/answers.ts'
import { type Fields, readBody } from '../http/body.ts'

/** Reads a posted form and hands its fields on; a body that is none is refused. */
export async function withFields(c: ShopContext, go: (fields: Fields) => Promise<Response>): Promise<Response> {
  const body = await readBody(c)
  return body.ok ? go(body.fields) : refuse(c, body.status, body.key)
}

/** Where a form leads once it is done: 303 for a browser; its address as JSON when the library sent it. */
export const proceed = (c: ShopContext, path: string): Response =>
  c.get('isFragment') ? c.json({ Uri: path }) : c.redirect(path, 303)
