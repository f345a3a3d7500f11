/** @jsxImportSource hono/jsx */

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Culture, cultureSegment, isCulture, type Shop, type ShopContext } from '../server/context.ts'
import { queryFields, readBody, textOf } from '../server/http/body.ts'
import { staticFiles } from '../server/http/static-files.ts'
import { returnPath } from '../server/security/return-path.ts'
import { projectFolder } from '../server/start/project-folder.ts'
import { type Card, wrongFields } from './cards.ts'
import { FramePage, HostedPage, type HostedProps } from './pages.tsx'
import { type Authorisation, authorise, eventsOf, finishStep, type Payment, secretPayment } from './payments.ts'

/** Bytes: a card and a code are short. */
const largestBody = 4096

/** Milliseconds for which the provider waits for a bank that does not answer. */
const patienceMs = 3000

/**
 * The demo's payment provider, at its own path: a frame with the fields of a card, a page without JavaScript, and the
 * calls of both. It does not know the shop's visitors, and reads no cookies.
 */
export function provider(app: string): Hono<Shop> {
  const routes = new Hono<Shop>()
  routes.use(bodyLimit({ maxSize: largestBody }))
  routes.use(safety)
  routes.use('/assets/*', staticFiles(`${app}/pay/assets`, join(projectFolder(), 'demo', 'provider', 'assets')))
  routes.get(`${cultureSegment}/frame`, (c) => c.html(<FramePage c={c} culture={cultureOf(c)} />))
  routes.get(`${cultureSegment}/page`, hosted)
  routes.post(`${cultureSegment}/page`, payHosted)
  routes.get('/payment', async (c) => {
    const payment = await secretPayment(c.var.db, c.req.query('secret') ?? '')
    if (!payment) return c.json({ Outcome: 'unknown' }, 404)
    const { state, amount, currency } = payment
    return c.json({ State: state, Amount: amount, Currency: currency, Events: await eventsOf(c.var.db, payment) })
  })
  routes.post('/check', async (c) => c.json({ Wrong: wrongFields(cardOf(await fieldsOf(c))) }))
  routes.post('/authorise', async (c) => {
    const fields = await fieldsOf(c)
    const card = cardOf(fields)
    return answer(c, fields, ({ key }) => (wrongFields(card).length > 0 ? 'refused' : authorise(c.var.db, key, card)))
  })
  routes.post('/step', async (c) => {
    const fields = await fieldsOf(c)
    return answer(c, fields, ({ key }) => finishStep(c.var.db, key, textOf(fields, 'Code')))
  })
  return routes
}

/** The frame is sandboxed: its script has neither cookies nor an origin. */
const safety = async (c: ShopContext, next: () => Promise<void>) => {
  const own = `${c.var.site}/pay/`
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  )
}

const cultureOf = (c: ShopContext): Culture => {
  const culture = c.req.param('culture') ?? ''
  return isCulture(culture) ? culture : 'fr'
}

async function fieldsOf(c: ShopContext) {
  const body = await readBody(c)
  return body.ok ? body.fields : {}
}

type Fields = Awaited<ReturnType<typeof fieldsOf>>

const cardOf = (fields: Fields): Card => ({
  number: textOf(fields, 'Number'),
  expiry: textOf(fields, 'Expiry'),
  code: textOf(fields, 'Code'),
})

/** Runs the work for the payment of the secret; waits for a bank that does not answer. */
async function outcomeOf(
  c: ShopContext,
  fields: Fields,
  work: (payment: Payment) => Authorisation | Promise<Authorisation>,
): Promise<Authorisation | undefined> {
  const payment = await secretPayment(c.var.db, textOf(fields, 'Secret'))
  const outcome = payment && (await work(payment))
  if (outcome === 'timeout') await wait(patienceMs)
  return outcome
}

async function answer(c: ShopContext, fields: Fields, work: Parameters<typeof outcomeOf>[2]) {
  const outcome = await outcomeOf(c, fields, work)
  if (outcome === undefined) return c.json({ Outcome: 'unknown' }, 404)
  return c.json({ Outcome: outcome }, outcome === 'timeout' ? 504 : 200)
}

/** The address to which the page returns; it must be one of the shop. */
function returnOf(c: ShopContext, fields: Fields): string {
  return returnPath(textOf(fields, 'return'), c.var.app, `${c.var.app}/`)
}

async function showHosted(c: ShopContext, payment: Payment, more: Pick<HostedProps, 'message' | 'wrong' | 'back'>) {
  const status = more.message || more.wrong ? 422 : 200
  return c.html(<HostedPage c={c} culture={cultureOf(c)} payment={payment} {...more} />, status)
}

const hosted = async (c: ShopContext) => {
  const fields = queryFields(c)
  const payment = await secretPayment(c.var.db, textOf(fields, 'secret'))
  const back = returnOf(c, fields)
  const isOver = !payment || ['authorised', 'captured', 'closed'].includes(payment.state)
  return isOver ? c.redirect(back, 303) : showHosted(c, payment, { back })
}

const payHosted = async (c: ShopContext) => {
  const fields = await fieldsOf(c)
  const back = returnOf(c, fields)
  const card = cardOf(fields)
  const isStep = fields.Step !== undefined
  const wrong = isStep ? [] : wrongFields(card)
  const outcome = await outcomeOf(c, fields, ({ key }) => {
    if (wrong.length > 0) return 'refused'
    return isStep ? finishStep(c.var.db, key, textOf(fields, 'Step')) : authorise(c.var.db, key, card)
  })
  const payment = await secretPayment(c.var.db, textOf(fields, 'Secret'))
  if (!payment || payment.state === 'closed' || outcome === 'authorised') return c.redirect(back, 303)
  if (wrong.length > 0) return showHosted(c, payment, { back, wrong })
  return showHosted(c, payment, { back, ...(outcome && outcome !== 'step' && { message: outcome }) })
}
