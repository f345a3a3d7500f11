import type { ShopContext } from '../../context.ts'
import type { Fields } from '../../http/body.ts'
import { isCommonPassword } from '../../security/common-passwords.ts'

/** The fewest characters of a password (ACCOUNT-14), and the most that are hashed. */
export const shortestPassword = 8
const longestPassword = 200

/** Spaces at the ends are part of a password. */
export const passwordOf = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' ? fields[name].slice(0, longestPassword + 1) : ''

export async function newPasswordErrors({ var: { t } }: ShopContext, fields: Fields): Promise<Record<string, string>> {
  const password = passwordOf(fields, 'Password')
  const errors: Record<string, string> = {}
  if (password.length < shortestPassword) errors.Password = t('Shop.Form.PasswordHint', { count: shortestPassword })
  if (password.length > longestPassword) errors.Password = t('Answers.TooLong', { count: longestPassword })
  if (await isCommonPassword(password)) errors.Password ??= t('Answers.PasswordCommon')
  if (passwordOf(fields, 'RepeatPassword') !== password) errors.RepeatPassword = t('Shop.Form.PasswordsDiffer')
  return errors
}
