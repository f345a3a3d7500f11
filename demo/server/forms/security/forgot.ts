import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { forgotPage, forgotThanks } from '../../pages/security/forgot-page.tsx'
import { resetPage } from '../../pages/security/reset-page.tsx'
import { requestReset, resetPassword } from '../../shop/security/password-reset.ts'
import { isEmail } from '../email.ts'
import { proceed, withFields } from '../form.ts'
import { newPasswordErrors, passwordOf } from './password.ts'
import { waitMessage } from './wait.ts'

/** POST Email requests a letter, POST Token, Password, RepeatPassword sets a new password. */
export const forgotForms = new Hono<Shop>()

forgotForms.post('/forgot', (c) => withFields(c, (fields) => ask(c, fields)))
forgotForms.post('/reset', (c) => withFields(c, (fields) => reset(c, fields)))

async function ask(c: ShopContext, fields: Fields): Promise<Response> {
  const { t } = c.var
  const Email = textOf(fields, 'Email')
  const values = { Email }
  if (!isEmail(Email)) {
    const problem = t(Email === '' ? 'Shop.Form.Required' : 'Shop.Form.EmailWrong')
    return forgotPage(c, { state: { values, errors: { Email: problem } } }, 422)
  }
  const attempt = await requestReset(c, Email)
  if (attempt.isAllowed) return c.get('isFragment') ? forgotThanks(c) : forgotPage(c, { isSent: true })
  const message = waitMessage(c, attempt.waitSeconds)
  return forgotPage(c, { state: { values, errors: {}, message } }, 429)
}

async function reset(c: ShopContext, fields: Fields): Promise<Response> {
  const token = textOf(fields, 'Token')
  const errors = await newPasswordErrors(c, fields)
  if (Object.keys(errors).length > 0) return resetPage(c, token, { values: {}, errors })
  // The page itself reports that a link was used or has expired.
  if (!(await resetPassword(c, token, passwordOf(fields, 'Password')))) return resetPage(c, token)
  leaveFlash(c, { kind: 'success', key: 'Pages.Reset.Done' })
  return proceed(c, pagePath(c, '/security/login'))
}
