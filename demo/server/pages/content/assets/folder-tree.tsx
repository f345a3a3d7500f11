/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { type Folder, withBelow } from '../../../shop/content/assets/folders.ts'
import { folderAddress } from './addresses.ts'

type TreeProps = { c: ShopContext; root: Folder; folders: Folder[]; current: Folder }

export function FolderLinks({ c, root, folders, current }: TreeProps) {
  return (
    <ul class="folders">
      {folders.map((folder) => (
        <li>
          <a href={folderAddress(c, root, folder)} aria-current={folder === current ? 'page' : undefined}>
            {folder.name}
          </a>
          {folder.children.length > 0 && <FolderLinks c={c} root={root} folders={folder.children} current={current} />}
        </li>
      ))}
    </ul>
  )
}

type OptionsProps = { root: Folder; chosen?: number | undefined; without?: Folder | undefined }

/** Subfolders are indented. `without` is left out with its subfolders. */
export function FolderOptions({ root, chosen, without }: OptionsProps) {
  const left = new Set((without ? withBelow(without) : []).map(({ id }) => id))
  return (
    <>
      {withBelow(root)
        .filter(({ id }) => !left.has(id))
        .map(({ id, level, name }) => (
          <option value={id} selected={id === chosen}>
            {`${'\u2003'.repeat(level)}${name}`}
          </option>
        ))}
    </>
  )
}
