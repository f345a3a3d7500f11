import { Hono } from 'hono'
import { type Customer, type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { loginPage } from '../../pages/account/login-page.tsx'
import { codePage } from '../../pages/security/code-page.tsx'
import { twoFactorHomePage } from '../../pages/security/two-factor-home-page.tsx'
import { returnPath } from '../../security/return-path.ts'
import { checkCode, createCustomerKey, setTwoFactor, twoFactorOf } from '../../shop/account/two-factor.ts'
import { finishSignIn } from '../../shop/customers.ts'
import { proceed, withFields } from '../form.ts'
import { owned } from '../owned.ts'

/** The second step of signing in, and turning it on or off. */
export const twoFactorForms = new Hono<Shop>()

twoFactorForms.post('/twofactor', (c) => withFields(c, (fields) => takeCode(c, fields)))
twoFactorForms.post('/twofactorhome', (c) => owned(takeStep)(c))

/** How many minutes to wait, shown and sent as a header. */
function waitMessage(c: ShopContext, seconds: number): string {
  c.header('Retry-After', String(seconds))
  return c.var.t('Answers.TooManyAttempts', { count: Math.ceil(seconds / 60) })
}

async function takeCode(c: ShopContext, fields: Fields): Promise<Response> {
  const { app, t } = c.var
  const values = { ReturnUrl: textOf(fields, 'ReturnUrl') }
  const outcome = await finishSignIn(c, textOf(fields, 'Code'))
  if (outcome.state === 'signed-in') return proceed(c, returnPath(values.ReturnUrl, app, pagePath(c, '/account')))
  if (outcome.state === 'too-often') {
    return codePage(c, { values, errors: {}, message: waitMessage(c, outcome.waitSeconds) }, 429)
  }
  if (outcome.state === 'refused') return codePage(c, { values, errors: { Code: t('Answers.Code') } }, 422)
  return loginPage(c, { values, errors: {}, message: t('Answers.CodeTimeout') }, 422)
}

async function takeStep(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const { db, t } = c.var
  const home = pagePath(c, '/security/twofactorhome')
  const step = textOf(fields, 'Step')
  const { isOn, key } = await twoFactorOf(db, customer.id)
  if (step === 'Start') {
    if (!isOn && key === null) await createCustomerKey(db, customer.id)
    return proceed(c, home)
  }
  const turnsOn = step === 'Confirm'
  if (key === null || turnsOn === isOn) return proceed(c, home)
  const refused = (more: Partial<FormState>, status: 422 | 429) =>
    twoFactorHomePage(c, customer, { values: {}, errors: {}, ...more }, status)
  const check = await checkCode(db, customer.id, textOf(fields, 'Code'))
  if (check.state === 'too-often') return refused({ message: waitMessage(c, check.waitSeconds) }, 429)
  if (check.state === 'wrong') return refused({ errors: { Code: t('Answers.Code') } }, 422)
  await setTwoFactor(db, customer.id, turnsOn)
  leaveFlash(c, { kind: 'success', key: turnsOn ? 'Pages.TwoFactor.Started' : 'Pages.TwoFactor.Stopped' })
  return proceed(c, home)
}
