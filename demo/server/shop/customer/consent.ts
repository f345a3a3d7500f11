import type { MiddlewareHandler } from 'hono'
import type { Db } from '../../../data/schema.ts'
import type { Shop } from '../../context.ts'
import { type ConsentChoice, presentConsent } from '../../http/shop-cookies.ts'

/** The customer's consents, the newest first. */
export const consentOf = (db: Db, customerId: number, count = 10) =>
  db
    .selectFrom('consent_choice')
    .select(['stamp', 'preferences', 'statistics', 'marketing', 'seen_at as seenAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

async function keepChoice(db: Db, customerId: number, choice: ConsentChoice): Promise<void> {
  const [last] = await consentOf(db, customerId, 1)
  const names = ['stamp', 'preferences', 'statistics', 'marketing'] as const
  if (last && names.every((name) => last[name] === choice[name])) return
  await db
    .insertInto('consent_choice')
    .values({ customer_id: customerId, ...choice })
    .execute()
}

/** The last consent of each session, so that the database is queried once; the oldest entries are dropped. */
const known = new Map<string, string>()
const mostKnown = 10_000

/** Records a customer's choice of cookies, with the moment of the first request that has it (GDPR 7). */
export const noteConsent: MiddlewareHandler<Shop> = async (c, next) => {
  const [customer, db, session] = [c.get('customer'), c.get('db'), c.get('session')]
  const { text, value } = (customer && presentConsent(c)) ?? {}
  if (customer && text && value && session.id !== null && known.get(session.id) !== text) {
    await keepChoice(db, customer.id, value)
    known.delete(session.id)
    known.set(session.id, text)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  }
  return next()
}
