import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Flash, Remedy, Shop, ShopContext } from '../context.ts'
import { ownCookie } from './cookies.ts'

const cookieName = 'vitrine-flash'
const maxAgeSeconds = 60

/** As many as a cookie can hold. */
const mostMessages = 8

/** Leaves messages for the next page, in a cookie: they survive the redirect, on whatever process it ends. */
export function leaveFlash(c: ShopContext, ...messages: Flash[]): void {
  const text = Buffer.from(JSON.stringify(messages.slice(0, mostMessages))).toString('base64url')
  setCookie(c, cookieName, text, ownCookie(c, maxAgeSeconds))
}

const isKey = (key: unknown): key is string => typeof key === 'string' && /^[A-Z]\w+(\.\w+)+$/.test(key)

const isRemedy = ({ path, fields, key }: Partial<Remedy>): boolean =>
  ['/shoppingcarts/add', '/shoppingcarts/update'].includes(path ?? '') &&
  Object.values(fields ?? {}).every((value) => typeof value === 'string') &&
  isKey(key)

const isFlash = (value: unknown): value is Flash => {
  const { kind, key, remedy } = (value ?? {}) as Partial<Flash>
  return ['success', 'error', 'info'].includes(kind ?? '') && isKey(key) && (!remedy || isRemedy(remedy))
}

function readFlash(text: string | undefined): Flash[] {
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value.filter(isFlash) : []
  } catch {
    return []
  }
}

/** Hands the messages to the page that is shown next, and forgets them once a whole page was answered. */
export const flashMessages: MiddlewareHandler<Shop> = async (c, next) => {
  const text = getCookie(c, cookieName)
  c.set('flash', readFlash(text))
  await next()
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') && !c.get('isFragment')
  if (text !== undefined && isPage) deleteCookie(c, cookieName, { path: '/' })
}
