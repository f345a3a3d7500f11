/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Field } from '../form/field.tsx'

type NewsletterProps = { c: ShopContext; state?: FormState; part?: string; label?: string }

/** `part` keeps ids unique when the form is in the footer too; `label` says there what the field is for. */
export function NewsletterForm({ c, state = freshForm(), part = 'newsletter', label }: NewsletterProps) {
  const { t } = c.var
  return (
    <div class="newsletter">
      <ajax-form update={`#${part}-answer`}>
        <form-validator>
          <form method="post" action={pagePath(c, '/newsletter')}>
            <Field
              c={c}
              state={state}
              part={part}
              name="Email"
              label={label ?? t('Shop.Form.Email')}
              type="email"
              autocomplete="email"
              rules={{ email: t('Shop.Form.EmailWrong') }}
            />
            <button class="button" type="submit">
              {t('Pages.Newsletter.Subscribe')}
            </button>
          </form>
        </form-validator>
      </ajax-form>
      <div id={`${part}-answer`} role="status" />
    </div>
  )
}
