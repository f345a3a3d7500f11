/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../context.ts'
import { namePattern } from '../../shop/account/name.ts'

/** The rules of a field, in the format of form-validator: `{ required: '', email: '', 'length-min': 8 }`. */
type Rules = Record<string, string | number>

/** A field of a form. `part` keeps ids unique when there are two forms on a page. */
export type FieldProps = {
  c: ShopContext
  state: FormState
  part: string
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  autocomplete?: string
  /** The on-screen keyboard of a phone. */
  inputmode?: 'numeric' | undefined
  rules?: Rules
  hint?: string
  wide?: boolean
  required?: boolean
  /** Whether the label has the note "optional"; default: for fields that are not required. */
  isOptional?: boolean
  maxlength?: number
  /** True for a name of a person, street or city: it must contain visible letters or digits. */
  isName?: boolean
  /** The label floats over the empty field. */
  isFloating?: boolean
}

/** The `data-val-*` attributes of rules, with `data-val` when there are any. */
export const validation = (rules: Rules): Record<string, string> =>
  Object.fromEntries([
    ['data-val', 'true'],
    ...Object.entries(rules).map(([rule, value]) => [`data-val-${rule}`, String(value)]),
  ])

/** The place of a field's message; the server fills it after a refusal, form-validator before sending. */
export function FieldMessage({ id, name, text }: { id: string; name: string; text: string | undefined }) {
  return (
    <span
      id={id}
      class={text ? 'field-validation-error' : 'field-validation-valid'}
      data-valmsg-for={name}
      data-valmsg-replace="true"
    >
      {text}
    </span>
  )
}

export const Hint = ({ part, name, hint }: Pick<FieldProps, 'part' | 'name' | 'hint'>) =>
  hint && (
    <p class="hint" id={`${part}-${name}-hint`}>
      {hint}
    </p>
  )

/** The attributes that link a control with its label, hint and message. */
export function control({ c, state, part, name, label, hint, rules = {}, required = true, isName }: FieldProps) {
  const t = c.get('t')
  const error = state.errors[name]
  const all = {
    ...(required && { required: t('Shop.Form.RequiredField', { label }) }),
    ...(isName && { regex: t('Answers.Letters') }),
    ...rules,
  }
  return {
    id: `${part}-${name}`,
    name,
    class: error ? 'input-validation-error' : undefined,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': `${hint ? `${part}-${name}-hint ` : ''}${part}-${name}-message`,
    required: required || undefined,
    pattern: isName ? namePattern : undefined,
    ...(Object.keys(all).length > 0 && validation(all)),
  }
}

/** A password is never rendered again. */
export function Field(props: FieldProps) {
  const { c, state, part, name, label, type = 'text', autocomplete, inputmode, wide, maxlength = 200 } = props
  const { required = true, isOptional = !required, isFloating = false } = props
  const labelText = (
    <label for={`${part}-${name}`}>
      {label}
      {isOptional && <span class="soft"> ({c.get('t')('Shop.Form.Optional')})</span>}
    </label>
  )
  const input = (
    <input
      {...control(props)}
      type={type}
      value={type === 'password' ? undefined : (state.values[name] ?? '')}
      autocomplete={autocomplete}
      inputmode={inputmode}
      maxlength={maxlength}
    />
  )
  return (
    <div class="field" data-wide={wide ? '' : undefined}>
      {isFloating ? (
        <float-label>
          {labelText}
          {input}
        </float-label>
      ) : (
        <>
          {labelText}
          {input}
        </>
      )}
      <Hint {...props} />
      <FieldMessage id={`${part}-${name}-message`} name={name} text={state.errors[name]} />
    </div>
  )
}

export const NameFields = (field: Pick<FieldProps, 'c' | 'state' | 'part'>) =>
  [
    ['FirstName', 'given-name'],
    ['LastName', 'family-name'],
  ].map(([name = '', autocomplete = '']) => (
    <Field {...{ ...field, name, autocomplete }} label={field.c.get('t')(`Shop.Form.${name}`)} maxlength={60} isName />
  ))

type SummaryProps = Pick<FieldProps, 'c' | 'state'> & {
  /** Returns the label of a field by its name. With it, each error is listed with a link to its field. */
  part?: string
  labelOf?(name: string): string
}

/** The summary of a refused form, announced when the page opens; the fields' own messages are beside them. */
export function Summary({ c, state, part, labelOf }: SummaryProps) {
  const isWrong = Object.keys(state.errors).length > 0
  const messages = [state.message, isWrong && !labelOf && c.get('t')('Shop.Form.Check')].filter(Boolean)
  const mistakes = labelOf ? Object.entries(state.errors) : []
  const isFilled = messages.length + mistakes.length > 0
  return (
    <div
      class={isFilled ? 'validation-summary-errors' : 'validation-summary-valid'}
      data-valmsg-summary="true"
      role={isFilled ? 'alert' : undefined}
    >
      <ul>
        {messages.map((message) => (
          <li>{message}</li>
        ))}
        {mistakes.map(([name, text]) => (
          <li>
            <a href={`#${part}-${name}`}>{c.get('t')('Shop.Form.Mistake', { label: labelOf?.(name) ?? name, text })}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The link opens the terms beside the form. */
export function TermsBox({ c, state, part, link }: Pick<FieldProps, 'c' | 'state' | 'part'> & { link: string }) {
  const t = c.get('t')
  const error = state.errors.Terms
  return (
    <div class="field" data-wide>
      <label class="tick">
        <input
          type="checkbox"
          name="Terms"
          value="true"
          id={`${part}-Terms`}
          checked={state.values.Terms === 'true'}
          required
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={`${part}-Terms-message`}
          {...validation({ enforcetrue: t('Shop.Form.Terms') })}
        />
        <span>{t('Shop.Form.AgreeTerms')}</span>
      </label>
      <modal-link size="medium" heading={t('Shop.Terms.Title')}>
        <a href={link}>{t('Shop.Form.ReadTerms')}</a>
      </modal-link>
      <FieldMessage id={`${part}-Terms-message`} name="Terms" text={error} />
    </div>
  )
}
