import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { ownCookie } from '../../http/cookies.ts'
import { createToken, fingerprint } from '../../security/tokens.ts'
import { createKey, fromBase32, matchingStep } from '../../security/totp.ts'
import { countAttempt, delayAttempt, forgetAttempts } from './attempts.ts'

const cookieName = 'vitrine-two-factor'

/** Minutes between the password and the code. */
const lifetimeMinutes = 10

/** Remembers in the browser that the password was right, until the code comes. */
export async function awaitCode(c: ShopContext, customerId: number): Promise<void> {
  const token = createToken()
  const expires = new Date(Date.now() + lifetimeMinutes * 60_000)
  await c.var.db
    .insertInto('pending_sign_in')
    .values({ id: fingerprint(token), customer_id: customerId, expires_at: expires })
    .execute()
  setCookie(c, cookieName, token, ownCookie(c, lifetimeMinutes * 60))
}

/** The customer whose password was right a moment ago in this browser, and who owes the code. */
export async function awaitedCustomer(c: ShopContext): Promise<number | undefined> {
  const token = getCookie(c, cookieName)
  if (token === undefined) return undefined
  const row = await c.var.db
    .selectFrom('pending_sign_in')
    .select('customer_id')
    .where('id', '=', fingerprint(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.customer_id
}

/** Forgets that a code was owed. */
export async function endWait(c: ShopContext): Promise<void> {
  const token = getCookie(c, cookieName)
  if (token === undefined) return
  await c.var.db.deleteFrom('pending_sign_in').where('id', '=', fingerprint(token)).execute()
  deleteCookie(c, cookieName, { path: '/' })
}

/** The outcome of a code. */
export type CodeCheck = { state: 'right' } | { state: 'wrong' } | { state: 'too-often'; waitSeconds: number }

/**
 * Checks a customer's code, and uses it up: the same code, or an older one, is wrong from then on (RFC 6238, 5.2). The
 * tries are counted by customer, wherever they come from; beyond the limit they are slow, and the right code still lets its
 * owner in.
 */
export async function checkCode(db: Db, customerId: number, typed: string): Promise<CodeCheck> {
  const key = `code of ${customerId}`
  const attempt = await countAttempt(db, key, '')
  if (!attempt.isAllowed && !(await delayAttempt(key, attempt.excess))) {
    return { state: 'too-often', waitSeconds: attempt.waitSeconds }
  }
  const row = await db
    .selectFrom('customer')
    .select('two_factor_secret')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const step = row?.two_factor_secret ? matchingStep(typed, fromBase32(row.two_factor_secret), Date.now()) : undefined
  if (step === undefined || !(await spendStep(db, customerId, step))) return { state: 'wrong' }
  await forgetAttempts(db, key, '')
  return { state: 'right' }
}

/** One statement, so that one code sent twice at once counts once. */
async function spendStep(db: Db, customerId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ two_factor_last_step: step })
    .where('id', '=', customerId)
    .where(sql<boolean>`coalesce(two_factor_last_step, 0) < ${step}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether sign-in asks a customer for a code, and the key that was drawn for that. */
export async function twoFactorOf(db: Db, customerId: number): Promise<{ isOn: boolean; key: string | null }> {
  const row = await db
    .selectFrom('customer')
    .select(['two_factor_enabled', 'two_factor_secret'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return { isOn: row?.two_factor_enabled ?? false, key: row?.two_factor_secret ?? null }
}

/** Creates a key for a customer who has none in use. */
export const createCustomerKey = (db: Db, customerId: number) =>
  db
    .updateTable('customer')
    .set({ two_factor_secret: createKey(), two_factor_last_step: null })
    .where('id', '=', customerId)
    .where('two_factor_enabled', '=', false)
    .execute()

/** Turns the second step of signing in on, or off together with its key. */
export const setTwoFactor = (db: Db, customerId: number, isOn: boolean) =>
  db
    .updateTable('customer')
    .set({ two_factor_enabled: isOn, ...(!isOn && { two_factor_secret: null, two_factor_last_step: null }) })
    .where('id', '=', customerId)
    .execute()
