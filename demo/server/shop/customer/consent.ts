import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Db } from '../../../data/schema.ts'
import type { Shop } from '../../context.ts'

/** What a visitor allows beside what is needed. */
export type ConsentChoice = { stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }

const cookieName = 'cookie-consent'
const longestStamp = 40

/** Reads what the library has kept in the browser; a cookie that somebody else has written counts as none. */
export function readConsent(text: string | undefined): ConsentChoice | undefined {
  if (text === undefined) return undefined
  try {
    const { stamp, preferences, statistics, marketing } = JSON.parse(text)
    const isChoice = [preferences, statistics, marketing].every((value) => typeof value === 'boolean')
    if (!isChoice || typeof stamp !== 'string' || stamp.length > longestStamp || stamp.includes('\0')) return undefined
    return { stamp, preferences, statistics, marketing }
  } catch {
    return undefined
  }
}

/** What a customer has chosen, the newest first. */
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

/** What each session has said last, so that the database is asked once: the oldest are forgotten. */
const known = new Map<string, string>()
const mostKnown = 10_000

/** Keeps what a customer chose about cookies, with the moment of the first request that says so (GDPR 7). */
export const noteConsent: MiddlewareHandler<Shop> = async (c, next) => {
  const { customer, db, session } = c.var
  const text = customer && getCookie(c, cookieName)
  if (customer && text && session.id !== null && known.get(session.id) !== text) {
    const choice = readConsent(text)
    if (choice) await keepChoice(db, customer.id, choice)
    known.delete(session.id)
    known.set(session.id, text)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  }
  return next()
}
