/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, type ShopContext } from '../../../context.ts'
import { isConfirmed } from '../../../shop/account/confirmation.ts'
import { passkeysOf } from '../../../shop/security/passkeys.ts'
import { recoveryCodesLeft } from '../../../shop/security/recovery-codes.ts'
import { type TwoFactor, twoFactorOf } from '../../../shop/security/two-factor.ts'
import { plural } from '../../layout/format.ts'
import { CurrentPassword } from '../current-password.tsx'
import { AppStep } from './app-step.tsx'
import { CodeField } from './code-field.tsx'
import { BackLink, homePath, StepForm, StepLink, type StepName, type StepProps, stepPage, steps } from './step.tsx'

/** Whether the customer's e-mail is confirmed, and whether there is a passkey. */
type Known = { isSure: boolean; hasPasskey: boolean }

const onTexts = { app: 'On', email: 'OnByEmail', passkey: 'OnByPasskey' } as const

function Home({ c, twoFactor, left }: Pick<StepProps, 'c' | 'twoFactor'> & { left: number }) {
  const { culture, t } = c.var
  if (!twoFactor.isOn) {
    return (
      <>
        <p>{t('Pages.TwoFactor.Off')}</p>
        <p class="form-actions">
          <StepLink c={c} step="choose" isMain>
            {t('Pages.TwoFactor.Start')}
          </StepLink>
        </p>
      </>
    )
  }
  return (
    <>
      <p>{t(`Pages.TwoFactor.${onTexts[twoFactor.method]}`)}</p>
      <p>{plural(t, culture, 'Pages.TwoFactor.Left', left)}</p>
      <div class="form-actions stacked">
        <StepLink c={c} step="codes">
          {t('Pages.TwoFactor.NewCodes')}
        </StepLink>
        <StepLink c={c} step="off">
          {t('Pages.TwoFactor.Stop')}
        </StepLink>
      </div>
    </>
  )
}

const ways = [
  { method: 'app', name: 'ByApp', text: 'AppText' },
  { method: 'email', name: 'ByEmail', text: 'EmailText' },
  { method: 'passkey', name: 'ByPasskey', text: 'PasskeyText' },
] as const

/** E-mail needs a confirmed address, and a passkey must have been added. */
function ChooseStep({ c, customer, state, twoFactor, isSure, hasPasskey }: StepProps & Known) {
  const { t } = c.var
  const isOpen = { app: true, email: isSure, passkey: hasPasskey }
  const chosen = isOpen[twoFactor.method] ? twoFactor.method : 'app'
  return (
    <>
      <StepForm c={c} state={state} step="Start" label={t('Pages.TwoFactor.Continue')}>
        <fieldset class="choices">
          <legend>{t('Pages.TwoFactor.Way')}</legend>
          {ways.map(
            ({ method, name, text }) =>
              (method !== 'passkey' || hasPasskey) && (
                <label class="tick choice">
                  <input
                    type="radio"
                    name="Method"
                    value={method}
                    checked={method === chosen}
                    disabled={!isOpen[method]}
                  />
                  <strong>
                    {t(`Pages.TwoFactor.${name}`)}
                    <span class="small soft">{t(`Pages.TwoFactor.${isOpen[method] ? text : 'EmailOpen'}`)}</span>
                  </strong>
                </label>
              ),
          )}
        </fieldset>
        <CurrentPassword c={c} state={state} part="two-factor" email={customer.email} />
      </StepForm>
      <BackLink c={c} />
    </>
  )
}

function EmailStep({ c, customer, state }: StepProps) {
  const { t } = c.var
  return (
    <>
      <p>{t('Pages.TwoFactor.Sent', { email: customer.email })}</p>
      <StepForm c={c} state={state} step="Confirm" label={t('Pages.TwoFactor.Confirm')}>
        <CodeField c={c} state={state} part="two-factor" />
      </StepForm>
      <BackLink c={c} step="choose" />
    </>
  )
}

const SendForm = ({ c, page, label }: { c: ShopContext; page: StepName; label: string }) => (
  <form method="post" action={homePath(c)}>
    <input type="hidden" name="Step" value="Send" />
    <input type="hidden" name="Page" value={page} />
    <p>
      <button class="button" data-quiet data-small type="submit">
        {label}
      </button>
    </p>
  </form>
)

/** Changing an active method asks for a code. */
function CodeStep({ c, state, step, text, twoFactor }: StepProps & { step: 'Codes' | 'Stop'; text: string }) {
  const { t } = c.var
  const label = t(`Pages.TwoFactor.${step === 'Stop' ? 'Stop' : 'NewCodes'}`)
  return (
    <>
      <p>{text}</p>
      {twoFactor.method === 'email' && (
        <SendForm c={c} page={step === 'Stop' ? 'off' : 'codes'} label={t('Pages.TwoFactor.SendCode')} />
      )}
      <StepForm c={c} state={state} step={step} label={label}>
        <CodeField c={c} state={state} part="two-factor" isRecovery={twoFactor.method === 'passkey'} />
      </StepForm>
      <BackLink c={c} />
    </>
  )
}

const titles: Record<StepName, string> = {
  choose: 'ChooseTitle',
  app: 'AppTitle',
  email: 'EmailTitle',
  codes: 'NewCodes',
  off: 'StopTitle',
}

/** Whether a step is possible in the present state; otherwise it redirects to the first page. */
function fits(step: StepName, { isOn, key, method }: TwoFactor): boolean {
  if (step === 'choose') return !isOn
  if (step === 'app') return !isOn && method === 'app' && key !== null
  if (step === 'email') return !isOn && method === 'email'
  return isOn
}

function Step({ step, ...props }: StepProps & Known & { step: StepName }) {
  const { t } = props.c.var
  if (step === 'choose') return <ChooseStep {...props} />
  if (step === 'app') return <AppStep {...props} />
  if (step === 'email') return <EmailStep {...props} />
  if (step === 'codes') return <CodeStep {...props} step="Codes" text={t('Pages.TwoFactor.NewCodesText')} />
  return <CodeStep {...props} step="Stop" text={t('Pages.TwoFactor.StopText')} />
}

export async function twoFactorHomePage(
  c: ShopContext,
  customer: Customer,
  { step = c.req.query('step'), state = freshForm() }: { step?: string | undefined; state?: FormState } = {},
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { db, t } = c.var
  const twoFactor = await twoFactorOf(db, customer.id)
  const name = steps.find((one) => one === step)
  if (name === undefined) {
    const left = await recoveryCodesLeft(db, customer.id)
    return stepPage(c, {
      title: t('Pages.TwoFactor.HomeTitle'),
      children: <Home c={c} twoFactor={twoFactor} left={left} />,
    })
  }
  if (!fits(name, twoFactor)) return c.redirect(homePath(c), 303)
  const isSure = await isConfirmed(db, customer.id)
  const hasPasskey = (await passkeysOf(db, customer.id)).length > 0
  const known = { isSure, hasPasskey }
  const children = <Step step={name} c={c} customer={customer} state={state} twoFactor={twoFactor} {...known} />
  return stepPage(c, { title: t(`Pages.TwoFactor.${titles[name]}`), children, status })
}
