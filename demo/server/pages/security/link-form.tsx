/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { CurrentPassword } from './current-password.tsx'

export type SentLink = { state: FormState; status: 200 | 422 | 429 }

export const freshLink = (): SentLink => ({ state: freshForm(), status: 200 })

type LinkProps = {
  action: string
  token: string
  /** The customer who received the letter. */
  ownerId: number
  label: string
}

export function linkPage(
  c: ShopContext,
  { title, lead, ...link }: LinkProps & { title: string; lead: string },
  { state, status }: SentLink,
): Promise<Response> {
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
      </header>
      <LinkForm c={c} state={state} {...link} />
    </section>
  )
  return answerPage(c, { title, body }, status)
}

/**
 * The form of a letter's link. It needs a press of a button, since mail programs open links by themselves. If the
 * customer is not signed in, it asks for the password of the account.
 */
function LinkForm({ c, action, token, ownerId, state, label }: LinkProps & { c: ShopContext; state: FormState }) {
  const { customer, t } = c.var
  return (
    <form-validator>
      <form method="post" action={action}>
        <Summary c={c} state={state} />
        <input type="hidden" name="Token" value={token} />
        {customer?.id !== ownerId && (
          <>
            <p>
              {t('Pages.Confirm.Elsewhere')} <a href={pagePath(c, '/security/forgot')}>{t('Pages.Forgot.Title')}</a>
            </p>
            <div class="fields">
              <CurrentPassword c={c} state={state} part="link" />
            </div>
          </>
        )}
        <p class="form-actions">
          <button class="button" type="submit">
            {label}
          </button>
        </p>
      </form>
    </form-validator>
  )
}
