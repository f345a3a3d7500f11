import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'
import { dropCookie, giveCookie, readCookie, readCookies } from './cookies.ts'
import { presentConsent, shopCookies } from './shop-cookies.ts'

const DAY = 86_400

/** For how many seconds each is kept; browsers keep none longer than 400 days. */
const LIFETIMES = { consent: 365 * DAY, popups: 400 * DAY, kept: 400 * DAY } as const

/** Longer ones are none of the library's. */
const longest = 2_000

/** Says whether a text is the one of before; '' of none. */
const printOf = (text: string | undefined): string =>
  text && text.length <= longest ? createHash('sha256').update(text).digest('base64url').slice(0, 12) : ''

/**
 * Gives the cookies of scripts their whole lifetime: Safari keeps what a script has written for seven days, and what a server sets
 * as long as it says. Each text is set once, with the first page that is loaded whole after it was written: a page that was on its way while a visitor
 * chose anew must not bring the old choice back, and a choice must not last longer from visit to visit.
 */
export const keepCookies: MiddlewareHandler<Shop> = async (c, next) => {
  await next()
  // A visit in the page sets none: with a changed cookie Chromium throws its kept pages of the basket away.
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
