/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../context.ts'
import { shortestPassword } from '../../forms/security/password.ts'
import { Field } from '../form/field.tsx'

type NewPasswordProps = { c: ShopContext; state: FormState; part: string; label: string }

export function NewPassword({ c, state, part, label }: NewPasswordProps) {
  const { t } = c.var
  const hint = t('Shop.Form.PasswordHint', { count: shortestPassword })
  const field = { c, state, part, type: 'password', autocomplete: 'new-password' } as const
  return (
    <>
      <Field
        {...field}
        name="Password"
        label={label}
        hint={hint}
        rules={{ minlength: hint, 'minlength-min': shortestPassword }}
      />
      <Field
        {...field}
        name="RepeatPassword"
        label={t('Shop.Form.RepeatPassword')}
        rules={{ equalto: t('Shop.Form.PasswordsDiffer'), 'equalto-other': '*.Password' }}
      />
    </>
  )
}
