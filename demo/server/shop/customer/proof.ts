import type { Customer, ShopContext } from '../../context.ts'
import { checkPassword } from '../security/change-password.ts'
import { sendEmailCode } from '../security/email-codes.ts'
import { type CodeCheck, checkCode, twoFactorOf } from '../security/two-factor.ts'

/** `code-sent`: the password is right, and the required code was sent by letter. */
export type Proof =
  | Exclude<CodeCheck, { state: 'wrong' }>
  | { state: 'wrong'; field: 'CurrentPassword' | 'Code' }
  | { state: 'code-sent' }

/** Checks the password, and a code if the second step is on: of the app, of a letter, or a recovery code. */
export async function proveOwner(c: ShopContext, customer: Customer, password: string, code: string): Promise<Proof> {
  const byPassword = await checkPassword(c, customer, password)
  if (byPassword.state === 'wrong') return { state: 'wrong', field: 'CurrentPassword' }
  const { isOn, method } = await twoFactorOf(c.get('db'), customer.id)
  if (byPassword.state !== 'right' || !isOn) return byPassword
  if (method === 'email' && code === '') {
    const letter = await sendEmailCode(c, customer)
    return letter.isAllowed ? { state: 'code-sent' } : { state: 'too-often', waitSeconds: letter.waitSeconds }
  }
  const byCode = await checkCode(c, customer.id, code)
  return byCode.state === 'wrong' ? { state: 'wrong', field: 'Code' } : byCode
}
