import type { FormState, ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { checkPassword } from '../../shop/security/change-password.ts'
import { passwordOf } from './password.ts'
import { waitMessage } from './wait.ts'

/** The state of the page when the field CurrentPassword is not the password of an account. */
export type ProofRefusal = { state: FormState; status: 422 | 429 }

/** Checks that the field CurrentPassword is the password of an account; undefined if it is. */
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
 * Checks that the link of a letter may confirm an e-mail: the customer must be signed in, or send the password of the
 * account. Otherwise somebody could register with another person's e-mail, and that person would confirm it by the
 * letter. Undefined: the link may.
 */
export async function proveLink(
  c: ShopContext,
  owner: { id: number; email: string },
  fields: Fields,
): Promise<ProofRefusal | undefined> {
  return c.get('customer')?.id === owner.id ? undefined : provePassword(c, owner, fields)
}
