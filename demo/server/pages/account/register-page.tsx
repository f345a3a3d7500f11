/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Field, NameFields, Summary, TermsBox } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { withQuery } from '../layout/links.ts'

type RegisterProps = { c: ShopContext; state: FormState }

/** Characters (ACCOUNT-14). */
const shortestPassword = 8

function Fields({ c, state }: RegisterProps) {
  const { t } = c.var
  const field = { c, state, part: 'register' }
  const passwordHint = t('Shop.Form.PasswordHint', { count: shortestPassword })
  return (
    <div class="fields">
      <NameFields {...field} />
      <Field
        {...field}
        name="Email"
        label={t('Shop.Form.Email')}
        type="email"
        autocomplete="username"
        rules={{ email: t('Shop.Form.EmailWrong') }}
      />
      <Field
        {...field}
        name="Password"
        label={t('Shop.Form.Password')}
        type="password"
        autocomplete="new-password"
        hint={passwordHint}
        rules={{ minlength: passwordHint, 'minlength-min': shortestPassword }}
      />
      <Field
        {...field}
        name="RepeatPassword"
        label={t('Shop.Form.RepeatPassword')}
        type="password"
        autocomplete="new-password"
        rules={{ equalto: t('Shop.Form.PasswordsDiffer'), 'equalto-other': '*.Password' }}
      />
      <TermsBox c={c} state={state} part="register" link={pagePath(c, '/pages/terms')} />
    </div>
  )
}

export function RegisterForm({ c, state }: RegisterProps) {
  return (
    <register-form>
      <form-validator>
        <form method="post" action={pagePath(c, '/security/register')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ReturnUrl" value={state.values.ReturnUrl ?? ''} />
          <Fields c={c} state={state} />
          <p class="form-actions">
            <button class="button" type="submit">
              {c.get('t')('Shop.Account.Register')}
            </button>
          </p>
        </form>
      </form-validator>
    </register-form>
  )
}

function Body({ c, state }: RegisterProps) {
  const { t } = c.var
  return (
    <section class="narrow">
      <header class="page-head">
        <h1>{t('Shop.Account.RegisterTitle')}</h1>
        <p class="soft">{t('Shop.Account.RegisterText')}</p>
      </header>
      <RegisterForm c={c} state={state} />
      <p class="aside-note">
        {t('Shop.Account.HaveAccount')}{' '}
        <a href={withQuery(pagePath(c, '/security/login'), { returnUrl: state.values.ReturnUrl })}>
          {t('Shop.Account.SignIn')}
        </a>
      </p>
    </section>
  )
}

/** The registration page; 422 or 429 with the typed values and the errors. */
export const registerPage = (
  c: ShopContext,
  state: FormState = freshForm({ ReturnUrl: c.req.query('returnUrl') ?? '' }),
  status: 200 | 422 | 429 = 200,
): Promise<Response> =>
  answerPage(c, { title: c.get('t')('Shop.Account.RegisterTitle'), body: <Body c={c} state={state} /> }, status)
