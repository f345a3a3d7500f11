/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { ShopContext } from '../../../context.ts'
import type { Folder } from '../../../shop/content/assets/folders.ts'
import { longestName } from '../../../shop/content/assets/intake/names.ts'
import { FolderOptions } from './folder-tree.tsx'

type FormProps = { c: ShopContext; action: string; label: string; isQuiet?: boolean; children?: Child }

/** `action` is below `{app}/assets`. */
export function SmallForm({ c, action, label, isQuiet, children }: FormProps) {
  return (
    <form class="asset-form" method="post" action={`${c.get('app')}/assets${action}`}>
      {children}
      <button class="button" data-small data-quiet={isQuiet || undefined} type="submit">
        {label}
      </button>
    </form>
  )
}

type NameProps = { id: string; label: string; value?: string }

export const NameField = ({ id, label, value }: NameProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input id={id} name="name" value={value} required maxlength={longestName} autocomplete="off" />
  </div>
)

type Props = { c: ShopContext; root: Folder; folder: Folder }

/** The form of a new folder, and the actions on the shown folder: the root can only be renamed. */
export function FolderForms({ c, root, folder }: Props) {
  const { t } = c.var
  const isRoot = folder === root
  return (
    <details class="asset-tools">
      <summary>{t('Library.Folder.Change')}</summary>
      <SmallForm c={c} action="/folders" label={t('Library.Folder.Make')}>
        <input type="hidden" name="parentId" value={folder.id} />
        <NameField id="folder-new" label={t('Library.Folder.New')} />
      </SmallForm>
      <SmallForm c={c} action={`/folders/${folder.id}/rename`} label={t('Library.Rename')} isQuiet>
        <NameField id="folder-name" label={t('Library.Folder.Name')} value={folder.name} />
      </SmallForm>
      {!isRoot && (
        <>
          <SmallForm c={c} action={`/folders/${folder.id}/move`} label={t('Library.Move')} isQuiet>
            <div class="field">
              <label for="folder-parent">{t('Library.Folder.Into')}</label>
              <select id="folder-parent" name="parentId">
                <FolderOptions root={root} chosen={folder.parentId ?? undefined} without={folder} />
              </select>
            </div>
          </SmallForm>
          <SmallForm c={c} action={`/folders/${folder.id}/delete`} label={t('Library.Folder.Delete')} isQuiet />
        </>
      )}
    </details>
  )
}
