import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { dropCookie, giveCookie, readCookie, readCookies } from './cookies.ts'
import { presentConsent, shopCookies } from './shop-cookies.ts'

const DAY = 86_400

/** Seconds for which each cookie is kept; browsers keep none longer than 400 days. */
const LIFETIMES = { consent: 365 * DAY, popups: 400 * DAY, kept: 400 * DAY } as const

/** Characters; a longer cookie is not one of the library's. */
const longest = 2_000

/** A fingerprint that shows whether a text has changed; '' without a text. */
const printOf = (text: string | undefined): string =>
  text && text.length <= longest ? createHash('sha256').update(text).digest('base64url').slice(0, 12) : ''

/**
 * Sets the library's cookies again with their whole lifetime: Safari keeps a cookie that a script has written for seven
 * days, but a cookie of a server as long as requested. Each text is set once, with the first whole page after it was
 * written. So a page that is on its way cannot restore an older choice of the visitor, and a choice does not last
 * longer with each visit.
 */
export const keepCookies: MiddlewareHandler<Shop> = async (c, next) => {
  await next()
  // In-page visits set no cookie: after a change of cookies Chromium discards the basket pages in its back/forward
  // cache.
  if (c.req.method !== 'GET' || c.req.header('Sec-Fetch-Mode') !== 'navigate') return
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
  const texts = { consent: presentConsent(c)?.text, popups: readCookies(c, shopCookies.popups).at(-1)?.text }
  const marks = (readCookie(c, shopCookies.kept) ?? '').split('.')
  const cookies = (['consent', 'popups'] as const).map((name, index) => {
    const text = texts[name]
    return { name, text, print: printOf(text), mark: marks[index] ?? '' }
  })
  if (cookies.every(({ print, mark }) => print === mark)) return
  for (const { name, text, print, mark } of cookies)
    if (text && print && print !== mark) giveCookie(c, shopCookies[name], text, LIFETIMES[name])
  if (cookies.some(({ print }) => print))
    giveCookie(c, shopCookies.kept, cookies.map(({ print }) => print).join('.'), LIFETIMES.kept)
  else dropCookie(c, shopCookies.kept)
}
