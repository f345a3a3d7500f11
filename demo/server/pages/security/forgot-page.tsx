/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Field, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'

/** Replaces the form. The text does not reveal whether the account exists. */
function Sent({ c }: { c: ShopContext }) {
  const { t } = c.var
  return (
    <div role="status">
      <p class="lead">{t('Pages.Forgot.Sent')}</p>
      {c.get('hasMailbox') && (
        <p>
          <a href={pagePath(c, '/pages/mailbox')}>{t('Pages.Mail.Title')}</a>
        </p>
      )}
    </div>
  )
}

/** The answer for scripts once a letter was sent. */
export const forgotThanks = (c: ShopContext) => c.html(`${<Sent c={c} />}`)

/** Asks for the e-mail of an account with a forgotten password. `isSent`: a letter was sent. */
export function forgotPage(
  c: ShopContext,
  { state = freshForm(), isSent = false }: { state?: FormState; isSent?: boolean } = {},
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.Forgot.Title')
  const form = (
    <forgot-password>
      <form-validator>
        <form method="post" action={pagePath(c, '/security/forgot')}>
          <Summary c={c} state={state} />
          <div class="fields">
            <Field
              c={c}
              state={state}
              part="forgot"
              name="Email"
              label={t('Shop.Form.Email')}
              type="email"
              autocomplete="username"
              rules={{ email: t('Shop.Form.EmailWrong') }}
            />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.Forgot.Send')}
            </button>
          </p>
        </form>
      </form-validator>
    </forgot-password>
  )
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        {!isSent && <p class="soft">{t('Pages.Forgot.Lead')}</p>}
      </header>
      {isSent ? <Sent c={c} /> : form}
    </section>
  )
  return answerPage(c, { title, body }, status)
}
