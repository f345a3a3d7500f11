import type { FormState, ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { checkPassword } from '../../shop/security/change-password.ts'
import { passwordOf } from './password.ts'
import { waitMessage } from './wait.ts'

/** What a page shows when the field CurrentPassword is not the password of an account. */
export type ProofRefusal = { state: FormState; status: 422 | 429 }

/** Whether the field CurrentPassword is the password of an account: undefined then. */
export async function provePassword(
  c: ShopContext,
  account: { id: number; email: string },
  fields: Fields,
): Promise<ProofRefusal | undefined> {
  const { t } = c.var
  const password = passwordOf(fields, 'CurrentPassword')
  const refused = (text: string): ProofRefusal => {
    return { state: { values: {}, errors: { CurrentPassword: text } }, status: 422 }
  }
  if (password === '') return refused(t('Shop.Form.Required'))
  const check = await checkPassword(c, account, password)
  if (check.state === 'right') return undefined
  if (check.state === 'wrong') return refused(t('Pages.Password.Wrong'))
  return { state: { values: {}, errors: {}, message: waitMessage(c, check.waitSeconds) }, status: 429 }
}

/**
 * A letter's link gives an e-mail to an account where its customer is signed in, elsewhere with the password of the account: else
 * somebody could make an account for an e-mail of somebody else, who reads the letter and confirms it. Undefined: it may.
 */
export async function proveLink(
  c: ShopContext,
  owner: { id: number; email: string },
  fields: Fields,
): Promise<ProofRefusal | undefined> {
  return c.get('customer')?.id === owner.id ? undefined : provePassword(c, owner, fields)
}
