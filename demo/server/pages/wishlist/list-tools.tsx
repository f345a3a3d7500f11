/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { longestDescription, longestName } from '../../shop/wishlists/changes.ts'
import type { Wishlist } from '../../shop/wishlists/lists.ts'
import { Field, Summary } from '../form/field.tsx'
import { birthListPath } from './birth-list-page.tsx'

/** Makes a list. */
export function NewList({ c, state, isOpen }: { c: ShopContext; state: FormState; isOpen: boolean }) {
  const { t } = c.var
  return (
    <details open={isOpen || undefined}>
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
            />
            <div class="field">
              <label class="tick">
                <input type="checkbox" name="kind" value="birth" checked={state.values.kind === 'birth'} />
                <span>{t('Pages.Wishlist.IsBirth')}</span>
              </label>
            </div>
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

function Rename({ c, list }: { c: ShopContext; list: Wishlist }) {
  const { t } = c.var
  const field = { c, part: 'edit-list', state: freshForm({ Name: list.name, Description: list.description }) }
  return (
    <details>
      <summary>{t('Pages.Wishlist.Edit')}</summary>
      <form-validator>
        <form method="post" action={pagePath(c, '/catalog/wishlist/rename')}>
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

/** What can be done with a whole list: share, rename, delete. */
export function ListTools({ c, list }: { c: ShopContext; list: Wishlist }) {
  const { t } = c.var
  const shared = birthListPath(c, list)
  return (
    <div class="aside-note">
      {list.kind === 'birth' && (
        <p>
          {t('Pages.Wishlist.Share')} <a href={shared}>{`${new URL(c.var.site).origin}${shared}`}</a>
        </p>
      )}
      <Rename c={c} list={list} />
      <confirm-dialog
        message={t('Pages.Wishlist.DeleteAsk', { name: list.name })}
        confirm-label={t('Pages.Wishlist.Delete')}
      >
        <form method="post" action={pagePath(c, '/catalog/wishlist/delete')}>
          <input type="hidden" name="Id" value={list.id} />
          <button class="button-link" type="submit">
            {t('Pages.Wishlist.Delete')}
          </button>
        </form>
      </confirm-dialog>
    </div>
  )
}
