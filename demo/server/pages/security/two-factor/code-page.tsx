/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { trustedDays } from '../../../shop/security/devices.ts'
import { passkeysOf } from '../../../shop/security/passkeys.ts'
import { awaitedCustomer } from '../../../shop/security/pending-sign-in.ts'
import { Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { withQuery } from '../../layout/links.ts'
import { PasskeyForm } from '../passkey-form.tsx'
import { CodeField } from './code-field.tsx'

type Way = 'app' | 'email' | 'passkey' | 'recovery'

/** The page that asks for the code after the password; `returnUrl` is the page that is shown afterwards. */
export const codePath = (c: ShopContext, returnUrl: string, way?: Way) =>
  withQuery(pagePath(c, '/security/twofactor'), { returnUrl, way })

type CodePageProps = { c: ShopContext; state: FormState; way: Way; hasPasskey: boolean }

const leads: Record<Way, string> = { app: 'Lead', email: 'LeadEmail', passkey: 'LeadPasskey', recovery: 'LeadRecovery' }

/** The box that stores this device, so that it needs no code the next time. */
function Remember({ c, state }: { c: ShopContext; state: FormState }) {
  return (
    <div class="field">
      <label class="tick">
        <input type="checkbox" name="RememberDevice" value="true" checked={state.values.RememberDevice === 'true'} />
        <span>{c.get('t')('Pages.TwoFactor.Remember', { count: trustedDays })}</span>
      </label>
    </div>
  )
}

function CodeForm({ c, state, way, hasPasskey }: CodePageProps) {
  const { isFragment, t } = c.var
  const returnUrl = state.values.ReturnUrl ?? ''
  return (
    <login-form return-url={returnUrl} mode={isFragment ? 'modal' : 'page'}>
      {hasPasskey && <PasskeyForm c={c} returnUrl={returnUrl} />}
      <form-validator>
        <form method="post" action={pagePath(c, '/security/twofactor')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ReturnUrl" value={returnUrl} />
          {way === 'recovery' && <input type="hidden" name="Way" value={way} />}
          <div class="fields">
            <CodeField c={c} state={state} part="code" isRecovery={way === 'recovery' || way === 'passkey'} />
            <Remember c={c} state={state} />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.TwoFactor.Confirm')}
            </button>
          </p>
        </form>
      </form-validator>
      <div class="aside-note">
        {way !== 'passkey' && (
          <p>
            <a data-part="step" href={codePath(c, returnUrl, way === 'recovery' ? undefined : 'recovery')}>
              {t(way === 'recovery' ? 'Pages.TwoFactor.UseCode' : 'Pages.TwoFactor.UseRecovery')}
            </a>
          </p>
        )}
        <p>
          <a data-part="step" href={withQuery(pagePath(c, '/security/login'), { again: 1, returnUrl })}>
            {t('Pages.TwoFactor.Again')}
          </a>
        </p>
      </div>
    </login-form>
  )
}

/** Asks for the code. The status is 401 in place of a page that needs a customer, 422 and 429 after a refusal. */
export async function codePage(
  c: ShopContext,
  state: FormState = freshForm({ ReturnUrl: c.req.query('returnUrl') ?? '' }),
  status: 200 | 401 | 422 | 429 = 200,
): Promise<Response> {
  const { db, hasMailbox, t } = c.var
  const isRecovery = (state.values.Way ?? c.req.query('way')) === 'recovery'
  const awaited = await awaitedCustomer(c)
  const method = awaited?.method ?? 'app'
  const way = isRecovery && method !== 'passkey' ? 'recovery' : method
  const hasPasskey = awaited !== undefined && (await passkeysOf(db, awaited.id)).length > 0
  const title = t('Pages.TwoFactor.Title')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="soft">{t(`Pages.TwoFactor.${leads[way]}`)}</p>
        {way === 'email' && hasMailbox && (
          <p>
            <a href={pagePath(c, '/pages/mailbox')} target="_blank" rel="noopener">
              {t('Pages.Mail.Title')}
            </a>
          </p>
        )}
      </header>
      <CodeForm c={c} state={state} way={way} hasPasskey={hasPasskey} />
    </section>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body }, status)
}
