import { verifyPassword } from '../../../data/passwords.ts'
import type { Customer, ShopContext } from '../../context.ts'
import type { Attempt } from '../account/attempts.ts'
import { countAttempt, forgetAttempts } from '../account/attempts.ts'
import { checkCode, twoFactorOf } from '../security/two-factor.ts'

/** Whether who is signed in knows the password: an open screen is no proof. */
export type Proof = { state: 'right' } | { state: 'wrong'; field: 'CurrentPassword' | 'Code' } | TooOften
type TooOften = { state: 'too-often'; waitSeconds: number }

const tooOften = ({ waitSeconds }: Extract<Attempt, { isAllowed: false }>): TooOften => ({
  state: 'too-often',
  waitSeconds,
})

/** Compares the password of a signed-in customer. The tries are counted by customer, wherever they come from. */
export async function provePassword(c: ShopContext, { id }: Customer, password: string): Promise<Proof> {
  const { db } = c.var
  const key = `password of ${id}`
  const attempt = await countAttempt(db, key, '')
  if (!attempt.isAllowed) return tooOften(attempt)
  const row = await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst()
  if (!row || !(await verifyPassword(password, row.password_hash))) return { state: 'wrong', field: 'CurrentPassword' }
  await forgetAttempts(db, key, '')
  return { state: 'right' }
}

/** The password, and where the second step is on the code of the telephone as well. */
export async function proveOwner(c: ShopContext, customer: Customer, password: string, code: string): Promise<Proof> {
  const proof = await provePassword(c, customer, password)
  if (proof.state !== 'right' || !(await twoFactorOf(c.var.db, customer.id)).isOn) return proof
  const check = await checkCode(c, customer.id, code)
  if (check.state === 'too-often') return check
  return check.state === 'right' ? { state: 'right' } : { state: 'wrong', field: 'Code' }
}
