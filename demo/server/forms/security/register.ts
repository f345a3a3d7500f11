import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { registerPage } from '../../pages/account/register-page.tsx'
import { codePath } from '../../pages/security/two-factor/code-page.tsx'
import { returnPath } from '../../security/return-path.ts'
import { isName } from '../../shop/account/name.ts'
import { register } from '../../shop/customers.ts'
import { isEmail } from '../email.ts'
import { proceed, withFields } from '../form.ts'
import { newPasswordErrors, passwordOf } from './password.ts'

/** ACCOUNT-14: POST Email, Password, RepeatPassword, FirstName, LastName, Terms, ReturnUrl. */
export const registerForm = new Hono<Shop>()

const longestName = 60

registerForm.post('/register', (c) => withFields(c, (fields) => registerCustomer(c, fields)))

async function registerCustomer(c: ShopContext, fields: Fields): Promise<Response> {
  const names = ['Email', 'FirstName', 'LastName', 'ReturnUrl', 'Terms']
  const values = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]))
  const { Email: email = '', FirstName: firstName = '', LastName: lastName = '' } = values
  const state: FormState = { values, errors: await registrationErrors(c, fields) }
  if (Object.keys(state.errors).length > 0) return registerPage(c, state, 422)
  const who = { email, firstName, lastName, password: passwordOf(fields, 'Password') }
  const outcome = await register(c, who)
  if (outcome.state === 'registered') {
    return proceed(c, returnPath(values.ReturnUrl, c.get('app'), pagePath(c, '/account')))
  }
  if (outcome.state === 'needs-code') return proceed(c, codePath(c, values.ReturnUrl ?? ''))
  c.header('Retry-After', String(outcome.waitSeconds))
  const message = c.get('t')('Answers.TooManyAttempts', { count: Math.ceil(outcome.waitSeconds / 60) })
  return registerPage(c, { ...state, message }, 429)
}

async function registrationErrors(c: ShopContext, fields: Fields): Promise<Record<string, string>> {
  const { t } = c.var
  const errors: Record<string, string> = {}
  for (const name of ['FirstName', 'LastName', 'Email']) {
    if (textOf(fields, name) === '') errors[name] = t('Shop.Form.Required')
    else if (name !== 'Email' && textOf(fields, name).length > longestName) {
      errors[name] = t('Answers.TooLong', { count: longestName })
    } else if (name !== 'Email' && !isName(textOf(fields, name))) errors[name] = t('Answers.Letters')
  }
  const email = textOf(fields, 'Email')
  if (!errors.Email && !isEmail(email)) errors.Email = t('Shop.Form.EmailWrong')
  Object.assign(errors, await newPasswordErrors(c, fields))
  if (!isTicked(fields, 'Terms')) errors.Terms = t('Shop.Form.Terms')
  return errors
}

/** Browsers send the value of a ticked box; servers like ASP.NET add a second field 'false'. */
export const isTicked = (fields: Fields, name: string): boolean => ['true', 'on', '1'].includes(String(fields[name]))
