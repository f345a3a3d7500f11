import { Hono } from 'hono'
import { type Customer, type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { loginPage } from '../../pages/account/login-page.tsx'
import { codePage } from '../../pages/security/two-factor/code-page.tsx'
import { twoFactorHomePage } from '../../pages/security/two-factor/home-page.tsx'
import { recoveryCodesPage } from '../../pages/security/two-factor/recovery-codes-page.tsx'
import { homePath, type StepName, stepPath } from '../../pages/security/two-factor/step.tsx'
import { returnPath } from '../../security/return-path.ts'
import { isConfirmed } from '../../shop/account/confirmation.ts'
import { finishSignIn } from '../../shop/customers.ts'
import { sendEmailCode } from '../../shop/security/email-codes.ts'
import { passkeysOf } from '../../shop/security/passkeys.ts'
import {
  checkCode,
  chooseMethod,
  newRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
  type TwoFactor,
  twoFactorOf,
} from '../../shop/security/two-factor.ts'
import { proceed, withFields } from '../form.ts'
import { owned, type Work } from '../owned.ts'
import { provePassword } from './password-proof.ts'
import { isTicked } from './register.ts'
import { waitMessage } from './wait.ts'

/**
 * The second step of signing in: POST Code, RememberDevice, ReturnUrl. Its settings: POST Step, Method, Code,
 * CurrentPassword.
 */
export const twoFactorForms = new Hono<Shop>()

twoFactorForms.post('/twofactor', (c) => withFields(c, (fields) => takeCode(c, fields)))
twoFactorForms.post('/twofactorhome', (c) => owned(takeStep)(c))

async function takeCode(c: ShopContext, fields: Fields): Promise<Response> {
  const { app, t } = c.var
  const remembers = isTicked(fields, 'RememberDevice')
  const values = {
    ReturnUrl: textOf(fields, 'ReturnUrl'),
    Way: textOf(fields, 'Way'),
    RememberDevice: String(remembers),
  }
  const outcome = await finishSignIn(c, textOf(fields, 'Code'), remembers)
  if (outcome.state === 'signed-in') return proceed(c, returnPath(values.ReturnUrl, app, pagePath(c, '/account')))
  if (outcome.state === 'too-often') {
    return codePage(c, { values, errors: {}, message: waitMessage(c, outcome.waitSeconds) }, 429)
  }
  if (outcome.state === 'stopped') {
    return codePage(c, { values, errors: {}, message: t('Answers.CodesStopped') }, 422)
  }
  if (outcome.state === 'refused') return codePage(c, { values, errors: { Code: t('Answers.Code') } }, 422)
  return loginPage(c, { values, errors: {}, message: t('Answers.CodeTimeout') }, 422)
}

const pageOf: Record<string, StepName> = { Codes: 'codes', Stop: 'off' }

const takeStep: Work = async (c, customer, fields) => {
  const step = textOf(fields, 'Step')
  const twoFactor = await twoFactorOf(c.get('db'), customer.id)
  if (step === 'Start') return start(c, customer, twoFactor, fields)
  if (step === 'Send') return sendAgain(c, customer, twoFactor, textOf(fields, 'Page'))
  const isFit = step === 'Confirm' ? isChosen(twoFactor) : step in pageOf && twoFactor.isOn
  if (!isFit) return proceed(c, homePath(c))
  const page = pageOf[step] ?? (twoFactor.method === 'email' ? 'email' : 'app')
  const refused = (more: Partial<FormState>, status: 422 | 429) =>
    twoFactorHomePage(c, customer, { step: page, state: { values: {}, errors: {}, ...more } }, status)
  const check = await checkCode(c, customer.id, textOf(fields, 'Code'))
  if (check.state === 'too-often') return refused({ message: waitMessage(c, check.waitSeconds) }, 429)
  if (check.state === 'stopped') return refused({ message: c.get('t')('Answers.CodesStopped') }, 422)
  if (check.state === 'wrong') return refused({ errors: { Code: c.get('t')('Answers.Code') } }, 422)
  if (step === 'Confirm') return recoveryCodesPage(c, await startTwoFactor(c, customer.id))
  if (step === 'Codes') return recoveryCodesPage(c, await newRecoveryCodes(c, customer.id))
  await stopTwoFactor(c, customer.id)
  leaveFlash(c, { kind: 'success', key: 'Pages.TwoFactor.Stopped' })
  return proceed(c, homePath(c))
}

/** Whether a method was chosen, but its first code has not been entered. */
const isChosen = ({ isOn, key, method }: TwoFactor) => !isOn && (method === 'email' || key !== null)

/**
 * Chooses a method. This needs the password, so that an open session is not enough. For the method e-mail, the letter
 * is sent at once.
 */
async function start(c: ShopContext, customer: Customer, { isOn }: TwoFactor, fields: Fields): Promise<Response> {
  const { db } = c.var
  if (isOn) return proceed(c, homePath(c))
  const refusal = await provePassword(c, customer, fields)
  if (refusal) return twoFactorHomePage(c, customer, { step: 'choose', state: refusal.state }, refusal.status)
  const wanted = textOf(fields, 'Method')
  if (wanted === 'passkey' && (await passkeysOf(db, customer.id)).length > 0) {
    // A passkey was verified when it was added, so that nothing is to be confirmed.
    await chooseMethod(db, customer.id, 'passkey')
    return recoveryCodesPage(c, await startTwoFactor(c, customer.id))
  }
  const wantsEmail = wanted === 'email' && (await isConfirmed(db, customer.id))
  await chooseMethod(db, customer.id, wantsEmail ? 'email' : 'app')
  if (!wantsEmail) return proceed(c, stepPath(c, 'app'))
  return sendCode(c, customer, { from: 'choose', to: 'email' })
}

async function sendAgain(c: ShopContext, customer: Customer, { method }: TwoFactor, page: string): Promise<Response> {
  const step = (['email', 'codes', 'off'] as const).find((one) => one === page)
  if (method !== 'email' || step === undefined) return proceed(c, homePath(c))
  return sendCode(c, customer, { from: step, to: step })
}

async function sendCode(c: ShopContext, customer: Customer, { from, to }: { from: StepName; to: StepName }) {
  const attempt = await sendEmailCode(c, customer)
  if (attempt.isAllowed) return proceed(c, stepPath(c, to))
  const state = { values: {}, errors: {}, message: waitMessage(c, attempt.waitSeconds) }
  return twoFactorHomePage(c, customer, { step: from, state }, 429)
}
