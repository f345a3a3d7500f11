import type { ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { isCommonPassword } from '../../security/common-passwords.ts'

/** The fewest characters of a password (ACCOUNT-14), and the most that are hashed. */
export const shortestPassword = 8
const longestPassword = 200

/** A password as it was typed: spaces at its ends are part of it. */
export const passwordOf = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' ? fields[name].slice(0, longestPassword + 1) : ''

/** The errors of a new password and its repetition, by field name. */
export async function newPasswordErrors({ var: { t } }: ShopContext, fields: Fields): Promise<Record<string, string>> {
  const password = passwordOf(fields, 'Password')
  const errors: Record<string, string> = {}
  if (password.length < shortestPassword) errors.Password = t('Shop.Form.PasswordHint', { count: shortestPassword })
  if (password.length > longestPassword) errors.Password = t('Answers.TooLong', { count: longestPassword })
  if (await isCommonPassword(password)) errors.Password ??= t('Answers.PasswordCommon')
  if (passwordOf(fields, 'RepeatPassword') !== password) errors.RepeatPassword = t('Shop.Form.PasswordsDiffer')
  return errors
}
