/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../../context.ts'
import { longestNote } from '../../../shop/orders/refunds/states.ts'
import { FieldMessage } from '../../form/field.tsx'

/** `of` is the request that the note answers, and `state` the form if it was refused. */
export function StaffNote({ c, of, state }: { c: ShopContext; of: string; state: FormState | undefined }) {
  const { t } = c.var
  const wrong = state?.errors.Note
  const id = `${of}-Note`
  return (
    <div class="field">
      <label for={id}>
        {t('Orders.Refund.Note')} <span class="soft">({t('Orders.Refund.NoteWhen')})</span>
      </label>
      <textarea
        id={id}
        name="Note"
        rows={2}
        maxlength={longestNote}
        aria-describedby={`${id}-message`}
        aria-invalid={wrong ? 'true' : undefined}
      >
        {state?.values.Note ?? ''}
      </textarea>
      <FieldMessage id={`${id}-message`} name="Note" text={wrong} />
    </div>
  )
}
