/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { twoFactorOf } from '../../shop/account/two-factor.ts'
import { Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { shopName } from '../layout/head.tsx'
import { Trail } from '../layout/trail.tsx'
import { CodeField } from './code-page.tsx'

type HomeProps = { c: ShopContext; customer: Customer; state: FormState; twoFactor: TwoFactor }
type TwoFactor = Awaited<ReturnType<typeof twoFactorOf>>

/** What authenticator apps read from a link or a QR code. */
export function keyAddress(customer: Customer, key: string): string {
  const query = new URLSearchParams({ secret: key, issuer: shopName })
  return `otpauth://totp/${encodeURIComponent(`${shopName}:${customer.email}`)}?${query.toString().replaceAll('+', '%20')}`
}

function Step({ c, state, step, withCode }: { c: ShopContext; state: FormState; step: string; withCode: boolean }) {
  return (
    <form-validator>
      <form method="post" action={pagePath(c, '/security/twofactorhome')}>
        <Summary c={c} state={state} />
        <input type="hidden" name="Step" value={step} />
        {withCode && (
          <div class="fields">
            <CodeField c={c} state={state} part="two-factor" />
          </div>
        )}
        <p class="form-actions">
          <button class="button" type="submit">
            {c.var.t(`Pages.TwoFactor.${withCode && step === 'Confirm' ? 'Confirm' : step}`)}
          </button>
        </p>
      </form>
    </form-validator>
  )
}

function Key({ c, customer, secret }: { c: ShopContext; customer: Customer; secret: string }) {
  const { t } = c.var
  return (
    <>
      <p>{t('Pages.TwoFactor.Scan')}</p>
      <p>
        <strong>{t('Pages.TwoFactor.Key')}</strong>
        <br />
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <a href={keyAddress(customer, secret)}>{t('Pages.TwoFactor.OpenApp')}</a>
      </p>
    </>
  )
}

function Home({ c, customer, state, twoFactor }: HomeProps) {
  const { t } = c.var
  const { isOn, key } = twoFactor
  if (isOn) {
    return (
      <>
        <p>{t('Pages.TwoFactor.On')}</p>
        <Step c={c} state={state} step="Stop" withCode />
      </>
    )
  }
  if (key === null) {
    return (
      <>
        <p>{t('Pages.TwoFactor.Off')}</p>
        <Step c={c} state={state} step="Start" withCode={false} />
      </>
    )
  }
  return (
    <>
      <Key c={c} customer={customer} secret={key} />
      <Step c={c} state={state} step="Confirm" withCode />
    </>
  )
}

/** The two-factor home (§2): off, with a key that waits for its first code, or on. */
export async function twoFactorHomePage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { db, t } = c.var
  const title = t('Pages.TwoFactor.HomeTitle')
  const twoFactor = await twoFactorOf(db, customer.id)
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Shop.Account.Title'), path: pagePath(c, '/account') }]} here={title} />
      <section class="narrow">
        <header class="page-head">
          <h1>{title}</h1>
        </header>
        <Home c={c} customer={customer} state={state} twoFactor={twoFactor} />
      </section>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body }, status)
}
