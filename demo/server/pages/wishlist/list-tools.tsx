/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { longestDescription, longestName } from '../../shop/wishlists/changes.ts'
import type { Wishlist } from '../../shop/wishlists/lists.ts'
import { Field, Summary } from '../form/field.tsx'

/** A birth list needs a customer, since other people buy from it. */
export function NewList({ c, state, isOpen }: { c: ShopContext; state: FormState; isOpen: boolean }) {
  const [customer, t] = [c.get('customer'), c.get('t')]
  return (
    <details class="wish-new" open={isOpen || undefined}>
      <summary>{t('Pages.Wishlist.NewList')}</summary>
      <form-validator>
        <form method="post" action={pagePath(c, '/catalog/wishlist/create')}>
          <Summary c={c} state={state} />
          <div class="fields">
            <Field
              c={c}
              state={state}
              part="new-list"
              name="Name"
              label={t('Pages.Wishlist.Name')}
              maxlength={longestName}
              wide
            />
            {customer && (
              <div class="field" data-wide>
                <label class="tick">
                  <input type="checkbox" name="kind" value="birth" checked={state.values.kind === 'birth'} />
                  <span>{t('Pages.Wishlist.IsBirth')}</span>
                </label>
              </div>
            )}
          </div>
          <p class="form-actions">
            <button class="button" data-small type="submit">
              {t('Pages.Wishlist.Create')}
            </button>
          </p>
        </form>
      </form-validator>
    </details>
  )
}

type ToolProps = { c: ShopContext; list: Wishlist; state?: FormState | undefined }

/**
 * Renames and describes a list. The ids of the fields are different for each list, so that typed values stay with their
 * list.
 */
export function Rename({ c, list, state }: ToolProps) {
  const t = c.get('t')
  const known = state ?? freshForm({ Name: list.name, Description: list.description })
  const field = { c, part: `edit-list-${list.id}`, state: known, wide: true }
  return (
    <details id={`edit-${list.id}`} open={state !== undefined || undefined}>
      <summary>{t('Pages.Wishlist.Edit')}</summary>
      <form-validator>
        <form method="post" action={pagePath(c, '/catalog/wishlist/rename')} data-part="rename">
          <Summary c={c} state={known} />
          <input type="hidden" name="Id" value={list.id} />
          <div class="fields">
            <Field {...field} name="Name" label={t('Pages.Wishlist.Name')} maxlength={longestName} />
            <Field
              {...field}
              name="Description"
              label={t('Pages.Wishlist.Description')}
              maxlength={longestDescription}
              required={false}
            />
          </div>
          <p class="form-actions">
            <button class="button" data-small type="submit">
              {t('Pages.Wishlist.Save')}
            </button>
          </p>
        </form>
      </form-validator>
    </details>
  )
}

export function Deletion({ c, list }: ToolProps) {
  const t = c.get('t')
  return (
    <confirm-dialog
      message={t('Pages.Wishlist.DeleteAsk', { name: list.name })}
      confirm-label={t('Pages.Wishlist.Delete')}
    >
      <form method="post" action={pagePath(c, '/catalog/wishlist/delete')} data-part="delete">
        <input type="hidden" name="Id" value={list.id} />
        <button class="button-link" type="submit">
          {t('Pages.Wishlist.Delete')}
        </button>
      </form>
    </confirm-dialog>
  )
}
