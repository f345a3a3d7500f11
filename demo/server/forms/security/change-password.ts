import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { leaveFlash } from '../../http/flash.ts'
import { changePasswordPage } from '../../pages/security/change-password-page.tsx'
import { changePassword, checkPassword } from '../../shop/security/change-password.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'
import { newPasswordErrors, passwordOf } from './password.ts'
import { waitMessage } from './wait.ts'

/** POST CurrentPassword, Password, RepeatPassword. */
export const changePasswordForm = new Hono<Shop>()

changePasswordForm.post('/changepassword', (c) => owned(change)(c))

const change: Work = async (c, customer, fields) => {
  const { t } = c.var
  const current = passwordOf(fields, 'CurrentPassword')
  const errors = await newPasswordErrors(c, fields)
  if (current === '') errors.CurrentPassword = t('Shop.Form.Required')
  if (Object.keys(errors).length > 0) return changePasswordPage(c, customer, { values: {}, errors }, 422)
  const check = await checkPassword(c, customer, current)
  if (check.state === 'too-often') {
    const message = waitMessage(c, check.waitSeconds)
    return changePasswordPage(c, customer, { values: {}, errors: {}, message }, 429)
  }
  if (check.state === 'wrong') {
    const wrong = { CurrentPassword: t('Pages.Password.Wrong') }
    return changePasswordPage(c, customer, { values: {}, errors: wrong }, 422)
  }
  if (!(await changePassword(c, customer, passwordOf(fields, 'Password')))) {
    const common = { Password: t('Answers.PasswordCommon') }
    return changePasswordPage(c, customer, { values: {}, errors: common }, 422)
  }
  leaveFlash(c, { kind: 'success', key: 'Pages.Password.Changed' })
  return proceed(c, pagePath(c, '/account'))
}
