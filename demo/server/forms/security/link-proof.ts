import type { FormState, ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { checkPassword } from '../../shop/security/change-password.ts'
import { passwordOf } from './password.ts'
import { waitMessage } from './wait.ts'

/** What a page of a letter's link shows when the link alone is not enough. */
export type LinkRefusal = { state: FormState; status: 422 | 429 }

/**
 * A letter's link gives an e-mail to an account where its customer is signed in, elsewhere with the password of the account: else
 * somebody could make an account for an e-mail of somebody else, who reads the letter and confirms it. Undefined: it may.
 */
export async function proveLink(c: ShopContext, ownerId: number, fields: Fields): Promise<LinkRefusal | undefined> {
  const { customer, t } = c.var
  if (customer?.id === ownerId) return undefined
  const password = passwordOf(fields, 'CurrentPassword')
  const refused = (text: string): LinkRefusal => {
    return { state: { values: {}, errors: { CurrentPassword: text } }, status: 422 }
  }
  if (password === '') return refused(t('Shop.Form.Required'))
  const check = await checkPassword(c, ownerId, password)
  if (check.state === 'wrong') return refused(t('Customer.Profile.PasswordWrong'))
  if (check.state === 'right') return undefined
  return { state: { values: {}, errors: {}, message: waitMessage(c, check.waitSeconds) }, status: 429 }
}
