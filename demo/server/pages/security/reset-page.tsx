/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { isResetToken } from '../../shop/security/password-reset.ts'
import { Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { messagePage } from '../plain/message.tsx'
import { NewPassword } from './new-password.tsx'

/** A link that was used or has expired gets a message: 410. */
export async function resetPage(
  c: ShopContext,
  token = c.req.query('token') ?? '',
  state: FormState = freshForm(),
): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  if (!(await isResetToken(db, token))) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const title = t('Pages.Reset.Title')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <change-password>
        <form-validator>
          <form method="post" action={pagePath(c, '/security/reset')}>
            <Summary c={c} state={state} />
            <input type="hidden" name="Token" value={token} />
            <div class="fields">
              <NewPassword c={c} state={state} part="reset" label={t('Shop.Form.Password')} />
            </div>
            <p class="form-actions">
              <button class="button" type="submit">
                {t('Pages.Reset.Save')}
              </button>
            </p>
          </form>
        </form-validator>
      </change-password>
    </section>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}
