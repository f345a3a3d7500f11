import { randomInt } from 'node:crypto'
import type { Db } from '../../../data/schema.ts'
import { fingerprint } from '../../security/tokens.ts'

/** How many codes a customer gets, and how they look: groups of letters and digits that nobody takes for another. */
export const recoveryCodeCount = 10
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const createCode = () => Array.from({ length: groups }, group).join('-')

/** What is compared: in any case of letters, with or without the signs between them. */
const plain = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

const idOf = (customerId: number, code: string) => fingerprint(`${customerId} ${plain(code)}`)

/** Whether a text has the form of such a code. */
export const isRecoveryCode = (typed: string): boolean => plain(typed).length === groups * groupLength

/** Makes new codes for a customer; older ones hold no more. Only here can they be read: the table has fingerprints. */
export async function createRecoveryCodes(db: Db, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ id: idOf(customerId, code), customer_id: customerId })))
    .execute()
  return codes
}

/** Uses a code up. False when it is none of the customer's, or was used before. */
export async function spendRecoveryCode(db: Db, customerId: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('id', '=', idOf(customerId, typed))
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many codes a customer has left. */
export async function recoveryCodesLeft(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
