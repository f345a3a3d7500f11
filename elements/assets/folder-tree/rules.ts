import { fold } from '../../../runtime/text/fold.ts'
import type { Folder } from '../../../stores/assets/asset.ts'

/** A visible row of the tree: a folder, or a message instead of the subfolders. */
export type Row = {
  key: string
  folder: Folder
  kind: 'folder' | 'loading' | 'failed'
  parentId: string
  level: number
  /** Undefined for a folder without subfolders. */
  isOpen: boolean | undefined
}

type State = { open: ReadonlySet<string>; waiting: Readonly<Record<string, 'loading' | 'failed'>> }

export function rowsOf(folders: readonly Folder[], state: State, parentId = '', level = 1): Row[] {
  return folders.flatMap((folder) => {
    const { id, children } = folder
    const isOpen = children?.length === 0 ? undefined : state.open.has(id)
    const row: Row = { key: id, folder, kind: 'folder', parentId, level, isOpen }
    if (!isOpen) return [row]
    if (children) return [row, ...rowsOf(children, state, id, level + 1)]
    const kind = state.waiting[id] ?? 'loading'
    return [row, { key: `${id}/${kind}`, folder, kind, parentId: id, level: level + 1, isOpen: undefined }]
  })
}

/** The action of a key at a row (APG, tree): the new focus, or the folders to open or close. */
export type Act = { focus: string } | { open: string[] } | { close: string[] }

/** The action of a key; undefined for other keys. */
export function actOf(key: string, rows: readonly Row[], active: string): Act | undefined {
  const index = Math.max(
    0,
    rows.findIndex((row) => row.key === active),
  )
  const row = rows[index]
  if (!row) return undefined
  const at = (place: number) => ({ focus: rows[Math.max(0, Math.min(rows.length - 1, place))]?.key ?? active })
  if (key === 'ArrowDown') return at(index + 1)
  if (key === 'ArrowUp') return at(index - 1)
  if (key === 'Home') return at(0)
  if (key === 'End') return at(rows.length - 1)
  if (key === 'ArrowRight') return row.isOpen === false ? { open: [row.key] } : row.isOpen ? at(index + 1) : at(index)
  if (key === 'ArrowLeft') return row.isOpen ? { close: [row.key] } : { focus: row.parentId || active }
  if (key === '*') {
    const siblings = rows.filter(({ parentId, isOpen }) => parentId === row.parentId && isOpen === false)
    return { open: siblings.map((sibling) => sibling.key) }
  }
  return undefined
}

/**
 * The row that typed letters lead to: the next one whose name begins with them. A repeated single letter leads to the
 * next match.
 */
export function typedRow(typed: string, rows: readonly Row[], active: string): string | undefined {
  const index = rows.findIndex((row) => row.key === active)
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const text = fold(isRepeated ? (typed[0] ?? '') : typed)
  const from = isRepeated ? index + 1 : Math.max(0, index)
  const around = [...rows.slice(from), ...rows.slice(0, from)]
  return around.find(({ kind, folder }) => kind === 'folder' && fold(folder.name).startsWith(text))?.key
}

/** True if the folder is the other one, or is inside it: it cannot be moved there. */
export function isInside(folders: readonly Folder[], id: string, target: string): boolean {
  const find = (all: readonly Folder[]): Folder | undefined => {
    for (const folder of all) {
      const found = folder.id === id ? folder : find(folder.children ?? [])
      if (found) return found
    }
    return undefined
  }
  const holds = (folder: Folder): boolean => folder.id === target || (folder.children ?? []).some(holds)
  const folder = find(folders)
  return folder !== undefined && holds(folder)
}
