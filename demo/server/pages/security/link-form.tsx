/** @jsxImportSource hono/jsx */
import { type FormState, pagePath, type ShopContext } from '../../context.ts'
import { Summary } from '../form/field.tsx'
import { CurrentPassword } from './current-password.tsx'

type LinkFormProps = {
  c: ShopContext
  action: string
  token: string
  ownerId: number
  state: FormState
  label: string
}

/**
 * The button of a letter's link: programs that look at the links of letters confirm nothing. Where the customer is not signed in,
 * it asks for the password of the account.
 */
export function LinkForm({ c, action, token, ownerId, state, label }: LinkFormProps) {
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
