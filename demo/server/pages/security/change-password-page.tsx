/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { AccountTrail } from '../layout/trail.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPassword } from './new-password.tsx'

export function changePasswordPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.Password.Title')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <section class="narrow">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="soft">{t('Pages.Password.Lead')}</p>
        </header>
        <change-password load="interaction">
          <form-validator>
            <form method="post" action={pagePath(c, '/security/changepassword')}>
              <Summary c={c} state={state} />
              <div class="fields">
                <CurrentPassword c={c} state={state} part="password" email={customer.email} />
                <NewPassword c={c} state={state} part="password" label={t('Pages.Password.New')} />
              </div>
              <p class="form-actions">
                <button class="button" type="submit">
                  {t('Pages.Reset.Save')}
                </button>
              </p>
            </form>
          </form-validator>
        </change-password>
        <p class="aside-note">
          <a href={pagePath(c, '/security/forgot')}>{t('Pages.Forgot.Title')}</a>
        </p>
      </section>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body }, status)
}
