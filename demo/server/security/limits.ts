import type { MiddlewareHandler } from 'hono'
import type { Shop, ShopContext } from '../context.ts'
import { refuse, refuseJson } from '../http/answers.ts'
import { callerNetwork } from '../http/caller.ts'
import { countAttempt } from '../shop/account/attempts.ts'
import { knownCustomer } from '../shop/security/known-devices.ts'

type Limit = [path: RegExp, most: number, minutes?: number]

const vatCheck = /\/checkisvatvalid\/?$/

/**
 * The limits for one network and for one customer, within the minutes of a count. They concern forms that cost the shop
 * work or send a letter to somebody else. A browser in which a customer has signed in counts by itself, so that nobody
 * of the same network can lock its owner out.
 */
const limits: Limit[] = [
  [/\/security\/register$/, 20],
  [/\/security\/(forgot|reset|confirm|email|changepassword)$/, 20],
  // An office shares one address: the limit slows down an attacker who guesses passwords of many accounts, but not the
  // staff of an office.
  [/\/security\/(login|twofactor)$/, 60],
  [/\/security\/twofactorhome$/, 60],
  [/\/security\/passkeys\/(use|signin|add|keep|remove)$/, 60],
  [/\/(newsletter|contact)$/, 20],
  [/\/newsletter\/(confirm|leave)$/, 60],
  // Each sends a letter; the limit also slows down guessing of order numbers.
  [/\/sales\/withdrawal(\/confirm)?$/, 20],
  // Photos cost processing time.
  [/\/sales\/refund$/, 30],
  // Files cost processing time too; staff may send some hundreds a day.
  [/\/assets\/(upload|resumable)$/, 400],
  [/\/stocknotification\/subscribe$/, 30],
  // Staff read each review.
  [/\/catalog\/reviews\/write$/, 20],
  // Slows down a visitor who votes with ever new sessions.
  [/\/catalog\/reviews\/(\d+\/)?helpful$/, 60],
  // Slows down guessing of coupon codes.
  [/\/shoppingcarts\/coupon$/, 20, 1],
  // Each call queries the VAT register.
  [vatCheck, 20, 1],
]

/** The carts that one network may begin without having one. */
const newCarts: Limit = [
  /\/(shoppingcarts\/(add|city|shippingmethods|externalpickuppoint)|shippings\/pickuppoint|addtocart)$/,
  120,
]

function limitOf(c: ShopContext): { name: string; most: number; minutes?: number } | undefined {
  const path = c.req.path.toLowerCase()
  const known = c.get('session').id === null ? [newCarts, ...limits] : limits
  for (const [pattern, most, minutes] of known) {
    const [name] = pattern.exec(path) ?? []
    if (name) return { name, most, ...(minutes && { minutes }) }
  }
  return undefined
}

/** Refuses requests beyond the limit of a network or customer: 429 with Retry-After. */
export const limitCalls: MiddlewareHandler<Shop> = async (c, next) => {
  const limit = c.req.method === 'POST' || vatCheck.test(c.req.path) ? limitOf(c) : undefined
  if (!limit) return next()
  const [customer, db] = [c.get('customer'), c.get('db')]
  const known = await knownCustomer(c)
  const place = known === undefined ? callerNetwork(c) : `known to ${known}`
  const callers = [place, ...(customer ? [`customer ${customer.id}`] : [])]
  const attempts = await Promise.all(callers.map((caller) => countAttempt(db, `calls of ${limit.name}`, caller, limit)))
  const attempt = attempts.find(({ isAllowed }) => !isAllowed)
  if (!attempt || attempt.isAllowed) return next()
  const more = {
    values: { count: Math.ceil(attempt.waitSeconds / 60) },
    headers: { 'Retry-After': String(attempt.waitSeconds) },
  }
  return (c.get('isFragment') ? refuseJson : refuse)(c, 429, 'Answers.TooManyAttempts', more)
}
