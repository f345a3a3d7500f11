/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { FieldMessage, Summary, validation } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { withQuery } from '../layout/links.ts'

/** The page that asks for the code after the password; `returnUrl` is where to go afterwards. */
export const codePath = (c: ShopContext, returnUrl: string) =>
  withQuery(pagePath(c, '/security/twofactor'), { returnUrl })

type CodeProps = { c: ShopContext; state: FormState; part: string }

/** Six digits from an authenticator app. They are never printed back. */
export function CodeField({ c, state, part }: CodeProps) {
  const { t } = c.var
  const error = state.errors.Code
  const id = `${part}-Code`
  const label = t('Pages.TwoFactor.Code')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name="Code"
        type="text"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={7}
        required
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={`${id}-message`}
        {...validation({ required: t('Shop.Form.RequiredField', { label }) })}
      />
      <FieldMessage id={`${id}-message`} name="Code" text={error} />
    </div>
  )
}

/** Asks for the code. The status is 401 instead of a page that needs a customer, 422 and 429 after a refusal. */
export function codePage(
  c: ShopContext,
  state: FormState = freshForm({ ReturnUrl: c.req.query('returnUrl') ?? '' }),
  status: 200 | 401 | 422 | 429 = 200,
): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.TwoFactor.Title')
  const returnUrl = state.values.ReturnUrl ?? ''
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="soft">{t('Pages.TwoFactor.Lead')}</p>
      </header>
      <form-validator>
        <form method="post" action={pagePath(c, '/security/twofactor')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ReturnUrl" value={returnUrl} />
          <div class="fields">
            <CodeField c={c} state={state} part="code" />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.TwoFactor.Confirm')}
            </button>
          </p>
        </form>
      </form-validator>
      <p class="aside-note">
        <a href={withQuery(pagePath(c, '/security/login'), { again: 1, returnUrl })}>{t('Pages.TwoFactor.Again')}</a>
      </p>
    </section>
  )
  return answerPage(c, { title, body }, status)
}
