/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../../context.ts'
import { FieldMessage, validation } from '../../form/field.tsx'

type CodeProps = { c: ShopContext; state: FormState; part: string; isRecovery?: boolean; isRequired?: boolean }

/** The field of a code: six digits from an app or a letter, or a recovery code. A code is never rendered again. */
export function CodeField({ c, state, part, isRecovery = false, isRequired = true }: CodeProps) {
  const { t } = c.var
  const error = state.errors.Code
  const id = `${part}-Code`
  const label = t(isRecovery ? 'Pages.TwoFactor.RecoveryCode' : 'Pages.TwoFactor.Code')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name="Code"
        type="text"
        {...(isRecovery
          ? { autocomplete: 'off', autocapitalize: 'none', spellcheck: false, maxlength: 20 }
          : { autocomplete: 'one-time-code', inputmode: 'numeric' as const, maxlength: 20 })}
        required={isRequired}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={`${id}-message`}
        {...(isRequired && validation({ required: t('Shop.Form.RequiredField', { label }) }))}
      />
      <FieldMessage id={`${id}-message`} name="Code" text={error} />
    </div>
  )
}
