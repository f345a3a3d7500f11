import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { loginPage } from '../../pages/account/login-page.tsx'
import { codePath } from '../../pages/security/two-factor/code-page.tsx'
import { returnPath } from '../../security/return-path.ts'
import { signIn } from '../../shop/customers.ts'
import { proceed, withFields } from '../form.ts'
import { passwordOf } from './password.ts'

/** POST Email, Password, ReturnUrl. */
export const loginForm = new Hono<Shop>()

loginForm.post('/login', (c) => withFields(c, (fields) => logIn(c, fields)))

async function logIn(c: ShopContext, fields: Fields): Promise<Response> {
  const { t } = c.var
  const values = { Email: textOf(fields, 'Email'), ReturnUrl: textOf(fields, 'ReturnUrl') }
  const password = passwordOf(fields, 'Password')
  const missing = { Email: values.Email === '', Password: password === '' }
  const errors = Object.fromEntries(
    Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [[name, t('Shop.Form.Required')]] : [])),
  )
  const state: FormState = { values, errors }
  if (Object.keys(errors).length > 0) return loginPage(c, state, 422)
  const outcome = await signIn(c, values.Email, password)
  if (outcome.state === 'refused') return loginPage(c, { ...state, message: t('Answers.SignInRefused') }, 422)
  if (outcome.state === 'signed-in')
    return proceed(c, returnPath(values.ReturnUrl, c.get('app'), pagePath(c, '/account')))
  if (outcome.state === 'needs-code') return proceed(c, codePath(c, values.ReturnUrl))
  c.header('Retry-After', String(outcome.waitSeconds))
  const message = t('Answers.TooManyAttempts', { count: Math.ceil(outcome.waitSeconds / 60) })
  return loginPage(c, { ...state, message }, 429)
}
