/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Field, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { withQuery } from '../layout/links.ts'
import { PasskeyForm } from '../security/passkey-form.tsx'

type LoginProps = { c: ShopContext; state: FormState }

/** The sign-in form: on its page, in place of a page that needs a customer, and in the library's modal. */
export function LoginForm({ c, state }: LoginProps) {
  const { t } = c.var
  const returnUrl = state.values.ReturnUrl ?? ''
  return (
    <login-form return-url={returnUrl} mode={c.get('isFragment') ? 'modal' : 'page'}>
      <form-validator>
        <form method="post" action={pagePath(c, '/security/login')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ReturnUrl" value={returnUrl} />
          <div class="fields">
            <Field
              c={c}
              state={state}
              part="login"
              name="Email"
              label={t('Shop.Form.Email')}
              type="email"
              autocomplete="username"
              rules={{ email: t('Shop.Form.EmailWrong') }}
            />
            <Field
              c={c}
              state={state}
              part="login"
              name="Password"
              label={t('Shop.Form.Password')}
              type="password"
              autocomplete="current-password"
            />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Shop.Account.SignIn')}
            </button>
          </p>
        </form>
      </form-validator>
      <PasskeyForm c={c} returnUrl={returnUrl} />
    </login-form>
  )
}

function Body({ c, state }: LoginProps) {
  const { t } = c.var
  return (
    <section class="narrow">
      <header class="page-head">
        <h1>{t('Shop.Account.SignInTitle')}</h1>
        <p class="soft">{t('Shop.Account.SignInText')}</p>
      </header>
      <LoginForm c={c} state={state} />
      <p>
        <a href={pagePath(c, '/security/forgot')}>{t('Pages.Forgot.Title')}</a>
      </p>
      <div class="aside-note">
        <p>{t('Shop.Account.NoAccount')}</p>
        <a
          class="button"
          data-quiet
          href={withQuery(pagePath(c, '/security/register'), { returnUrl: state.values.ReturnUrl })}
        >
          {t('Shop.Account.Register')}
        </a>
      </div>
    </section>
  )
}

/**
 * `status` is 401 in place of a page that needs a customer, 422 when the form was refused, 429 after too many attempts.
 * `state.values.ReturnUrl` is the page that is shown afterwards.
 */
export const loginPage = (
  c: ShopContext,
  state: FormState = freshForm({ ReturnUrl: c.req.query('returnUrl') ?? '' }),
  status: 200 | 401 | 422 | 429 = 200,
): Promise<Response> =>
  answerPage(c, { title: c.get('t')('Shop.Account.SignInTitle'), body: <Body c={c} state={state} /> }, status)
