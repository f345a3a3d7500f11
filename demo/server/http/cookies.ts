import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import type { Shop, ShopContext } from '../context.ts'

/** A cookie that the shop reads. */
export type ShopCookie<Value> = {
  name: string
  /** The value that a text means; undefined for one that is not what it must be. */
  read: (text: string) => Value | undefined
  /** The library reads and writes it, too. */
  isForScripts?: boolean
  /** Its name is the same behind https. */
  isPlain?: boolean
}

const isHttps = (c: ShopContext): boolean => c.get('site').startsWith('https:')

/** Browsers take a cookie with this prefix from its own host alone, for the whole of it, by https: no neighbour can plant one. */
const PREFIX = '__Host-'

/** The name of a cookie in this request: behind https with a prefix, which plain http does not have. */
export const cookieName = (c: ShopContext, { name, isPlain }: ShopCookie<unknown>): string =>
  isHttps(c) && !isPlain ? PREFIX + name : name

/** How the shop's cookies are: for the whole site, closed to scripts, and behind https for https alone. */
const optionsOf = (c: ShopContext, { isForScripts }: ShopCookie<unknown>, maxAge?: number): CookieOptions => ({
  path: '/',
  httpOnly: !isForScripts,
  sameSite: 'Lax',
  secure: isHttps(c),
  ...(maxAge !== undefined && { maxAge }),
})

/** Gives the browser a cookie, for so many seconds, or until it is closed. */
export const giveCookie = (c: ShopContext, cookie: ShopCookie<unknown>, text: string, maxAge?: number): void =>
  setCookie(c, cookieName(c, cookie), text, optionsOf(c, cookie, maxAge))

/** Takes a cookie of the shop from the browser. */
export function dropCookie(c: ShopContext, cookie: ShopCookie<unknown>): void {
  deleteCookie(c, cookieName(c, cookie), optionsOf(c, cookie))
}

/** The texts of all cookies of a name. Hono's own reader knows the first alone, which may be that of an older path. */
function textsOf(c: ShopContext, name: string): string[] {
  const pairs = (c.req.header('Cookie') ?? '').split(';')
  return pairs.map((pair) => parse(pair, name)[name]).filter((text) => text !== undefined)
}

/** A cookie as it was read. */
export type Read<Value> = { text: string; value: Value }

/** The cookies of a name that are what they must be, in the order of the request: that of the whole site is the last. */
export function readCookies<Value>(c: ShopContext, cookie: ShopCookie<Value>): Read<Value>[] {
  return textsOf(c, cookieName(c, cookie)).flatMap((text) => {
    const value = cookie.read(text)
    return value === undefined ? [] : [{ text, value }]
  })
}

/** The value of a cookie; undefined without one that is what it must be. */
export const readCookie = <Value>(c: ShopContext, cookie: ShopCookie<Value>): Value | undefined =>
  readCookies(c, cookie).at(-1)?.value

/** Deletes cookies of the shop that are not what they must be, so that they are read once. */
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

/** Ends a cookie wherever it may have been set from; that of the whole site only when nothing good is in it. */
function expire(c: ShopContext, cookie: ShopCookie<unknown>, isOwnBad: boolean): void {
  const name = cookieName(c, cookie)
  const places = name.startsWith(PREFIX) ? [{ path: '/' }] : placesOf(c, cookie)
  for (const place of isOwnBad ? places : places.slice(1))
    deleteCookie(c, name, { ...place, secure: isHttps(c), sameSite: 'Lax' })
}

/** So many folders of a path, and of the names that its host belongs to, are looked at. */
const mostPaths = 5
const mostDomains = 3

/** The paths and domains whose cookies come with a request; the first is that of the shop's own. */
function placesOf(c: ShopContext, { isForScripts }: ShopCookie<unknown>): CookieOptions[] {
  const segments = new URL(c.req.url).pathname.split('/').filter(Boolean)
  const plain = segments.findIndex((segment) => !/^[\w.~%-]+$/.test(segment))
  const known = segments.slice(0, Math.min(plain < 0 ? segments.length : plain, mostPaths))
  const folders = known.map((_, index) => `/${known.slice(0, index + 1).join('/')}`)
  const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
  // What libraries of others may call theirs, too, is left to the site above.
  const domains = isForScripts ? [] : domainsOf(new URL(c.get('site')).hostname)
  return [{}, ...domains].flatMap((domain) => paths.map((path) => ({ path, ...domain })))
}

function domainsOf(host: string): { domain: string }[] {
  if (/^[\d.]+$|:/.test(host)) return []
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => ({ domain: labels.slice(index).join('.') }))
  return domains.slice(-mostDomains)
}
