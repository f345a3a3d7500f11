/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../context.ts'
import { Field } from '../form/field.tsx'

type CurrentPasswordProps = { c: ShopContext; state: FormState; part: string; email?: string }

/** The field of the present password. By the hidden e-mail a password manager knows the account. */
export function CurrentPassword({ c, state, part, email }: CurrentPasswordProps) {
  return (
    <>
      {email && <input type="hidden" name="Email" autocomplete="username" value={email} />}
      <Field
        c={c}
        state={state}
        part={part}
        name="CurrentPassword"
        label={c.get('t')('Pages.Password.Current')}
        type="password"
        autocomplete="current-password"
      />
    </>
  )
}
