import { randomInt } from 'node:crypto'
import type { Db } from '../../../data/schema.ts'
import { fingerprint } from '../../security/tokens.ts'

/** The number of codes, and their format: groups of letters and digits that cannot be confused. */
export const recoveryCodeCount = 10
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const createCode = () => Array.from({ length: groups }, group).join('-')

/** The form in which codes are compared: letter case and separators do not matter. */
const plain = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

const idOf = (customerId: number, code: string) => fingerprint(`${customerId} ${plain(code)}`)

export const isRecoveryCode = (typed: string): boolean => plain(typed).length === groups * groupLength

/**
 * Creates new codes for a customer; older ones become invalid. Only this function returns them: the table has their
 * hashes.
 */
export async function createRecoveryCodes(db: Db, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ id: idOf(customerId, code), customer_id: customerId })))
    .execute()
  return codes
}

/** Uses a code, so that it becomes invalid. False when it is unknown or was already used. */
export async function spendRecoveryCode(db: Db, customerId: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('id', '=', idOf(customerId, typed))
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function recoveryCodesLeft(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
