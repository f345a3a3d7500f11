import { sql } from 'kysely'
import type { Db, Row } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { createKey, fromBase32, matchingStep } from '../../security/totp.ts'
import { countAttempt, delayAttempt, forgetAttempts } from '../account/attempts.ts'
import { record } from './audit.ts'
import { countFailure, forgetFailures, mostFailures } from './code-failures.ts'
import { forgetDevices } from './devices.ts'
import { spendEmailCode } from './email-codes.ts'
import { knownDevice } from './known-devices.ts'
import { createRecoveryCodes, isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { writeSafetyLetter } from './safety-letter.ts'

export type TwoFactorMethod = Row<'customer'>['two_factor_method']

export type Check = { state: 'right' } | { state: 'wrong' } | { state: 'too-often'; waitSeconds: number }

/** The outcome of a code. `stopped`: too many codes in succession were wrong, so that none is checked. */
export type CodeCheck = Check | { state: 'stopped' }

/**
 * Checks a customer's code, and marks it as used: of the app, of a letter, or a recovery code. Attempts are counted by
 * customer; known devices of the owner have their own count. Beyond the limit attempts are delayed, so that the right
 * code still works. After a hundred wrong codes in succession no code is checked until the owner signs in in another
 * way. The owner is notified of both by letter.
 */
export async function checkCode(c: ShopContext, customerId: number, typed: string): Promise<CodeCheck> {
  const { db } = c.var
  const key = `code of ${customerId}`
  const place = (await knownDevice(c, customerId)) ?? ''
  const attempt = await countAttempt(db, key, place)
  if (!attempt.isAllowed) {
    if (attempt.excess === 1) {
      await record(c, 'code-limited', customerId)
      await writeSafetyLetter(c, customerId, 'CodesWrong')
    }
    if (!(await delayAttempt(db, key, place))) return { state: 'too-often', waitSeconds: attempt.waitSeconds }
  }
  const failures = await countFailure(db, customerId, isRecoveryCode(typed) ? 'recovery' : 'code')
  if (failures === undefined) return { state: 'stopped' }
  if (!(await spendCode(c, customerId, typed))) {
    await record(c, 'code-refused', customerId)
    if (failures === mostFailures) await writeSafetyLetter(c, customerId, 'CodesStopped')
    return { state: 'wrong' }
  }
  await forgetAttempts(db, key, place)
  await forgetFailures(db, customerId)
  return { state: 'right' }
}

async function spendCode(c: ShopContext, customerId: number, typed: string): Promise<boolean> {
  const { db } = c.var
  if (isRecoveryCode(typed)) {
    const isSpent = await spendRecoveryCode(db, customerId, typed)
    if (isSpent) await record(c, 'recovery-code-used', customerId)
    return isSpent
  }
  const { method, key } = await twoFactorOf(db, customerId)
  if (method === 'email') return spendEmailCode(db, customerId, typed)
  const step = key === null ? undefined : matchingStep(typed, fromBase32(key), Date.now())
  return step !== undefined && (await spendStep(db, customerId, step))
}

/**
 * One statement, so that a code that is sent twice at once counts once. The same code, or an older one, is wrong from
 * then on (RFC 6238, 5.2).
 */
async function spendStep(db: Db, customerId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ two_factor_last_step: step })
    .where('id', '=', customerId)
    .where(sql<boolean>`coalesce(two_factor_last_step, 0) < ${step}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a customer has a second step, its method, and the key that was created for the app. */
export type TwoFactor = { isOn: boolean; method: TwoFactorMethod; key: string | null }

export async function twoFactorOf(db: Db, customerId: number): Promise<TwoFactor> {
  const row = await db
    .selectFrom('customer')
    .select(['two_factor_enabled', 'two_factor_secret', 'two_factor_method'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { isOn: row.two_factor_enabled, method: row.two_factor_method, key: row.two_factor_secret }
}

/**
 * Stores the chosen method until the second step is on. The key of an app is not changed meanwhile: its QR code may
 * already be scanned.
 */
export const chooseMethod = (db: Db, customerId: number, method: TwoFactorMethod) =>
  db
    .updateTable('customer')
    .set({
      two_factor_method: method,
      two_factor_last_step: null,
      two_factor_secret: method === 'app' ? sql<string>`coalesce(two_factor_secret, ${createKey()})` : null,
    })
    .where('id', '=', customerId)
    .where('two_factor_enabled', '=', false)
    .execute()

/** Turns the second step on. Returns the recovery codes, which are shown only once. */
export async function startTwoFactor(c: ShopContext, customerId: number): Promise<string[]> {
  const codes = await c.var.db.transaction().execute(async (trx) => {
    await trx.updateTable('customer').set({ two_factor_enabled: true }).where('id', '=', customerId).execute()
    await record(c, 'two-factor-on', customerId, trx)
    return makeRecoveryCodes(c, customerId, trx)
  })
  await writeSafetyLetter(c, customerId, 'TwoFactorOn')
  return codes
}

/** Creates new recovery codes; the old ones become invalid. */
export async function newRecoveryCodes(c: ShopContext, customerId: number): Promise<string[]> {
  const codes = await c.var.db.transaction().execute((trx) => makeRecoveryCodes(c, customerId, trx))
  await writeSafetyLetter(c, customerId, 'RecoveryCodesMade')
  return codes
}

async function makeRecoveryCodes(c: ShopContext, customerId: number, trx: Db): Promise<string[]> {
  await record(c, 'recovery-codes-made', customerId, trx)
  return createRecoveryCodes(trx, customerId)
}

export async function stopTwoFactor(c: ShopContext, customerId: number): Promise<void> {
  await c.var.db.transaction().execute((trx) => clearTwoFactor(c, trx, customerId))
  await writeSafetyLetter(c, customerId, 'TwoFactorOff')
}

/** Turns the second step off and deletes its data, in the given transaction. The second step need not be on yet. */
export async function clearTwoFactor(c: ShopContext, trx: Db, customerId: number): Promise<void> {
  const { isOn } = await twoFactorOf(trx, customerId)
  await trx
    .updateTable('customer')
    .set({
      two_factor_enabled: false,
      two_factor_secret: null,
      two_factor_last_step: null,
      two_factor_method: 'app',
    })
    .where('id', '=', customerId)
    .execute()
  for (const table of ['recovery_code', 'email_code'] as const) {
    await trx.deleteFrom(table).where('customer_id', '=', customerId).execute()
  }
  await forgetDevices(trx, customerId)
  if (isOn) await record(c, 'two-factor-off', customerId, trx)
}
