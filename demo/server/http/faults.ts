import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Shop, ShopContext } from '../context.ts'
import { refuseJson } from './answers.ts'
import { readBody, textOf, wholeNumber } from './body.ts'
import { giveCookie, readCookie } from './cookies.ts'
import { shopCookies } from './shop-cookies.ts'

/**
 * A fault that a test has ordered: the call is held or refused, or its answer is lost before or after the work.
 */
type Fault = {
  method: string
  path: string
  times: number
  /** Resolves when a held call is released. */
  released: Promise<void> | undefined
  release: () => void
  status: number | undefined
  body: string
  drop: '' | 'before' | 'after'
}

/** The queries that this process has sent; counted with DEMO_FAULTS=1. */
let queries = 0

export const countQuery = (): void => {
  queries += 1
}

const orderer = (c: ShopContext): string => readCookie(c, shopCookies.fault) ?? ''

/** The ordered faults by visitor, so that other tests on the same server are not affected. */
const ordered = new Map<string, Fault[]>()

/**
 * Accepts orders for faults: `{ method, path, times, hold?, status?, body?, drop? }`. A held call waits until
 * the orders are deleted. Only mounted with DEMO_FAULTS=1.
 */
export const faultOrders = new Hono<Shop>()

faultOrders.post('/faults', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const { fields } = body
  const who = orderer(c) || crypto.randomUUID()
  giveCookie(c, shopCookies.fault, who)
  const drop = textOf(fields, 'drop')
  let release = () => {}
  const isHeld = fields.hold === true
  const fault: Fault = {
    method: textOf(fields, 'method').toUpperCase() || 'GET',
    path: textOf(fields, 'path'),
    times: wholeNumber(fields.times) ?? 1,
    released: isHeld ? new Promise((done) => (release = done)) : undefined,
    release: () => release(),
    status: wholeNumber(fields.status),
    body: String(fields.body ?? '{"Message":"A fault that a test asked for."}'),
    drop: drop === 'before' || drop === 'after' ? drop : '',
  }
  ordered.set(who, [...(ordered.get(who) ?? []), fault])
  return c.json({ Faults: pending(who) })
})

const pending = (who: string) => (ordered.get(who) ?? []).filter(({ times }) => times > 0).length

faultOrders.get('/faults', (c) => c.json({ Faults: pending(orderer(c)) }))

faultOrders.get('/queries', (c) => c.json({ Queries: queries }))

faultOrders.delete('/faults', (c) => {
  const who = orderer(c)
  for (const fault of ordered.get(who) ?? []) fault.release()
  ordered.delete(who)
  return c.json({ Faults: 0 })
})

function nextFault(c: ShopContext): Fault | undefined {
  const faults = ordered.get(orderer(c)) ?? []
  const path = c.req.path.slice(c.get('app').length)
  return faults.find((fault) => fault.times > 0 && fault.method === c.req.method && path.startsWith(fault.path))
}

const PIXEL = new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))

/**
 * Answers the photos of a visitor with the cookie `demo-pixels` by one pixel: most tests need no photo, and
 * hundreds of them take long to decode. Only mounted with DEMO_FAULTS=1.
 */
export const pixelsForPhotos: MiddlewareHandler<Shop> = async (c, next) => {
  if (getCookie(c, 'demo-pixels') === undefined) return next()
  return c.body(PIXEL, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'max-age=3600' })
}

type Bindings = { incoming?: { socket?: { end(text: string): void } } }

/**
 * Ends the connection with an invalid answer. With no answer at all, Chromium would repeat the request on a new
 * connection, even a POST, and the page would not notice.
 */
function loseAnswer(c: Context) {
  ;(c.env as Bindings).incoming?.socket?.end('The answer was lost on purpose.\n')
  // Signals to the adapter that it must write nothing more.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

export const faultsHappen: MiddlewareHandler<Shop> = async (c, next) => {
  const fault = nextFault(c)
  if (fault === undefined) return next()
  fault.times -= 1
  await fault.released
  if (fault.drop === 'before') return loseAnswer(c)
  if (fault.drop === 'after') {
    await next()
    c.res = undefined
    c.res = loseAnswer(c)
    return
  }
  if (fault.status === undefined) return next()
  const type = fault.body.trimStart().startsWith('<') ? 'text/html; charset=utf-8' : 'application/json'
  return new Response(fault.body, { status: fault.status, headers: { 'Content-Type': type } })
}
