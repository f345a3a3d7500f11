import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import type { Shop, ShopContext } from '../context.ts'

export type ShopCookie<Value> = {
  name: string
  /** Reads the value; undefined if the text is invalid. */
  read: (text: string) => Value | undefined
  /** The library reads and writes the cookie in the page. */
  isForScripts?: boolean
  /** The cookie keeps its name behind https, without a prefix. */
  isPlain?: boolean
}

const isHttps = (c: ShopContext): boolean => c.get('site').startsWith('https:')

/**
 * Browsers accept a cookie with this prefix only from its own host, by https and for all paths: another host of the
 * same domain cannot plant one.
 */
const PREFIX = '__Host-'

/** The prefix is used only behind https. */
export const cookieName = (c: ShopContext, { name, isPlain }: ShopCookie<unknown>): string =>
  isHttps(c) && !isPlain ? PREFIX + name : name

/** The options of a cookie: valid for all paths, closed to scripts unless they need it, and Secure behind https. */
const optionsOf = (c: ShopContext, { isForScripts }: ShopCookie<unknown>, maxAge?: number): CookieOptions => ({
  path: '/',
  httpOnly: !isForScripts,
  sameSite: 'Lax',
  secure: isHttps(c),
  ...(maxAge !== undefined && { maxAge }),
})

/** Sets a cookie for `maxAge` seconds; without it until the browser is closed. */
export const giveCookie = (c: ShopContext, cookie: ShopCookie<unknown>, text: string, maxAge?: number): void =>
  setCookie(c, cookieName(c, cookie), text, optionsOf(c, cookie, maxAge))

export function dropCookie(c: ShopContext, cookie: ShopCookie<unknown>): void {
  deleteCookie(c, cookieName(c, cookie), optionsOf(c, cookie))
}

/** Hono's own reader returns only the first cookie, which may belong to an older path. */
function textsOf(c: ShopContext, name: string): string[] {
  const pairs = (c.req.header('Cookie') ?? '').split(';')
  return pairs.map((pair) => parse(pair, name)[name]).filter((text) => text !== undefined)
}

export type Read<Value> = { text: string; value: Value }

/** The valid cookies of a name, in the order of the request: the cookie of the whole site is the last. */
export function readCookies<Value>(c: ShopContext, cookie: ShopCookie<Value>): Read<Value>[] {
  return textsOf(c, cookieName(c, cookie)).flatMap((text) => {
    const value = cookie.read(text)
    return value === undefined ? [] : [{ text, value }]
  })
}

/** The value of a cookie; undefined if it is missing or invalid. */
export const readCookie = <Value>(c: ShopContext, cookie: ShopCookie<Value>): Value | undefined =>
  readCookies(c, cookie).at(-1)?.value

/** Deletes invalid cookies of the shop, so that the next request does not send them again. */
export const dropBadCookies =
  (cookies: readonly ShopCookie<unknown>[]): MiddlewareHandler<Shop> =>
  (c, next) => {
    for (const cookie of cookies) {
      const name = cookieName(c, cookie)
      const good = readCookies(c, cookie).length
      if (good < textsOf(c, name).length) expire(c, cookie, good === 0)
    }
    return next()
  }

/** Deletes a cookie at every path and domain that may have set it; the shop's own cookie only if it is invalid. */
function expire(c: ShopContext, cookie: ShopCookie<unknown>, isOwnBad: boolean): void {
  const name = cookieName(c, cookie)
  const places = name.startsWith(PREFIX) ? [{ path: '/' }] : placesOf(c, cookie)
  for (const place of isOwnBad ? places : places.slice(1))
    deleteCookie(c, name, { ...place, secure: isHttps(c), sameSite: 'Lax' })
}

/** The most folders of a path, and the most parent domains, for which a cookie is deleted. */
const mostPaths = 5
const mostDomains = 3

/** The paths and domains whose cookies a browser sends with a request; the first is that of the shop itself. */
function placesOf(c: ShopContext, { isForScripts }: ShopCookie<unknown>): CookieOptions[] {
  const segments = new URL(c.req.url).pathname.split('/').filter(Boolean)
  const plain = segments.findIndex((segment) => !/^[\w.~%-]+$/.test(segment))
  const known = segments.slice(0, Math.min(plain < 0 ? segments.length : plain, mostPaths))
  const folders = known.map((_, index) => `/${known.slice(0, index + 1).join('/')}`)
  const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
  // Other libraries may use the same names for scripts, so that the cookies of parent domains are kept.
  const domains = isForScripts ? [] : domainsOf(new URL(c.get('site')).hostname)
  return [{}, ...domains].flatMap((domain) => paths.map((path) => ({ path, ...domain })))
}

function domainsOf(host: string): { domain: string }[] {
  if (/^[\d.]+$|:/.test(host)) return []
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => ({ domain: labels.slice(index).join('.') }))
  return domains.slice(-mostDomains)
}
