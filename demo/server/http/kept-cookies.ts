import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Shop } from '../context.ts'
import { ownCookie } from './cookies.ts'

const DAY = 86_400

/** The cookies that the library writes by script, and for how many seconds; browsers keep none longer than 400 days. */
const LIFETIMES = { 'cookie-consent': 365 * DAY, notShow: 400 * DAY } as const

const MARK = 'vitrine-kept'

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
  const marks = (getCookie(c, MARK) ?? '').split('.')
  const cookies = Object.entries(LIFETIMES).map(([name, maxAge], index) => {
    const text = getCookie(c, name)
    return { name, maxAge, text, print: printOf(text), mark: marks[index] ?? '' }
  })
  if (cookies.every(({ print, mark }) => print === mark)) return
  for (const { name, maxAge, text, print, mark } of cookies)
    if (text && print && print !== mark) setCookie(c, name, text, { ...ownCookie(c, maxAge), httpOnly: false })
  if (cookies.some(({ print }) => print))
    setCookie(c, MARK, cookies.map(({ print }) => print).join('.'), ownCookie(c, 400 * DAY))
  else deleteCookie(c, MARK, ownCookie(c))
}
